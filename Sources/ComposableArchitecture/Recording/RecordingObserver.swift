/// A tool that is told of everything that a ``StoreRecording`` records, when it happens.
///
/// A file of an app's last actions, a counter of what users do, or a check of each change is such a tool:
///
/// ```swift
/// final class ActionLog: RecordingObserver {
///   var lines: [String] = []
///
///   func didHandle(_ action: RecordedAction<Counter.State, Counter.Action>) {
///     lines.append("\(action.number) \(action.name), sent by \(action.origin)")
///   }
/// }
///
/// let recording = StoreRecording<Counter.State, Counter.Action>(limit: 1)
/// recording.add(ActionLog())
/// let store = Store(initialState: Counter.State(), recording: recording) {
///   Counter()
/// }
/// ```
///
/// A recording with a limit of 1 keeps only the last action for itself. A store without a recording has no observers, and
/// does no work for them.
///
/// The functions are called while the store handles the action: observers of the state have not been notified yet. An
/// action that is sent in them is handled next.
/// The original library has no such observers. A reducer around a feature sees its actions as well, but not who sent them,
/// and not when effects end.
@MainActor
public protocol RecordingObserver<State, Action>: AnyObject {
  /// The state of the recorded feature.
  associatedtype State
  /// The actions of the recorded feature.
  associatedtype Action

  /// The reducer has handled an action, and its effects have not begun.
  ///
  /// - Parameter action: The action with its sender and the states before and after it.
  func didHandle(_ action: RecordedAction<State, Action>)

  /// An effect has begun.
  ///
  /// - Parameter effect: The effect, which names the action that started it.
  func didBegin(_ effect: RecordedEffect)

  /// An effect has ended, or was cancelled.
  ///
  /// - Parameter effect: The effect that ``didBegin(_:)`` was called with.
  func didEnd(_ effect: RecordedEffect)

  /// The store goes back to an earlier state, and the effects of the abandoned future were cancelled.
  ///
  /// - Parameter jump: The jump, which is in ``StoreRecording/jumps``.
  func didGoBack(_ jump: RecordedJump)
}

extension RecordingObserver {
  /// Ignores the beginning of effects.
  public func didBegin(_ effect: RecordedEffect) {}

  /// Ignores the end of effects.
  public func didEnd(_ effect: RecordedEffect) {}

  /// Ignores returns to earlier states.
  public func didGoBack(_ jump: RecordedJump) {}
}

extension StoreRecording {
  /// Adds a tool that is told of everything that happens from now on.
  ///
  /// - Parameter observer: The tool, which the recording keeps. Tools are called in the order in which they were added.
  public func add(_ observer: some RecordingObserver<State, Action>) {
    observers.append(observer)
  }
}
