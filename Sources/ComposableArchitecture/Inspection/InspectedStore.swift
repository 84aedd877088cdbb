#if DEBUG
internal import Sharing

/// A recording without the types of its state and its actions, for the inspector.
@MainActor
package protocol InspectedStore:
  InspectedTests, InspectedFiles, InspectedSending, InspectedFields, InspectedShowing,
  InspectedLeavingOut
{
  /// The recorded actions with their causes, from the oldest to the newest.
  var outline: [InspectedCause] { get }
  /// An action with its cause, or nil if it is not kept.
  func cause(of number: Int) -> InspectedCause?
  /// Whether an action belongs to a future that was abandoned until now, for questions about many actions.
  var isAbandonedNow: (_ number: Int) -> Bool { get }
  /// The numbers of the kept actions, or nil if there are none.
  var numbers: ClosedRange<Int>? { get }
  /// The effects that run now.
  var runningEffects: [RecordedEffect] { get }
  /// The row of an action, or nil if it is not kept.
  func row(of number: Int) -> InspectedAction?
  /// The dump of an action.
  func dump(of number: Int) -> String
  /// The text in which a filter searches: the name of an action, its event and its dump.
  func searchText(of number: Int) -> String
  /// The name of the feature that an action belongs to, or nil if the action is not kept.
  func feature(of number: Int) -> String?
  /// The names of the features that an action goes through, from the outermost, or none if the action is not kept.
  func features(of number: Int) -> [String]
  /// The difference of the states around an action and of shared values, or nil if there is none.
  func changes(of number: Int) -> String?
  /// The difference of the states after two actions, or nil if there is none or one of them is not kept.
  func difference(from first: Int, to second: Int) -> String?
  /// The effects that have ended, in the order of their ends.
  var endedEffects: [EndedEffect] { get }
  /// The name of the screen that an effect belongs to, if the screen has ended and the effect has not.
  func endedScreen(of effect: RecordedEffect) -> String?
  /// The state after an action, or nil if the action is not kept.
  func state(after number: Int) -> InspectedValue?
  /// A value of the state after an action in one line, or nil if the state does not have it.
  func text(ofValueAt path: [String], after number: Int) -> String?
  /// Looks among some actions for the last one that changed a value of the state.
  ///
  /// - Parameters:
  ///   - path: The names that lead to the value.
  ///   - number: The number of the last action that counts.
  ///   - next: The number of the action at which the search begins or goes on.
  ///   - count: The number of actions to look at.
  /// - Returns: The result, or the action at which the search goes on.
  func lookForChange(
    of path: [String],
    upTo number: Int,
    from next: Int,
    count: Int
  ) -> ChangeSearchStep
  /// Whether an action has changed a value of the state.
  func isChanged(_ path: [String], by number: Int) -> Bool
  /// Gives the store the state that it had after an action, and cancels the effects that later actions have started.
  ///
  /// Nothing happens if the action is not kept, or if the store has ended.
  ///
  /// - Returns: The jump, or nil if there was none, or if the store has not handled all actions.
  @discardableResult
  func goBack(to number: Int) -> RecordedJump?
  /// The returns of the store to earlier states, in the order of time.
  var jumps: [RecordedJump] { get }
  /// Whether an action belongs to a future that was abandoned.
  func isAbandoned(_ number: Int) -> Bool
  /// Removes all actions.
  func clear()
}

/// An action and the one that caused it.
package struct InspectedCause: Equatable, Sendable {
  /// The number of the action.
  package let number: Int
  /// The number of the action that started the effect which sent it, if an effect did.
  package let cause: Int?
  /// Whether the action belongs to a future that was abandoned.
  package let isAbandoned: Bool

  package init(number: Int, cause: Int?, isAbandoned: Bool = false) {
    self.number = number
    self.cause = cause
    self.isAbandoned = isAbandoned
  }
}

extension StoreRecording: InspectedStore {
  package var outline: [InspectedCause] {
    let isAbandoned = isAbandonedNow
    return actions.map {
      InspectedCause(
        number: $0.number,
        cause: $0.origin.cause,
        isAbandoned: isAbandoned($0.number)
      )
    }
  }

  package func cause(of number: Int) -> InspectedCause? {
    action(number).map {
      InspectedCause(
        number: number,
        cause: $0.origin.cause,
        isAbandoned: isAbandoned(number)
      )
    }
  }

  package var isAbandonedNow: (_ number: Int) -> Bool {
    let line = presentLine
    return { !line.contains($0) }
  }

  package var numbers: ClosedRange<Int>? {
    guard let first = actions.first, let last = actions.last else { return nil }
    return first.number...last.number
  }

  package var runningEffects: [RecordedEffect] { effects }

  package func row(of number: Int) -> InspectedAction? {
    action(number).map {
      InspectedAction(
        id: number,
        name: $0.nameWithValues,
        feature: ActionPath(of: $0.action).feature,
        origin: $0.origin,
        event: $0.event,
        hasChanges: $0.hasChanges,
        date: $0.date,
        duration: $0.duration
      )
    }
  }

  package func dump(of number: Int) -> String { action(number)?.dump ?? "" }

  package func searchText(of number: Int) -> String {
    guard let action = action(number) else { return "" }
    return [action.nameWithValues, action.event, action.dump].compactMap(\.self)
      .joined(separator: "\n")
  }

  package func feature(of number: Int) -> String? {
    action(number).map { ActionPath(of: $0.action).feature }
  }

  package func features(of number: Int) -> [String] {
    action(number).map { ActionPath(of: $0.action).features } ?? []
  }

  package func changes(of number: Int) -> String? {
    guard let action = action(number) else { return nil }
    let earlier = action.earlierSharedChanges.map { $0.text(at: "before the action") }
    let shared = action.sharedChanges.map { $0.text(at: nil) }
    let pending = number == lastNumber ? sharedChangesAfterLastAction : []
    let later = pending.map { $0.text(at: "after the action") }
    let changes = earlier + (difference(of: action).map { [$0] } ?? []) + shared + later
    return changes.isEmpty ? nil : changes.joined(separator: "\n\n")
  }

  /// The difference of the states around an action, which is made once for the one that is shown.
  ///
  /// The page asks for it again at each action of the app, and it takes long in a large state.
  private func difference(of action: RecordedAction<State, Action>) -> String? {
    if let shown = shownDifference, shown.number == action.number { return shown.text }
    let text = action.changes
    shownDifference = (action.number, text)
    return text
  }

  package func difference(from first: Int, to second: Int) -> String? {
    guard let old = action(first), let new = action(second) else { return nil }
    let shared = sharedDifferences(from: first, to: second).map { $0.text(at: nil) }
    let changes =
      (differenceText(from: old.stateAfter, to: new.stateAfter).map { [$0] } ?? []) + shared
    return changes.isEmpty ? nil : changes.joined(separator: "\n\n")
  }

  package var endedEffects: [EndedEffect] { ended }

  package func state(after number: Int) -> InspectedValue? {
    action(number).map {
      InspectedValue(name: "", $0.stateAfter, sharedRoots: sharedRoots(after: number))
    }
  }

  package func text(ofValueAt path: [String], after number: Int) -> String? {
    guard let action = action(number) else { return nil }
    let roots = sharedRoots(after: number)
    // An element that the action has changed is known without the others.
    if path.contains(where: { $0.hasPrefix("[id: ") }),
      let parts = action.after.changedParts(since: action.before),
      let value = InspectedValue(name: "", parts.later, sharedRoots: roots).part(at: path),
      value.elementCount == nil
    {
      return value.text
    }
    return InspectedValue(name: "", action.stateAfter, sharedRoots: roots).part(at: path)?.text
  }

  /// Goes through the actions without a closure for each, which would take a debug build twice as long.
  package func lookForChange(
    of path: [String],
    upTo number: Int,
    from next: Int,
    count: Int
  ) -> ChangeSearchStep {
    guard let first = unobservedActions.first?.number else { return .notChanged }
    let line = line(to: min(number, lastNumber))
    let place = place(of: path)
    var next = min(next, lastNumber)
    let end = count < next ? max(first, next - count + 1) : first
    while next >= end, let action = action(next) {
      if line.contains(next), place?.isLeft(by: action) != true, action.changes(valueAt: path) {
        return .changed(by: next)
      }
      next -= 1
    }
    return next < first ? .notChanged : .goesOn(at: next)
  }

  package func isChanged(_ path: [String], by number: Int) -> Bool {
    guard let action = action(number), place(of: path)?.isLeft(by: action) != true else {
      return false
    }
    return action.changes(valueAt: path)
  }

  /// The place of a value in the last state, which is found once for many actions.
  private func place(of path: [String]) -> ValuePlace? {
    if let lastPlace, lastPlace.path == path { return lastPlace.place }
    let place = unobservedActions.last.flatMap { ValuePlace(of: path, in: $0.stateAfter) }
    lastPlace = (path, place)
    return place
  }
}

/// A part of a search for the action that has changed a value last.
package enum ChangeSearchStep: Equatable, Sendable {
  case changed(by: Int)
  /// No kept action has changed the value.
  case notChanged
  /// The actions from here on back in time were not looked at yet.
  case goesOn(at: Int)
}

extension RecordedAction {
  /// The cases of the action with short texts of their values.
  fileprivate var nameWithValues: String {
    ActionLabel.name(of: action) { InspectedValue(name: "", $0).shortText }
  }

  /// Whether the states differ, as far as they can be compared.
  fileprivate var hasChanges: Bool {
    guard sharedChanges.isEmpty else { return true }
    guard before !== after else { return false }
    let (former, later) = changedParts
    guard let comparable = former as? any Equatable else { return true }
    return !comparable.isEqual(to: later)
  }

  /// Whether the action has changed a value of the state.
  func changes(valueAt path: [String]) -> Bool {
    let changes = earlierSharedChanges + sharedChanges
    guard before !== after || !changes.isEmpty else { return false }
    // An element without an id has its position as its name.
    let hasPosition = path.contains { $0.hasPrefix("[") && !$0.hasPrefix("[id: ") }
    let (former, later) = inspected(hasPosition ? wholeStates : changedParts)
    return former.differs(from: later, at: path)
  }
}

extension RecordedAction {
  /// The states around the action, whose large arrays have only the elements that may differ.
  fileprivate var changedParts: (former: State, later: State) {
    after.changedParts(since: before).map { ($0.former, $0.later) } ?? wholeStates
  }

  private var wholeStates: (former: State, later: State) { (stateBefore, stateAfter) }

  /// The parts of the states that may differ, with the shared values of their times.
  var inspectedChange: (former: InspectedValue, later: InspectedValue) { inspected(changedParts) }

  /// The parts of the states that may differ, each with the shared values of its time.
  var momentParts: (former: StoredMoment<State>, later: StoredMoment<State>) {
    moments(of: changedParts)
  }

  private func moments(
    of states: (former: State, later: State)
  ) -> (former: StoredMoment<State>, later: StoredMoment<State>) {
    let changes = earlierSharedChanges + sharedChanges
    var (former, later) = (SharedRoots(), SharedRoots())
    former.add(changes)
    later.apply(changes)
    return (
      StoredMoment(state: states.former, sharedRoots: former),
      StoredMoment(state: states.later, sharedRoots: later)
    )
  }

  private func inspected(
    _ states: (former: State, later: State)
  ) -> (former: InspectedValue, later: InspectedValue) {
    let (former, later) = moments(of: states)
    return (
      InspectedValue(name: "", former.state, sharedRoots: former.sharedRoots),
      InspectedValue(name: "", later.state, sharedRoots: later.sharedRoots)
    )
  }
}
#endif
