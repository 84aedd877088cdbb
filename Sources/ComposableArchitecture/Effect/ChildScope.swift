/// The child whose effect something is: what cancels it, and what it dismisses.
struct ChildScope<Action>: @unchecked Sendable {
  let id: ChildID

  /// Whether the child is there.
  let presence: ChildPresence

  /// What ends the presentation of the child, or nil if it is not presented.
  let dismissal: Action?

  /// The scope as the parent of the feature that holds it sees it.
  func map<T>(_ transform: (Action) -> T, presence: ChildPresence) -> ChildScope<T> {
    ChildScope<T>(id: id, presence: presence, dismissal: dismissal.map(transform))
  }
}

/// Who can say whether a child is there.
enum ChildPresence {
  /// It is asked of the state of the feature that holds the scope.
  case inState(ChildPredicate)
  /// It is asked of the state of a feature that a reducer runs by hand, when it runs it again: nobody else
  /// knows where that state is.
  case inStateByHand(ChildPredicate)

  /// What is left of it when a reducer runs the feature by hand.
  var byHand: Self {
    switch self {
    case .inState(let isPresent), .inStateByHand(let isPresent): .inStateByHand(isPresent)
    }
  }
}

/// Says of a state whether a child is in it.
class ChildPredicate {
  /// The type of the state.
  var stateType: Any.Type { Never.self }
}

/// Says of a `State` whether a child is in it.
final class ChildPredicateOn<State>: ChildPredicate {
  private let identity: ChildIdentity
  /// Finds who is in the place of the child, if anybody is.
  let occupants: (State) -> (any ChildOccupants)?

  init(_ identity: ChildIdentity, among occupants: @escaping (State) -> (any ChildOccupants)?) {
    self.identity = identity
    self.occupants = occupants
  }

  override var stateType: Any.Type { State.self }

  func isPresent(in state: State) -> Bool {
    occupants(state)?.contains(identity) ?? false
  }

  /// What it says of a state that another state has in it.
  func lifted<Parent>(from toState: @escaping (Parent) -> State?) -> ChildPredicateOn<Parent> {
    ChildPredicateOn<Parent>(identity) { [occupants] in toState($0).flatMap(occupants) }
  }
}
