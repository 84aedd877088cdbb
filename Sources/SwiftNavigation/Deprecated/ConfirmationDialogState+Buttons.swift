import Foundation

extension ConfirmationDialogState {
  /// Creates a dialog of its parts.
  @available(*, deprecated, message: "Use 'init(titleVisibility:title:actions:message:)'.")
  public init(
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility,
    message: TextState? = nil,
    buttons: [ButtonState<Action>] = []
  ) {
    self.init(
      id: UUID(),
      buttons: buttons,
      message: message,
      title: title,
      titleVisibility: titleVisibility
    )
  }

  /// Creates a dialog of its parts that shows its title where that is usual.
  @available(*, deprecated, message: "Use 'init(title:actions:message:)'.")
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>] = []) {
    self.init(title: title, titleVisibility: .automatic, message: message, buttons: buttons)
  }
}

/// The name that a confirmation dialog had before.
@available(*, deprecated, renamed: "ConfirmationDialogState")
public typealias ActionSheetState<Action> = ConfirmationDialogState<Action>
