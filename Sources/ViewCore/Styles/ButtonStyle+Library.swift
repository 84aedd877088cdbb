/// A style whose buttons the stylesheet draws.
protocol DrawnButtonStyle: PrimitiveButtonStyle {
  /// The name of the look, or `nil` for the usual one.
  var name: String? { get }
}

extension DrawnButtonStyle {
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

/// The look that suits the place.
public struct DefaultButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  let name: String? = nil

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  let name: String? = "bare"

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// The label in the colour of controls, without a ground.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  let name: String? = "borderless"

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// The label on a quiet ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  let name: String? = "bordered"

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// The label on a ground in the colour of controls.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, DrawnButtonStyle {
  let name: String? = "prominent"

  public init() {}

  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that suits the place.
  public static var automatic: Self { Self() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the colour of controls, without a ground.
  public static var borderless: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a quiet ground.
  public static var bordered: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a ground in the colour of controls.
  public static var borderedProminent: Self { Self() }
}
