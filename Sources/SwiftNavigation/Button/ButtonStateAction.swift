#if canImport(Darwin)
public import SwiftUI
#else
public import ViewValues
#endif

/// The action of a tap on a button.
public struct ButtonStateAction<Action> {
  /// The way of sending.
  public let type: _ActionType

  /// Sends an action.
  ///
  /// - Parameter action: The action. A button with `nil` dismisses, and sends nothing.
  /// - Returns: The action of a tap.
  public static func send(_ action: Action?) -> Self {
    Self(type: .send(action))
  }

  /// Sends an action whose changes are animated.
  ///
  /// ```swift
  /// ButtonState(action: .send(.delete, animation: .default)) { TextState("Delete") }
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action. A button with `nil` dismisses, and sends nothing.
  ///   - animation: The animation of the changes.
  /// - Returns: The action of a tap.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    Self(type: .animatedSend(action, animation: animation))
  }

  /// The action, if any is sent.
  public var action: Action? {
    switch type {
    case .animatedSend(let action, _), .send(let action): action
    }
  }

  /// The same with another action.
  ///
  /// - Parameter transform: Makes the new action. It receives `nil` if no action is sent.
  /// - Returns: The new action of a tap.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonStateAction<NewAction> {
    switch type {
    case .animatedSend(let action, let animation): .send(transform(action), animation: animation)
    case .send(let action): .send(transform(action))
    }
  }

  /// The ways in which an action is sent.
  public enum _ActionType {
    case send(Action?)
    case animatedSend(Action?, animation: Animation?)
  }
}

extension ButtonStateAction: Sendable where Action: Sendable {}
extension ButtonStateAction._ActionType: Sendable where Action: Sendable {}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction._ActionType: Equatable where Action: Equatable {}

extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction._ActionType: Hashable where Action: Hashable {}
