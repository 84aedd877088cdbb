/// Shows the label in front of frosted glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  let name: String? = "glass bordered"

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// Shows the label in front of glass in the accent color.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  let name: String? = "glass prominent"

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Shows the label in front of frosted glass.
  public static var glass: Self { Self() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Shows the label in front of glass in the accent color.
  public static var glassProminent: Self { Self() }
}
