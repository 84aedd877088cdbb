/// Shows the label in front of glass, which is frosted if nothing else is said.
///
/// ```swift
/// Button("Undo") { undo() }
///   .buttonStyle(.glass(.clear))
/// ```
public struct GlassButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  private let glass: Glass

  /// Creates the style.
  public init() {
    self.init(.regular)
  }

  /// Creates the style with a kind of glass.
  ///
  /// - Parameter glass: The glass. With ``Glass/identity`` there is the label alone.
  public init(_ glass: Glass) {
    self.glass = glass
  }

  var name: String? {
    guard glass.paint != nil else { return "borderless" }
    return glass.isInteractive ? "interactive glass bordered" : "glass bordered"
  }

  var ground: String? {
    glass.interactive(false) == .regular ? nil : glass.paint?.css
  }

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

  /// Shows the label in front of a kind of glass, such as clear glass.
  ///
  /// - Parameter glass: The glass.
  /// - Returns: The style.
  public static func glass(_ glass: Glass) -> Self { Self(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Shows the label in front of glass in the accent color.
  public static var glassProminent: Self { Self() }
}
