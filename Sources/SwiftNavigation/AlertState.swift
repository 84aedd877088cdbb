public import Foundation

/// An alert as a value: what it says, and the actions of its buttons.
///
/// A feature keeps one in its state for as long as the alert is shown, so that a test can say which
/// alert a person sees, and tap its buttons:
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
/// Two alerts that say the same are equal: ``id`` tells apart when they were made and takes no part
/// in comparisons.
public struct AlertState<Action>: Identifiable {
  /// An id of its own for each alert that is made.
  public let id: UUID

  /// The buttons from first to last.
  ///
  /// Without any, views show one that dismisses the alert.
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

  /// This alert with the actions of its buttons made into others.
  ///
  /// - Parameter transform: Makes an action of an action. It is given `nil` for a button that sends
  ///   nothing, and returns `nil` for one that shall send nothing.
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
