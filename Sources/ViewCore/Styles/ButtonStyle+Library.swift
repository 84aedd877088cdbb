/// A style that the stylesheet draws.
protocol DrawnButtonStyle: PrimitiveButtonStyle {
  /// The class of the look, or `nil` for the default one.
  var name: String? { get }
  /// The ground of glass in CSS, or `nil` for that of the look.
  var ground: String? { get }
}

extension DrawnButtonStyle {
  var ground: String? { nil }

  func element(_ configuration: Configuration) -> ButtonElement<Configuration.Label> {
    ButtonElement(
      name: name,
      role: configuration.role,
      purpose: configuration.purpose,
      action: configuration.action,
      label: configuration.label
    )
  }
}

/// The default style of the context.
public struct DefaultButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  let name: String? = nil

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// Shows the label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  let name: String? = "bare"

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// Shows the label in the accent color, without a background.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  let name: String? = "borderless"

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// Shows the label on a light background.
public struct BorderedButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  let name: String? = "bordered"

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// Shows the label on a background in the accent color.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  let name: String? = "prominent"

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style of the context.
  public static var automatic: Self { Self() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Shows the label alone.
  public static var plain: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Shows the label in the accent color, without a background.
  public static var borderless: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Shows the label on a light background.
  public static var bordered: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Shows the label on a background in the accent color.
  public static var borderedProminent: Self { Self() }
}
