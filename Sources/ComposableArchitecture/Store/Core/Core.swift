internal import ConcurrencyExtras

/// The implementation of a store: access to its state, and a way to send actions.
///
/// The root core runs the reducer. The core of a child reads its state from the parent, and embeds its actions in
/// those of the parent.
@MainActor
protocol Core<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// The current state.
  var state: State { get }

  /// The address of the state, if it is fixed.
  var place: StatePlace? { get }

  /// Calls a function with a pointer to the state, so that reading a field does not copy the whole state.
  func read(_ body: (UnsafePointer<State>) -> Void)

  /// The address of the state until the next action, or nil if the state is computed or removed.
  ///
  /// A core that has to search for its state searches once for each action, and its children start from the result.
  /// So ten nested stores take ten steps to find their states, and not fifty-five.
  ///
  /// NB: The pointer is untyped. An optional typed pointer would need a metadata lookup, which takes as long as ten
  /// of these steps.
  var address: UnsafeRawPointer? { get }

  /// Remembers the state, for reads after it is removed.
  ///
  /// - Returns: The address of the state until the next action, or nil if the state is computed.
  func keepState() -> UnsafeRawPointer?

  /// The number of actions that the root has handled. While it stays the same, so does the state.
  var changes: ChangeCount { get }

  /// The state of the whole tree of stores, for checks of debug builds.
  var rootState: Any { get }

  /// Whether the state was removed, so that only the last known state is left.
  var isInvalid: Bool { get }

  /// Handles an action, and all actions that its effects send at once.
  ///
  /// - Returns: The running effects of the action, or nil if there are none.
  func send(_ action: Action) -> EffectScope?

  /// Adds an observer, which is held weakly and notified after drains.
  func insert(_ observer: any StateObserver, for interest: ObserverInterest)

  /// The drains after which an observer of the state's identity must be notified.
  var identityInterest: ObserverInterest { get }

  /// Runs work as soon as no action is queued.
  func whenIdle(_ work: @escaping @MainActor () -> Void)
}

extension Core {
  /// Nil: the state may be removed, or is computed.
  var place: StatePlace? { nil }

  /// Nil: the address is not known.
  var address: UnsafeRawPointer? { nil }

  /// Adds an observer that is notified after each drain.
  func insert(_ observer: any StateObserver) {
    insert(observer, for: .changes)
  }

  /// Each drain: a reducer may replace its own state without a notification.
  var identityInterest: ObserverInterest { .changes }
}

/// The drains after which an observer is notified.
enum ObserverInterest {
  /// All drains.
  case changes
  /// Drains in which observed state may have been replaced.
  case replacements
}

/// The number of actions that a root has handled, shared by all cores below it.
@MainActor
final class ChangeCount {
  var value = 0
  /// The number of effects that actions have begun.
  var effects = 0
  /// The writes to fields that debug builds have checked, and those that no reducer applied.
  var checkedWrites: Set<CheckedWrite> = []
  #if DEBUG
  /// Where the app created the store.
  var creation: SourceLocation?
  #else
  var creation: SourceLocation? { nil }
  #endif
}
