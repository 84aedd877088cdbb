/// A view whose body runs again only if its value differs, as its own `==` decides.
///
/// ``View/equatable()`` makes one:
///
/// ```swift
/// ChartView(points: points).equatable()
/// ```
///
/// A body also runs again when observed state that it read changes.
///
/// Where we differ: every view is compared with its former value, so this is needed only where `==` ignores a property.
public struct EquatableView<Content: Equatable & View> {
  /// The view.
  public var content: Content

  /// Creates a view that is compared with its former value.
  public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View {
  public var body: some View { content }
}

nonisolated extension View where Self: Equatable {
  /// Runs the body of the view again only if its value differs, as its own `==` decides.
  ///
  /// - Returns: The view, which is compared with its former value.
  public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
