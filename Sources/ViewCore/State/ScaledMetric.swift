/// A number that is larger the larger the user's texts are.
///
/// ```swift
/// struct Badge: View {
///   @ScaledMetric(relativeTo: .body) private var side = 24.0
///
///   var body: some View {
///     Circle().frame(width: side, height: side)
///   }
/// }
/// ```
///
/// It follows ``EnvironmentValues/dynamicTypeSize``. A browser scales all text styles alike, so that the style makes no
/// difference.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let usual: Value
  private var values: EnvironmentValues?

  /// Creates a number that scales as a text style does.
  ///
  /// - Parameters:
  ///   - wrappedValue: The number for texts of the usual size.
  ///   - textStyle: The text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    usual = wrappedValue
  }

  /// Creates a number that scales as body texts do.
  ///
  /// - Parameter wrappedValue: The number for texts of the usual size.
  public init(wrappedValue: Value) {
    usual = wrappedValue
  }

  /// The number for the current size of texts.
  ///
  /// Outside of a view on the screen it is the number for the usual size.
  public var wrappedValue: Value {
    guard let values else { return usual }
    return usual * Value(values.dynamicTypeSize.scale)
  }
}

extension ScaledMetric: StoredDynamicProperty {
  package static var ignoresLaterValues: Bool { false }

  package mutating func install(
    in slot: inout AnyObject?,
    owner: any DynamicPropertyOwner,
    environment: EnvironmentValues
  ) {
    values = environment
  }
}
