/// A style of text fields, which an app can declare.
///
/// ```swift
/// struct SearchFieldStyle: TextFieldStyle {
///   func _body(configuration: TextField<_Label>) -> some View {
///     HStack {
///       Image(systemName: "magnifyingglass")
///       configuration
///     }
///     .padding(8)
///     .background(.quaternary, in: .capsule)
///   }
/// }
/// ```
///
/// The field in the body has the next outer style. Select a style with ``View/textFieldStyle(_:)``. A
/// ``SecureField`` is such a field, too, that hides its text. As in SwiftUI, the field of a search has its own look.
@MainActor
@preconcurrency
public protocol TextFieldStyle {
  /// The type of the label of a field.
  typealias _Label = _TextFieldStyleLabel

  /// The type of the body.
  associatedtype _Body: View

  /// Creates the view of a text field.
  ///
  /// The name has an underscore because SwiftUI's has.
  ///
  /// - Parameter configuration: The field.
  /// - Returns: The view.
  @ViewBuilder
  func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field that a style draws.
public struct _TextFieldStyleLabel {
  /// The label, if the field shows it itself.
  let title: Text?
  let content: AnyView
}

extension _TextFieldStyleLabel: View {
  public var body: some View { content }
}

/// A style of the library, which is a class of the stylesheet.
protocol LibraryTextFieldStyle: TextFieldStyle {
  /// The class, or `nil` for the default look.
  nonisolated var className: String? { get }
}

/// The default style of the context.
public struct DefaultTextFieldStyle: TextFieldStyle, LibraryTextFieldStyle {
  nonisolated var className: String? { nil }

  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Shows the text alone.
public struct PlainTextFieldStyle: TextFieldStyle, LibraryTextFieldStyle {
  nonisolated var className: String? { "bare" }

  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Draws a border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, LibraryTextFieldStyle {
  nonisolated var className: String? { "rounded" }

  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: Self { Self() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: Self { Self() }
}

nonisolated extension View {
  /// Sets the style of the text fields inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its text field style.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, value: style) {
      $1[styles: (any TextFieldStyle).self].append($0)
    }
  }
}

extension EnvironmentValues {
  /// The class of the innermost style of the library around the view.
  var textFieldStyleName: String? {
    let styles = self[styles: (any TextFieldStyle).self]
    return styles.lazy.reversed().compactMap { $0 as? any LibraryTextFieldStyle }.first?.className
  }

  /// The innermost style around the view, if the app has declared it.
  var ownTextFieldStyle: (any TextFieldStyle)? {
    let style = self[styles: (any TextFieldStyle).self].last
    return style is any LibraryTextFieldStyle ? nil : style
  }
}
