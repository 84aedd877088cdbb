public import Foundation

/// A dialog with choices, as a value: its texts, and the actions of its buttons.
///
/// A feature keeps it in its state while the dialog is shown:
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
/// Dialogs with the same texts and buttons are equal: comparisons ignore ``id`` and ``titleVisibility``, as in the
/// original library.
public struct ConfirmationDialogState<Action>: Identifiable {
  /// A new id for each dialog.
  public let id: UUID

  /// The buttons from first to last.
  public var buttons: [ButtonState<Action>]

  /// The text below the title.
  public var message: TextState?

  /// The title of the dialog.
  public var title: TextState

  /// Whether the title is shown.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility

  /// Creates a dialog with a visible or hidden title.
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

  /// Creates a dialog with the automatic visibility of its title.
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

  /// The same dialog with other actions.
  ///
  /// - Parameter transform: Makes the new action. It receives `nil` for a button without an action, and returns `nil`
  ///   for a button that sends no action.
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
