#if DEBUG
/// The states of a recording as they would be without an action.
@MainActor
struct LeftOutStates<State, Action> {
  /// The number of the action.
  let number: Int
  /// The last action that was recorded.
  let last: Int
  /// The numbers of the action and of those that its effects have sent.
  let leftOut: Set<Int>

  private let start: State
  private let later: [RecordedAction<State, Action>]
  /// The first action that is not possible, if there is one.
  private let impossible: Int?

  /// Runs the reducer again with the later actions.
  ///
  /// It is nil if the action is not kept, or if the recording has never had a store.
  init?(number: Int, in recording: StoreRecording<State, Action>) {
    guard let state = recording.action(number)?.stateBefore, let replay = recording.replay else {
      return nil
    }
    self.number = number
    last = recording.lastNumber
    start = state
    let (recorded, leftOut) = recording.laterActions(without: number)
    self.leftOut = leftOut
    later = replay.states(of: recorded, from: state)
    impossible = recorded.dropFirst(later.count).first?.number
  }

  /// The state after an action, or nil if the actions until then are not possible.
  func state(after number: Int) -> State? {
    guard number < impossible ?? .max else { return nil }
    return later.last { $0.number <= number }?.stateAfter ?? start
  }
}
#endif
