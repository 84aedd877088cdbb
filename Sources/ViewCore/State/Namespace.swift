internal import ConcurrencyExtras

/// An id that differs from all others, and that belongs to a view as long as it is on the screen.
///
/// It serves as the id of a view to scroll to, or as the name of a coordinate space:
///
/// ```swift
/// struct Letter: View {
///   @Namespace private var top
///
///   var body: some View {
///     ScrollViewReader { proxy in
///       ScrollView {
///         Text(text).id(top)
///         Button("To the top") { proxy.scrollTo(top) }
///       }
///     }
///   }
/// }
/// ```
///
/// The ids of ``WebSwiftUI/View/matchedGeometryEffect(id:in:properties:anchor:isSource:)`` count within it.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  @State private var id = ID()

  /// Creates a namespace.
  public init() {}

  /// The id, which stays the same while the view is on the screen.
  public var wrappedValue: ID { id }

  /// A value that differs from those of all other namespaces.
  public struct ID: Hashable, Sendable {
    private static let count = Locked(0)

    private let number: Int

    fileprivate init() {
      number = Self.count.withLock {
        $0 += 1
        return $0
      }
    }

    /// The name of an id in this namespace for the page, which reads nothing of the id in it.
    func key(of id: some Hashable) -> String { "\(number) \(id.hashValue)" }
  }
}
