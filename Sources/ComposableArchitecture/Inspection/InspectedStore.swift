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
  /// The last action that changed a value of the state, among those up to an action.
  ///
  /// - Parameters:
  ///   - path: The names that lead to the value.
  ///   - number: The number of the last action that counts.
  /// - Returns: The number of the action, or nil if no kept one has changed the value.
  func lastChange(of path: [String], upTo number: Int) -> Int?
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
    let line = presentLine
    return actions.map {
      InspectedCause(
        number: $0.number,
        cause: $0.origin.cause,
        isAbandoned: !line.contains($0.number)
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

  package func lastChange(of path: [String], upTo number: Int) -> Int? {
    let end = min(number, lastNumber)
    let question = ChangeQuestion(path: path, end: end, jumpCount: jumps.count)
    if let found = lastFoundChange, found.question == question {
      return found.number.flatMap { action($0) }?.number
    }
    let change = findLastChange(of: path, upTo: end)
    lastFoundChange = (question, change)
    return change
  }

  /// Goes through the actions without a closure for each, which would take a debug build twice as long.
  private func findLastChange(of path: [String], upTo end: Int) -> Int? {
    guard let first = unobservedActions.first?.number else { return nil }
    let line = line(to: end)
    let place = place(of: path)
    var number = end
    while number >= first, let action = action(number) {
      if line.contains(number), place?.isLeft(by: action) != true, action.changes(valueAt: path) {
        return number
      }
      number -= 1
    }
    return nil
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

/// The question which action has changed a value last.
struct ChangeQuestion: Equatable {
  let path: [String]
  /// The number of the last action that counts.
  let end: Int
  /// The number of jumps, of which each abandons actions.
  let jumpCount: Int
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

  private func inspected(
    _ states: (former: State, later: State)
  ) -> (former: InspectedValue, later: InspectedValue) {
    let changes = earlierSharedChanges + sharedChanges
    var (former, later) = (SharedRoots(), SharedRoots())
    former.add(changes)
    later.apply(changes)
    return (
      InspectedValue(name: "", states.former, sharedRoots: former),
      InspectedValue(name: "", states.later, sharedRoots: later)
    )
  }
}
#endif
