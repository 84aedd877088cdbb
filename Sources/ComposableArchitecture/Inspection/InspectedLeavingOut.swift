#if DEBUG
internal import CustomDump
internal import Sharing

/// A recording that knows the states without one of its actions.
@MainActor
package protocol InspectedLeavingOut: AnyObject {
  /// The state after an action as it would be without another one, or nil if the actions until then are not possible.
  func state(after number: Int, leavingOut leftOut: Int) -> InspectedValue?
  /// The difference between the state after an action and the one that would be without another action.
  func difference(at number: Int, leavingOut leftOut: Int) -> InspectedDifference
  /// Whether an action is one that is left out, or that one of its effects has sent.
  func isLeftOut(_ number: Int, with leftOut: Int) -> Bool
}

/// The difference between a state and the one that would be without an action.
package enum InspectedDifference: Equatable, Sendable {
  /// The states are equal.
  case none
  case some(String)
  /// The actions until then are not possible without the action, or it is not kept.
  case unknown
}

extension StoreRecording: InspectedLeavingOut {
  package func state(after number: Int, leavingOut leftOut: Int) -> InspectedValue? {
    state(after: number, without: leftOut).map {
      InspectedValue(name: "", $0, sharedRoots: sharedRoots(after: number))
    }
  }

  package func difference(at number: Int, leavingOut leftOut: Int) -> InspectedDifference {
    guard let state = action(number)?.stateAfter,
      let other = self.state(after: number, without: leftOut)
    else { return .unknown }
    return differenceText(from: state, to: other).map { .some($0) } ?? .none
  }

  package func isLeftOut(_ number: Int, with leftOut: Int) -> Bool {
    states(without: leftOut, upTo: number)?.leftOut.contains(number) ?? false
  }

  /// The state after an action as it would be without another one.
  func state(after number: Int, without leftOut: Int) -> State? {
    guard let action = action(number) else { return nil }
    // The actions before it, and those of the other futures, do not depend on it.
    guard leftOut <= number, !isAbandoned(leftOut) else { return action.stateAfter }
    guard !isAbandoned(number) else { return nil }
    return states(without: leftOut, upTo: number)?.state(after: number)
  }

  /// The states without an action, at least up to another one.
  private func states(without leftOut: Int, upTo number: Int) -> LeftOutStates<State, Action>? {
    if let known = leftOutStates, known.number == leftOut, number <= known.last { return known }
    leftOutStates = LeftOutStates(number: leftOut, in: self)
    return leftOutStates
  }
}
#endif
