/// How text fields look.
///
/// The styles are the library's own, as in SwiftUI; an app picks one with
/// ``View/textFieldStyle(_:)``.
public protocol TextFieldStyle {}

/// A style that the stylesheet draws.
protocol DrawnTextFieldStyle: TextFieldStyle {
  /// The name of the look, or `nil` for the usual one.
  var name: String? { get }
}

/// The look that suits the place.
public struct DefaultTextFieldStyle: DrawnTextFieldStyle {
  var name: String? { nil }
  public init() {}
}

/// The text alone.
public struct PlainTextFieldStyle: DrawnTextFieldStyle {
  var name: String? { "bare" }
  public init() {}
}

/// A frame with round corners.
public struct RoundedBorderTextFieldStyle: DrawnTextFieldStyle {
  var name: String? { "rounded" }
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: Self { Self() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
}

extension View {
  /// Sets how the text fields inside look.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its text fields in the style.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyleName, (style as? any DrawnTextFieldStyle)?.name)
  }
}

extension EnvironmentValues {
  private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: String? { nil }
  }

  var textFieldStyleName: String? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}
