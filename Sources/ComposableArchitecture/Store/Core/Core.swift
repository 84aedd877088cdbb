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

  /// Where the state is, if it stays there.
  var place: StatePlace? { get }

  /// Calls a function with the place of the state, so that reading a part does not copy the whole.
  func read(_ body: (UnsafePointer<State>) -> Void)

  /// Where the state is until the next action is handled; nil if it is made for those who ask, or gone.
  ///
  /// A core that has to look for its state looks once for each action: its children begin where it is, so
  /// that ten stores below each other take ten steps to see their states, and not fifty-five.
  ///
  /// NB: The pointer does not tell the type, as an optional of one that does is a type to be looked up, for
  /// as long as ten of these steps.
  var address: UnsafeRawPointer? { get }

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

  /// Tells an observer after drains, for as long as the observer lives.
  func insert(_ observer: any StateObserver, for interest: ObserverInterest)

  /// Which drains concern who looks at the identity of the state.
  var identityInterest: ObserverInterest { get }

  /// Runs some work once no action waits: at once if none does.
  func whenIdle(_ work: @escaping @MainActor () -> Void)
}

extension Core {
  /// Nowhere: the state may go, or is made for those who ask.
  var place: StatePlace? { nil }

  /// None.
  var address: UnsafeRawPointer? { nil }

  /// Tells an observer after each drain.
  func insert(_ observer: any StateObserver) {
    insert(observer, for: .changes)
  }

  /// A reducer may give its state another identity, which nobody says.
  var identityInterest: ObserverInterest { .changes }
}

/// Which drains concern an observer.
enum ObserverInterest {
  /// Each of them.
  case changes
  /// Those in which observed state may have been replaced by other state.
  case replacements
}

/// How many actions a root has handled, in one place for all cores below it.
@MainActor
final class ChangeCount {
  var value = 0
}
