public import Foundation

/// A dialog that offers choices, as a value: what it says, and the actions of its buttons.
///
/// A feature keeps one in its state for as long as the dialog is shown:
///
/// ```swift
/// enum Action: Equatable { case share, delete }
///
/// let dialog = ConfirmationDialogState<Action>(titleVisibility: .visible) {
///   TextState("What shall become of it?")
/// } actions: {
///   ButtonState(action: .share) { TextState("Share") }
///   ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
/// }
/// ```
///
/// Two dialogs that say the same are equal: neither ``id`` nor ``titleVisibility`` takes part in
/// comparisons, as in the original library.
public struct ConfirmationDialogState<Action>: Identifiable {
  /// An id of its own for each dialog that is made.
  public let id: UUID

  /// The buttons from first to last.
  public var buttons: [ButtonState<Action>]

  /// The text below the title.
  public var message: TextState?

  /// The title of the dialog.
  public var title: TextState

  /// Whether the title is shown.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility

  /// Creates a dialog that shows its title or not.
  ///
  /// - Parameters:
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: The title of the dialog.
  ///   - actions: The buttons from first to last.
  ///   - message: The text below the title.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      id: UUID(),
      buttons: actions(),
      message: message?(),
      title: title(),
      titleVisibility: titleVisibility
    )
  }

  /// Creates a dialog that shows its title where that is usual.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - actions: The buttons from first to last.
  ///   - message: The text below the title.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(titleVisibility: .automatic, title: title, actions: actions, message: message)
  }

  init(
    id: UUID,
    buttons: [ButtonState<Action>],
    message: TextState?,
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility
  ) {
    self.id = id
    self.buttons = buttons
    self.message = message
    self.title = title
    self.titleVisibility = titleVisibility
  }

  /// This dialog with the actions of its buttons made into others.
  ///
  /// - Parameter transform: Makes an action of an action. It is given `nil` for a button that sends
  ///   nothing, and returns `nil` for one that shall send nothing.
  /// - Returns: A dialog with the same id, texts and roles.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id: id,
      buttons: buttons.map { $0.map(transform) },
      message: message,
      title: title,
      titleVisibility: titleVisibility
    )
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}
