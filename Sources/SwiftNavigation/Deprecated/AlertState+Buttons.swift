import Foundation

extension AlertState {
  /// Creates an alert of its parts.
  @available(*, deprecated, message: "Use 'init(title:actions:message:)'.")
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    self.init(id: UUID(), buttons: buttons, message: message, title: title)
  }

  /// Creates an alert with one button, or with the one that views add.
  @available(*, deprecated, message: "Use 'init(title:actions:message:)'.")
  public init(
    title: TextState,
    message: TextState? = nil,
    dismissButton: ButtonState<Action>? = nil
  ) {
    let buttons = dismissButton.map { [$0] } ?? []
    self.init(id: UUID(), buttons: buttons, message: message, title: title)
  }

  /// Creates an alert with two buttons.
  @available(*, deprecated, message: "Use 'init(title:actions:message:)'.")
  public init(
    title: TextState,
    message: TextState? = nil,
    primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    let buttons = [primaryButton, secondaryButton]
    self.init(id: UUID(), buttons: buttons, message: message, title: title)
  }
}
