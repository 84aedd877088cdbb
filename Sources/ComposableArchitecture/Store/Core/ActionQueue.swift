internal import ConcurrencyExtras

/// The actions that wait until a store is no longer busy: first in, first out.
///
/// It is a list of objects, which generic code handles without the metadata of its elements. A copy would share them, so
/// there is none.
struct ActionQueue<Action>: ~Copyable {
  private var first: QueuedAction<Action>?
  private var last: QueuedAction<Action>?

  var isEmpty: Bool { first == nil }

  mutating func append(_ action: QueuedAction<Action>) {
    if let last { last.next = action } else { first = action }
    last = action
  }

  /// Removes and returns the oldest action.
  ///
  /// The action leaves the queue before it is released, because its `deinit` may append another.
  mutating func popFirst() -> QueuedAction<Action>? {
    guard let action = first else { return nil }
    first = action.next.take()
    if first == nil { last = nil }
    return action
  }
}

/// An action that waits for a store.
final class QueuedAction<Action> {
  let action: Action
  let origin: ActionOrigin
  let scope: EffectScope
  fileprivate var next: QueuedAction?

  init(_ action: Action, from origin: ActionOrigin, in scope: EffectScope) {
    self.action = action
    self.origin = origin
    self.scope = scope
  }
}
