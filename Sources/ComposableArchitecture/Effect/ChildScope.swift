/// The child that an effect belongs to.
///
/// The effect ends with the child and can dismiss it.
struct ChildScope<Action>: @unchecked Sendable {
  let id: ChildID

  /// Whether the child is there.
  let presence: ChildPresence

  /// The action that ends the child's presentation, or nil if the child is not presented.
  let dismissal: Action?

  /// The scope as the parent of the feature that holds it sees it.
  func map<T>(_ transform: (Action) -> T, presence: ChildPresence) -> ChildScope<T> {
    ChildScope<T>(id: id, presence: presence, dismissal: dismissal.map(transform))
  }
}

/// How a store finds out whether a child still exists.
enum ChildPresence {
  /// By the state of the feature that contains the child.
  case inState(ChildPredicate)
  /// By the state of a feature that another reducer runs manually. It is checked when that reducer runs the feature
  /// again, because only that reducer knows where the state is.
  case inManuallyRunState(ChildPredicate)

  /// The presence for a feature that a reducer runs manually.
  var manuallyRun: Self {
    switch self {
    case .inState(let isPresent), .inManuallyRunState(let isPresent): .inManuallyRunState(isPresent)
    }
  }
}

/// Checks whether a state contains a child.
///
/// The type of the state is erased.
class ChildPredicate {
  /// The type of the state.
  var stateType: Any.Type { Never.self }
}

/// Checks whether a `State` contains a child.
final class ChildPredicateOn<State>: ChildPredicate {
  private let identity: ChildIdentity
  /// Finds the children at the child's place, or nil if there are none.
  let children: (State) -> (any PresentChildren)?

  init(_ identity: ChildIdentity, among children: @escaping (State) -> (any PresentChildren)?) {
    self.identity = identity
    self.children = children
  }

  override var stateType: Any.Type { State.self }

  func isPresent(in state: State) -> Bool {
    children(state)?.contains(identity) ?? false
  }

  /// The same check on a state that contains this one.
  func lifted<Parent>(from toState: @escaping (Parent) -> State?) -> ChildPredicateOn<Parent> {
    ChildPredicateOn<Parent>(identity) { [children] in toState($0).flatMap(children) }
  }
}
