internal import Sharing

/// An action that a store has begun to handle.
///
/// A recording has one while the reducer runs. So a file that a crash leaves has the action in which the app crashed.
public struct UnfinishedAction<State, Action> {
  /// The number that the action would have in its recording.
  public let number: Int

  /// The action.
  public let action: Action

  /// The state before the action.
  public let stateBefore: State

  /// The sender of the action.
  public let origin: RecordedOrigin

  /// Why the reducer was handling the action once more, or nil if it was handling it for the first time.
  public var repetition: ActionRepetition?

  /// The shared values of a repetition, which are not those of the app.
  var sharedRoots: SharedRoots = [:]

  /// The cases of the action without their values, such as `.row(id: _, .tapped)`.
  public var name: String { ActionLabel.name(of: action) }

  /// The action with its values, as a readable dump.
  public var dump: String { Issues.dump(action) }
}
