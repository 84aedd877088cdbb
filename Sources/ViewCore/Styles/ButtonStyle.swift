/// How buttons look: what an app declares to draw buttons itself.
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
  /// The type of view that the style makes.
  associatedtype Body: View

  /// What a button shows.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a style knows of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a style knows of a button that it draws.
public struct ButtonStyleConfiguration {
  /// What the button shows, as the app said it.
  public struct Label {
    let content: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether a person presses the button now.
  public let isPressed: Bool
}

/// How buttons look and when they act: what an app declares to draw and run buttons itself.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of view that the style makes.
  associatedtype Body: View

  /// What stands for a button.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a style knows of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a style knows of a button that it draws and runs.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows, as the app said it.
  public struct Label {
    let content: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  var purpose = ButtonPurpose.action
  let action: () -> Void

  /// Does what the button does.
  @MainActor
  public func trigger() {
    action()
  }
}

nonisolated extension View {
  /// Sets how the buttons inside look.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its buttons in the style.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, value: style) { $1.buttonStyles.append($0) }
  }

  /// Sets how the buttons inside look.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with its buttons in the style.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    buttonStyle(PressableStyle(style: style))
  }
}

extension EnvironmentValues {
  private enum ButtonStylesKey: EnvironmentKey {
    static var defaultValue: [any PrimitiveButtonStyle] { [] }
  }

  /// The styles of the views around, the innermost last.
  var buttonStyles: [any PrimitiveButtonStyle] {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

/// Draws a button by a style that leaves the running to the library.
private struct PressableStyle<Style: ButtonStyle> {
  let style: Style
}

extension PressableStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: style, configuration: configuration)
  }
}

/// A style that draws what a control shows, whatever runs the control.
@MainActor
protocol LabelDrawingStyle: PrimitiveButtonStyle {
  /// What a control that is not pressed shows.
  func drawing(_ label: AnyView) -> AnyView
}

extension PressableStyle: LabelDrawingStyle {
  func drawing(_ label: AnyView) -> AnyView {
    AnyView(
      StyledView(style: style) {
        $0.makeBody(
          configuration: .init(role: nil, label: .init(content: label), isPressed: false)
        )
      } leaveStyle: { _ in
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
      label: StyledView(style: style) { style in
        style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: configuration.role,
            label: .init(content: configuration.label.content),
            isPressed: isPressed
          )
        )
      } leaveStyle: { _ in
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
