/// What a tap of a button sends.
public struct ButtonStateAction<Action> {
  /// The way in which it is sent.
  public let type: _ActionType

  /// Sends an action.
  ///
  /// - Parameter action: The action. A button with `nil` dismisses, and sends nothing.
  /// - Returns: What a tap sends.
  public static func send(_ action: Action?) -> Self {
    Self(type: .send(action))
  }

  /// The action, if any is sent.
  public var action: Action? {
    switch type {
    case .send(let action): action
    }
  }

  /// This with its action made into another.
  ///
  /// - Parameter transform: Makes an action of an action. It is given `nil` where nothing is sent.
  /// - Returns: What a tap sends instead.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonStateAction<NewAction> {
    switch type {
    case .send(let action): .send(transform(action))
    }
  }

  /// The ways in which an action is sent.
  ///
  /// With SwiftUI's animations there will be another; the name and the shape are the original's.
  public enum _ActionType {
    case send(Action?)
  }
}

extension ButtonStateAction: Sendable where Action: Sendable {}
extension ButtonStateAction._ActionType: Sendable where Action: Sendable {}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction._ActionType: Equatable where Action: Equatable {}

extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction._ActionType: Hashable where Action: Hashable {}
