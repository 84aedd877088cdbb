public import Foundation
import IssueReporting
#if canImport(Darwin)
import SwiftUI
#else
import ViewValues
#endif

/// A button as a value: its label, its role, and the action of a tap.
///
/// ```swift
/// enum Action { case delete }
///
/// let delete = ButtonState<Action>(role: .destructive, action: .delete) { TextState("Delete") }
/// let cancel = ButtonState<Action>(role: .cancel) { TextState("Cancel") }
/// ```
///
/// A button without an action dismisses what it is a part of, and sends nothing.
public struct ButtonState<Action>: Identifiable {
  /// A new id for each button; comparisons ignore it.
  public let id: UUID

  /// The action of a tap.
  public let action: ButtonStateAction<Action>

  /// The label of the button.
  public let label: TextState

  /// The purpose of the button, which changes its look.
  public let role: ButtonStateRole?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - action: The action that a tap sends.
  ///   - label: The label of the button.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: UUID(), role: role, action: action, label: label())
  }

  /// Creates a button that sends an action.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - action: The action.
  ///   - label: The label of the button.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(role: role, action: .send(action), label: label)
  }

  private init(
    id: UUID,
    role: ButtonStateRole?,
    action: ButtonStateAction<Action>,
    label: TextState
  ) {
    self.id = id
    self.action = action
    self.label = label
    self.role = role
  }

  /// Passes the action of a tap to a closure, with the animation of the action.
  ///
  /// - Parameter perform: Performs the action, or receives `nil` for a button without one.
  public func withAction(_ perform: (Action?) -> Void) {
    switch action.type {
    case .animatedSend(let action, let animation): withAnimation(animation) { perform(action) }
    case .send(let action): perform(action)
    }
  }

  /// Passes the action of a tap to an asynchronous closure.
  ///
  /// An action with an animation reports an issue, because changes after a suspension are not in a transaction. The
  /// closure then runs without the animation.
  ///
  /// - Parameter perform: Performs the action, or receives `nil` for a button without one.
  @MainActor
  public func withAction(_ perform: @MainActor (Action?) async -> Void) async {
    if case .animatedSend(.some, _) = action.type {
      reportIssue(Issues.animatedAsynchronously(self))
    }
    await perform(action.action)
  }

  /// The same button with another action.
  ///
  /// - Parameter transform: Makes the new action. It receives `nil` for a button without an action, and returns `nil`
  ///   for a button that sends no action.
  /// - Returns: A button with the same id, label and role.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, role: role, action: action.map(transform), label: label)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: Equatable where Action: Equatable {
  /// Whether two buttons have equal labels, roles and actions.
  ///
  /// Ids are ignored.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action == rhs.action && lhs.label == rhs.label && lhs.role == rhs.role
  }
}

extension ButtonState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(label)
    hasher.combine(role)
  }
}
