public import Foundation
import IssueReporting
#if canImport(Darwin)
import SwiftUI
#else
import ViewValues
#endif

/// A button as a value: its label, its role, and what a tap sends.
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
  /// An id of its own for each button that is made; it takes no part in comparisons.
  public let id: UUID

  /// What a tap sends.
  public let action: ButtonStateAction<Action>

  /// What the button says.
  public let label: TextState

  /// What the button is for, where that changes how it looks.
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

  /// Gives what a tap sends to a closure, whose changes move where the action says so.
  ///
  /// - Parameter perform: Does what a tap does, with `nil` for a button that sends nothing.
  public func withAction(_ perform: (Action?) -> Void) {
    switch action.type {
    case .animatedSend(let action, let animation): withAnimation(animation) { perform(action) }
    case .send(let action): perform(action)
    }
  }

  /// Gives what a tap sends to a closure that may wait.
  ///
  /// An action with an animation is reported: changes after a wait are in no transaction. It is performed
  /// all the same.
  ///
  /// - Parameter perform: Does what a tap does, with `nil` for a button that sends nothing.
  @MainActor
  public func withAction(_ perform: @MainActor (Action?) async -> Void) async {
    if case .animatedSend(.some, _) = action.type {
      reportIssue(Issues.animatedAsynchronously(self))
    }
    await perform(action.action)
  }

  /// This button with its action made into another.
  ///
  /// - Parameter transform: Makes an action of an action. It is given `nil` for a button that sends
  ///   nothing, and returns `nil` for one that shall send nothing.
  /// - Returns: A button with the same id, label and role.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, role: role, action: action.map(transform), label: label)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: Equatable where Action: Equatable {
  /// Whether two buttons say and do the same, whatever their ids.
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
