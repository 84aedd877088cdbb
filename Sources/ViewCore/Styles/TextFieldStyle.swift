/// The look of a text field.
///
/// Only the library has such styles, as in SwiftUI. Select one with ``View/textFieldStyle(_:)``.
public protocol TextFieldStyle {
  /// Identifies the look.
  ///
  /// Only the library creates values of this type.
  var _look: _TextFieldLook { get }
}

/// The look of a text field, with its class in the stylesheet.
public struct _TextFieldLook: Sendable {
  /// The class, or `nil` for the default look.
  let name: String?
}

/// The default style of the context.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public var _look: _TextFieldLook { _TextFieldLook(name: nil) }
  public init() {}
}

/// Shows the text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  public var _look: _TextFieldLook { _TextFieldLook(name: "bare") }
  public init() {}
}

/// Draws a border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public var _look: _TextFieldLook { _TextFieldLook(name: "rounded") }
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

nonisolated extension View {
  /// Sets the style of the text fields inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its text field style.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyleName, style._look.name)
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
