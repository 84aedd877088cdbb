#if DEBUG
internal import Sharing

/// The states of a recording as they would be without an action.
///
/// The reducer handles the later actions again, a few at once, up to the one that is asked for. A state is kept after each few
/// actions: the reducer goes on from it for the states in between.
@MainActor
final class LeftOutStates<State, Action> {
  typealias Recording = StoreRecording<State, Action>

  /// The number of the action.
  let number: Int
  /// The last action that was passed.
  private(set) var last: Int
  /// The first action that is not possible, if one was found.
  private(set) var impossible: Int?
  /// The numbers of the action and of those that its effects have sent.
  private var leftOut: Set<Int>

  private let replay: ReducerReplay<State, Action>
  private let purpose: ReplayPurpose<State, Action>
  private let run: ReplayRun<State, Action>
  /// The state after the last action, unless that was not possible.
  private var state: State
  private var history = ValueHistory<State>()
  private var moments: [Moment] = []
  /// The state that was asked for last.
  private var asked: (number: Int, moment: StoredMoment<State>?)?

  /// A state from which the reducer can go on.
  private struct Moment {
    /// The last action before it.
    let number: Int
    let state: HistoryValue<State>
    let sharedValues: SharedAssertion
  }

  /// The number of actions that are handled at once, which takes a debug build 10 ms in a list of 10,000 rows.
  static var stepCount: Int { 16 }

  /// It is nil if the action is not kept, or if the recording has never had a store.
  init?(number: Int, in recording: Recording) {
    guard let start = recording.replayStart(before: number), let replay = recording.replay else {
      return nil
    }
    self.number = number
    state = start.state
    self.replay = replay
    last = number
    leftOut = [number]
    purpose = ReplayPurpose(recording: recording, repetition: .withoutAction(number))
    run = replay.begin(with: start.sharedValues, purpose)
    keepMoment()
  }

  /// Whether the states up to an action are known.
  func isKnown(_ number: Int) -> Bool { number <= last || impossible != nil }

  /// Handles a few actions again.
  ///
  /// - Parameters:
  ///   - end: The number of the last action.
  ///   - recording: The recording.
  func goOn(upTo end: Int, in recording: Recording) {
    let line = recording.presentLine
    let next = last + 1..<min(last + Self.stepCount, end) + 1
    run.reducing { reduce in
      for number in next where impossible == nil {
        guard let action = recording.action(number) else { return impossible = number }
        if line.contains(number) {
          noteCause(of: action)
          reduce(&state, action, leftOut)
          guard run.isPossible else { return impossible = number }
        }
        last = number
      }
    }
    if impossible == nil { keepMoment() }
  }

  /// The state after an action that is known, or nil if the actions until then are not possible.
  func moment(after number: Int, in recording: Recording) -> StoredMoment<State>? {
    if let asked, asked.number == number { return asked.moment }
    let moment = makeMoment(after: number, in: recording)
    asked = (number, moment)
    return moment
  }

  /// Whether an action is one that is left out, or that one of its effects has sent.
  func isLeftOut(_ number: Int) -> Bool { leftOut.contains(number) }

  /// Leaves an action out if an effect of a left-out one has sent it.
  private func noteCause(of action: RecordedAction<State, Action>) {
    if let cause = action.origin.cause, leftOut.contains(cause) { leftOut.insert(action.number) }
  }

  private func keepMoment() {
    guard moments.last?.number != last else { return }
    moments.append(
      Moment(number: last, state: history.keep(state), sharedValues: run.sharedValues.copy())
    )
  }

  private func makeMoment(after number: Int, in recording: Recording) -> StoredMoment<State>? {
    guard number < impossible ?? .max else { return nil }
    guard number < last || impossible != nil else {
      return StoredMoment(state: state, sharedRoots: run.sharedValues.expectedValues)
    }
    guard let moment = moments.last(where: { $0.number <= number }) else { return nil }
    let line = recording.presentLine
    let run = replay.begin(with: moment.sharedValues.copy(), purpose)
    var state = moment.state.value
    run.reducing { reduce in
      for number in moment.number..<number {
        guard let action = recording.action(number + 1), line.contains(action.number) else {
          continue
        }
        reduce(&state, action, leftOut)
      }
    }
    return StoredMoment(state: state, sharedRoots: run.sharedValues.expectedValues)
  }
}
#endif
