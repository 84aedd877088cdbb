/// The child whose effect something is: what cancels it, and what it dismisses.
struct ChildScope<Action>: @unchecked Sendable {
  let id: ChildID

  /// Whether the child is there, asked of the state of the feature that holds the scope.
  ///
  /// It is nil where a reducer ran another by hand and so nobody knows where the child's state is.
  let presence: ChildPresence?

  /// What ends the presentation of the child, or nil if it is not presented.
  let dismissal: Action?

  /// The scope as the parent of the feature that holds it sees it.
  func map<T>(_ transform: (Action) -> T, presence: ChildPresence?) -> ChildScope<T> {
    ChildScope<T>(id: id, presence: presence, dismissal: dismissal.map(transform))
  }
}

/// Says of a state whether a child is in it.
class ChildPresence {}

/// Says of a `State` whether a child is in it.
final class ChildPresenceIn<State>: ChildPresence {
  let isPresent: (State) -> Bool

  init(_ isPresent: @escaping (State) -> Bool) {
    self.isPresent = isPresent
  }
}
