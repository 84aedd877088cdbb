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

  private let replay: ReducerReplay<State, Action>
  private let start: State
  /// The actions that the reducer has handled again, with their other states.
  private var later: [RecordedAction<State, Action>] = []
  private var states = ValueHistory<State>()
  /// The actions that the reducer has still to handle.
  private var waiting: ArraySlice<RecordedAction<State, Action>>
  /// The first action that is not possible, if there is one.
  private var impossible: Int?

  /// It is nil if the action is not kept, or if the recording has never had a store.
  init?(number: Int, in recording: StoreRecording<State, Action>) {
    guard let state = recording.action(number)?.stateBefore, let replay = recording.replay else {
      return nil
    }
    self.number = number
    last = recording.lastNumber
    start = state
    self.replay = replay
    let (recorded, leftOut) = recording.laterActions(without: number)
    self.leftOut = leftOut
    waiting = recorded[...]
  }

  /// Runs the reducer again with the later actions up to one.
  ///
  /// - Complexity: O(*n*) for *n* actions that it has not handled again before.
  mutating func run(upTo number: Int) {
    let next = waiting.prefix { $0.number <= number }
    guard impossible == nil, !next.isEmpty else { return }
    let possible = replay.states(
      of: Array(next),
      from: later.last?.stateAfter ?? start,
      keptIn: &states
    )
    later += possible
    waiting = waiting.dropFirst(next.count)
    impossible = next.dropFirst(possible.count).first?.number
  }

  /// Whether the actions up to one are possible.
  func isPossible(upTo number: Int) -> Bool { number < impossible ?? .max }

  /// The state after an action up to which the reducer has run, or nil if the actions until then are not possible.
  func state(after number: Int) -> State? {
    guard isPossible(upTo: number) else { return nil }
    return later.last { $0.number <= number }?.stateAfter ?? start
  }
}
#endif
