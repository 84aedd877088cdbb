#if DEBUG
internal import CustomDump
internal import Sharing

/// A recording that knows the states without one of its actions.
///
/// The states after a few actions are known at once. Those after more have to be found before.
@MainActor
package protocol InspectedLeavingOut: AnyObject {
  /// How far the states until an action are known without another one.
  func progress(to number: Int, leavingOut leftOut: Int) -> LeavingOutProgress
  /// Finds the states until an action without another one, and lets other code run meanwhile.
  ///
  /// It ends earlier if its task is cancelled.
  func findStates(upTo number: Int, leavingOut leftOut: Int) async
  /// The state after an action as it would be without another one, or nil if it is not known, or if the actions until then
  /// are not possible.
  func state(after number: Int, leavingOut leftOut: Int) -> InspectedValue?
  /// The difference between the state after an action and the one that would be without another action.
  func difference(at number: Int, leavingOut leftOut: Int) -> InspectedDifference
  /// Whether an action is one that is left out, or that one of its effects has sent.
  ///
  /// It is false if the states until the action are not known.
  func isLeftOut(_ number: Int, with leftOut: Int) -> Bool
}

/// How far the states until an action are known without another one.
package enum LeavingOutProgress: Equatable, Sendable {
  case known
  /// The actions are not possible without the other one, or it is not kept.
  case impossible
  /// Some of the later actions have been handled again.
  case running(handled: Int, of: Int)
}

/// The difference between a state and the one that would be without an action.
package enum InspectedDifference: Equatable, Sendable {
  /// The states are equal.
  case none
  case some(String)
  /// The state is not found yet.
  case searched
  /// The actions until then are not possible without the action, or it is not kept.
  case unknown
}

extension StoreRecording: InspectedLeavingOut {
  package func progress(to number: Int, leavingOut leftOut: Int) -> LeavingOutProgress {
    guard action(number) != nil else { return .impossible }
    guard leftOut <= number, !isAbandoned(leftOut) else { return .known }
    guard !isAbandoned(number), let states = states(without: leftOut, upTo: number) else {
      return .impossible
    }
    guard states.isKnown(number) else {
      return .running(handled: states.last - leftOut, of: number - leftOut)
    }
    return number < states.impossible ?? .max ? .known : .impossible
  }

  package func findStates(upTo number: Int, leavingOut leftOut: Int) async {
    guard leftOut <= number, let states = states(without: leftOut, upTo: number) else { return }
    var notified = states.last
    while !states.isKnown(number), !Task.isCancelled {
      states.goOn(upTo: number, in: self)
      if states.isKnown(number) || states.last - notified >= Self.notifiedCount {
        notified = states.last
        changes.changeLeftOutStates()
      }
      await Task.yield()
    }
  }

  package func state(after number: Int, leavingOut leftOut: Int) -> InspectedValue? {
    moment(after: number, without: leftOut).map {
      InspectedValue(name: "", $0.state, sharedRoots: $0.sharedRoots)
    }
  }

  package func difference(at number: Int, leavingOut leftOut: Int) -> InspectedDifference {
    switch progress(to: number, leavingOut: leftOut) {
    case .impossible: return .unknown
    case .running: return .searched
    case .known: break
    }
    guard let state = action(number)?.stateAfter,
      let other = moment(after: number, without: leftOut)
    else { return .unknown }
    let shared = sharedValues(after: number).compactMap {
      $0.change(to: other.sharedRoots)?.text(at: nil)
    }
    let texts = (differenceText(from: state, to: other.state).map { [$0] } ?? []) + shared
    return texts.isEmpty ? .none : .some(texts.joined(separator: "\n\n"))
  }

  package func isLeftOut(_ number: Int, with leftOut: Int) -> Bool {
    states(without: leftOut, upTo: number)?.isLeftOut(number) ?? false
  }

  /// The state after an action as it would be without another one.
  func moment(after number: Int, without leftOut: Int) -> StoredMoment<State>? {
    guard let action = action(number) else { return nil }
    // The actions before it, and those of the other futures, do not depend on it.
    guard leftOut <= number, !isAbandoned(leftOut) else {
      return StoredMoment(state: action.stateAfter, sharedRoots: sharedRoots(after: number))
    }
    guard !isAbandoned(number), let states = states(without: leftOut, upTo: number),
      states.isKnown(number)
    else { return nil }
    return states.moment(after: number, in: self)
  }

  /// The number of actions after which the page shows how many have been handled again.
  private static var notifiedCount: Int { 512 }
  /// The number of actions whose states are kept: each window of the inspector may leave out another one.
  private static var mostLeftOut: Int { 4 }

  /// The states without an action, which are found up to another one if only a few actions are between.
  private func states(without leftOut: Int, upTo number: Int) -> LeftOutStates<State, Action>? {
    changes.observeLeftOutStates()
    guard let states = leftOutStates.first(where: { $0.number == leftOut }) ?? makeStates(leftOut)
    else { return nil }
    if !states.isKnown(number), number - states.last <= LeftOutStates<State, Action>.stepCount {
      states.goOn(upTo: number, in: self)
    }
    return states
  }

  private func makeStates(_ leftOut: Int) -> LeftOutStates<State, Action>? {
    guard let states = LeftOutStates(number: leftOut, in: self) else { return nil }
    leftOutStates = leftOutStates.suffix(Self.mostLeftOut - 1) + [states]
    return states
  }
}
#endif
