internal import Foundation
internal import Sharing

/// Collects the content of a recording's file, one action after the other.
@MainActor
struct RecordingWriter<State, Action> {
  let names = RecordedNames()
  private(set) var content = RecordingContent()
  private let recording: StoreRecording<State, Action>
  private let namesControls: Bool
  private let hasJourneys: Bool
  private var size = StateSizes()
  private var journeys = JourneyWriter()
  /// The last state that was written, and its bytes.
  private var former: (state: HistoryValue<State>?, bytes: [UInt8]) = (nil, [])

  init(_ recording: StoreRecording<State, Action>, namesControls: Bool, hasJourneys: Bool) {
    self.recording = recording
    self.namesControls = namesControls
    self.hasJourneys = hasJourneys
  }

  /// Finds the shared values before the first action.
  mutating func begin(before actions: ArraySlice<RecordedAction<State, Action>>) {
    names.sharedRoots = SharedRoots(before: actions)
    names.sharedRoots.add(recording.changesBeforeUnfinishedAction)
  }

  mutating func add(_ action: RecordedAction<State, Action>) throws {
    let before = try bytes(before: action)
    let bytes = try RecordingFile.bytes(of: action.action, names: names)
    names.sharedRoots.apply(action.sharedChanges)
    let after = try size.bytes(of: action.stateAfter, after: before, names: names)
    content.actions.append(
      try WrittenAction(
        action,
        bytes: bytes,
        before: WrittenState(before, after: former.bytes),
        after: WrittenState(after, after: before),
        namesControls: namesControls,
        step: hasJourneys ? action.handledEvent.map { journeys.place(of: $0) } : nil
      )
    )
    former = (action.after, after)
  }

  /// The bytes of the state before an action, with the shared values of that time.
  private mutating func bytes(before action: RecordedAction<State, Action>) throws -> [UInt8] {
    let jump = recording.writtenJumps.last { $0.lastAction == action.number - 1 }
    if let jump { names.sharedRoots = recording.sharedRoots(after: jump.action) }
    names.sharedRoots.apply(action.earlierSharedChanges)
    // A state that was written is not written again, unless a shared value has changed.
    let isFormer =
      action.before === former.state && action.earlierSharedChanges.isEmpty && jump == nil
    return isFormer
      ? former.bytes : try size.bytes(of: action.stateBefore, after: former.bytes, names: names)
  }

  mutating func add(_ unfinished: UnfinishedAction<State, Action>) throws {
    if unfinished.repetition == nil {
      names.sharedRoots.apply(recording.earlierSharedChanges)
    } else {
      for (reference, value) in unfinished.sharedRoots { names.sharedRoots[reference] = value }
    }
    let before = try size.bytes(of: unfinished.stateBefore, after: former.bytes, names: names)
    content.unfinished = WrittenUnfinishedAction(
      number: unfinished.number,
      action: Data(try RecordingFile.bytes(of: unfinished.action, names: names)),
      before: WrittenState(before, after: former.bytes),
      origin: unfinished.origin,
      repetition: unfinished.repetition
    )
  }

  /// Adds the effects, the jumps, the later answers and the journeys.
  ///
  /// - Parameter first: The number of the first action.
  /// - Throws: A ``RecordingError`` if an answer cannot be written.
  mutating func addOthers(since first: Int) throws {
    content.effects = recording.writtenEffects.filter { $0.lastAction ?? .max >= first }
      .map(\.forFile)
    content.jumps = recording.writtenJumps.filter { $0.lastAction >= first }.map(\.forFile)
    content.laterAnswers = recording.answersAfterLastAction.map(\.forFile)
    for answer in recording.answersAfterLastAction { try answer.checkPrivateNames() }
    content.dependencyNames = recording.dependencyNames()
    content.journeys = journeys.journeys(of: recording)
  }
}
