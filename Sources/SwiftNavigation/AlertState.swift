public import Foundation

/// An alert as a value: its texts, and the actions of its buttons.
///
/// A feature keeps it in its state while the alert is shown. A test asserts which alert the user sees, and taps its
/// buttons:
///
/// ```swift
/// enum Action: Equatable { case confirmDeletion }
///
/// let alert = AlertState<Action> {
///   TextState("Delete this item?")
/// } actions: {
///   ButtonState(role: .destructive, action: .confirmDeletion) {
///     TextState("Delete")
///   }
///   ButtonState(role: .cancel) {
///     TextState("Keep")
///   }
/// } message: {
///   TextState("It cannot be brought back.")
/// }
/// ```
///
/// Alerts with the same texts and buttons are equal: comparisons ignore ``id``.
public struct AlertState<Action>: Identifiable {
  /// A new id for each alert.
  public let id: UUID

  /// The buttons from first to last.
  ///
  /// Without buttons, views show one that dismisses the alert.
  public var buttons: [ButtonState<Action>]

  /// The text below the title.
  public var message: TextState?

  /// The title of the alert.
  public var title: TextState

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - actions: The buttons from first to last.
  ///   - message: The text below the title.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(id: UUID(), buttons: actions(), message: message?(), title: title())
  }

  init(id: UUID, buttons: [ButtonState<Action>], message: TextState?, title: TextState) {
    self.id = id
    self.buttons = buttons
    self.message = message
    self.title = title
  }

  /// The same alert with other actions.
  ///
  /// - Parameter transform: Makes the new action. It receives `nil` for a button without an action, and returns `nil`
  ///   for a button that sends no action.
  /// - Returns: An alert with the same id, texts and roles.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id,
      buttons: buttons.map { $0.map(transform) },
      message: message,
      title: title
    )
  }
}

extension AlertState: Sendable where Action: Sendable {}
