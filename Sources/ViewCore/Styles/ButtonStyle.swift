/// A style with which an app draws buttons itself.
///
/// ```swift
/// struct Fading: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
///   }
/// }
///
/// Button("Save", action: save).buttonStyle(Fading())
/// ```
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// The type of the body.
  associatedtype Body: View

  /// Creates the content of a button.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button that a style draws.
public struct ButtonStyleConfiguration {
  /// The label of the button that the app created.
  public struct Label {
    let content: AnyView
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The content of the button.
  public let label: Label
  /// Whether the user is pressing the button.
  public let isPressed: Bool
}

/// A style with which an app draws buttons and runs their actions itself.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the body.
  associatedtype Body: View

  /// Creates the view of a button.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button that a primitive style draws.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button that the app created.
  public struct Label {
    let content: AnyView
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The content of the button.
  public let label: Label
  var purpose = ButtonPurpose.action
  let action: () -> Void

  /// Runs the action of the button.
  @MainActor
  public func trigger() {
    action()
  }
}

nonisolated extension View {
  /// Sets the style of the buttons inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its button style.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, value: style) {
      $1[styles: (any PrimitiveButtonStyle).self].append($0)
    }
  }

  /// Sets the style of the buttons inside.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its button style.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    buttonStyle(PressableStyle(style: style))
  }
}

/// A button with a style that leaves the action to the library.
private struct PressableStyle<Style: ButtonStyle> {
  let style: Style
}

extension PressableStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: style, configuration: configuration)
  }
}

/// A style that draws the label of any control, such as a menu or a link.
@MainActor
protocol LabelDrawingStyle: PrimitiveButtonStyle {
  /// Returns the look of a control that is not pressed.
  func drawing(_ label: AnyView) -> AnyView
}

extension PressableStyle: LabelDrawingStyle {
  func drawing(_ label: AnyView) -> AnyView {
    AnyView(
      StyleBody(style: style) {
        $0.makeBody(
          configuration: .init(role: nil, label: .init(content: label), isPressed: false)
        )
      }
    )
  }
}

private struct PressableButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    ButtonElement(
      name: "bare",
      role: configuration.role,
      purpose: configuration.purpose,
      action: configuration.action,
      pressed: { isPressed = $0 },
      label: StyleBody(style: style) { style in
        style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: configuration.role,
            label: .init(content: configuration.label.content),
            isPressed: isPressed
          )
        )
      }
    )
  }
}

extension ButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}
