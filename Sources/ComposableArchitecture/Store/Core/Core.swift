/// What a store is a face of: a state, and a way to send actions.
///
/// The root core runs the reducer. A core of a child turns state and actions into those of its
/// parent and has nothing of its own to run.
@MainActor
protocol Core<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// The state that the last drain left.
  var state: State { get }

  /// Calls a function with the place of the state, so that reading a part does not copy the whole.
  func read(_ body: (UnsafePointer<State>) -> Void)

  /// Remembers the state, for when it is gone.
  func keepState()

  /// How many actions the root has handled: while it is the same the state is.
  var changes: ChangeCount { get }

  /// Whether the state is gone: what is left is the last there was.
  var isInvalid: Bool { get }

  /// Handles an action and all that follow from it at once.
  ///
  /// - Returns: The effects that were started, or nil if none runs.
  func send(_ action: Action) -> EffectScope?

  /// Tells an observer after each drain, for as long as the observer lives.
  func insert(_ observer: StoreObserver)

  /// Runs some work once no action waits: at once if none does.
  func whenIdle(_ work: @escaping @MainActor () -> Void)
}

/// How many actions a root has handled, in one place for all cores below it.
@MainActor
final class ChangeCount {
  var value = 0
}
