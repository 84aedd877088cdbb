/// How text fields look.
///
/// The styles are the library's own, as in SwiftUI; an app picks one with
/// ``View/textFieldStyle(_:)``.
public protocol TextFieldStyle {
  /// Which look it is.
  ///
  /// Only the library can make one.
  var _look: _TextFieldLook { get }
}

/// The look of a text field, by its name in the stylesheet.
public struct _TextFieldLook: Sendable {
  /// `nil` for the usual one.
  let name: String?
}

/// The look that suits the place.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public var _look: _TextFieldLook { _TextFieldLook(name: nil) }
  public init() {}
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  public var _look: _TextFieldLook { _TextFieldLook(name: "bare") }
  public init() {}
}

/// A frame with round corners.
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
  /// Sets how the text fields inside look.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its text fields in the style.
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
