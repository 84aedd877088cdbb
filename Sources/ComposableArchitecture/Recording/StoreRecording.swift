internal import Clocks
internal import ConcurrencyExtras
public import Dependencies
public import Foundation
internal import IssueReporting
public import Observation
internal import Sharing

/// Keeps what a store does: each action with its origin, the states around it, and the running effects.
///
/// Tools are built on it: a timeline of an app, a file of its last actions, or a test of what a user did.
///
/// ```swift
/// let recording = StoreRecording<Counter.State, Counter.Action>()
/// let store = Store(initialState: Counter.State(), recording: recording) {
///   Counter()
/// }
/// store.send(.incrementButtonTapped)
/// for action in recording.actions {
///   print(action.number, action.name, action.changes ?? "no change")
/// }
/// ```
///
/// Nothing is recorded unless a store is made with a recording. Then release builds record as well, and a send takes a
/// few microseconds more. States share their storage with the store. As a copy of the state is alive, the next change of
/// a collection copies that collection.
///
/// An older state keeps only the elements by which its large arrays differ from those of the state before. So 10,000
/// actions that each change one of 10,000 rows take 49 MB. That is true of `Array`, and of collections that have one, such as
/// `IdentifiedArray` and `StackState`. A `Dictionary` and a `Set` stay whole.
///
/// Views that read a recording run again when it changes.
///
/// Values of `@Shared` are references: the states of an action show their current values, and not those at its time.
/// Changes by the reducer are in ``RecordedAction/sharedChanges``. Changes by effects and by other code are in
/// ``RecordedAction/earlierSharedChanges``.
/// The original library has no recordings.
@MainActor
@Observable
public final class StoreRecording<State, Action> {
  /// The number of actions that are kept.
  public let limit: Int

  /// The recorded actions from the oldest to the newest, at most ``limit``.
  public var actions: ArraySlice<RecordedAction<State, Action>> {
    changes.observeActions()
    return unobservedActions
  }

  /// The recorded actions, without a lock of observation.
  var unobservedActions: ArraySlice<RecordedAction<State, Action>> { kept.suffix(limit) }

  /// The action that the reducer is handling, or nil if it has handled all.
  ///
  /// A recording that a crash has left has the action that the app was handling then. It may be one that the reducer was
  /// handling once more, see ``UnfinishedAction/repetition``. Views do not run again when it changes.
  ///
  /// ```swift
  /// let recording = try StoreRecording<Counter.State, Counter.Action>(data: Data(contentsOf: file))
  /// if let action = recording.unfinishedAction {
  ///   print("The app crashed in \(action.name).")
  /// }
  /// ```
  ///
  /// ``replay(_:withDependencies:)`` leaves it out, because it would crash again.
  /// The original library has no recordings.
  @ObservationIgnored public internal(set) var unfinishedAction: UnfinishedAction<State, Action>?

  /// Whether the reducer is handling a recorded action once more.
  @ObservationIgnored package internal(set) var isRepeating = false

  /// The effects that run now, in the order in which they started.
  ///
  /// An imported recording has those that ran at the time of the export.
  public var effects: [RecordedEffect] {
    changes.observeEffects()
    return keptEffects
  }

  /// The returns of the store to earlier states, in the order of time.
  ///
  /// Those before the oldest kept action are dropped.
  public private(set) var jumps: [RecordedJump] = []

  /// The action whose state the store shows, or nil while it shows the present one.
  package var shownAction: Int?
  /// The recording whose state the store shows, unless it is this one.
  package var shownRecording: StoreRecording?
  /// The name of the last action that was not handled because the store shows an earlier state.
  package var ignoredAction: String?

  /// The effects that have ended, in the order of their ends.
  package var ended: [EndedEffect] {
    changes.observeEffects()
    return keptEnded
  }

  /// The answers after the last action of the file that the recording was imported from.
  @ObservationIgnored private var importedAnswers: [RecordedAnswer] = []

  /// The actions, and sometimes a few that are older: they are removed many at a time.
  @ObservationIgnored private var kept: [RecordedAction<State, Action>] = []
  @ObservationIgnored var keptEffects: [RecordedEffect] = []
  @ObservationIgnored var keptEnded: [EndedEffect] = []
  @ObservationIgnored let changes = RecordingChanges()
  /// The numbers of the actions with changes of shared values.
  @ObservationIgnored private var numbersWithSharedChanges: [Int] = []

  @ObservationIgnored private var states = ValueHistory<State>()
  @ObservationIgnored private var sharedValues = SharedHistories()
  @ObservationIgnored private(set) var lastNumber = 0
  @ObservationIgnored let date: DateGenerator
  @ObservationIgnored private let clock: AnyClock<Duration>
  @ObservationIgnored private var start: AnyClock<Duration>.Instant
  @ObservationIgnored let dependencies = RecordedDependencies()
  /// The changes of shared values by the action that is being handled.
  @ObservationIgnored let sharedChanges = SharedChangeTracker()
  /// The changes of shared values by effects, before the action that is being handled.
  @ObservationIgnored private(set) var earlierSharedChanges: [RecordedSharedChange] = []
  /// The names of the dependencies that the recorded reducer reads.
  @ObservationIgnored var dependencyNames: @MainActor () -> [String] = { [] }
  /// Runs the recorded reducer again, if the recording has a store.
  @ObservationIgnored var replay: ReducerReplay<State, Action>?
  /// The tools that are told of everything that is recorded.
  @ObservationIgnored var observers: [any RecordingObserver<State, Action>] = []
  @ObservationIgnored private(set) var isAttached = false
  /// The file that the recording was imported from.
  @ObservationIgnored private(set) var file: RecordingFile?
  #if DEBUG
  /// The steps of the user on a page that belong to the abandoned future of each jump.
  @ObservationIgnored private(set) var abandonedSteps: [AbandonedSteps] = []
  /// The causes of the running effects by the number of the effect.
  @ObservationIgnored var causes: [Int: RecordedCause] = [:]
  /// The screens of the running effects by the number of the effect.
  @ObservationIgnored var effectScreens: [Int: EffectScreen] = [:]
  /// The recorded store, whose state the inspector may set back.
  @ObservationIgnored weak var core: (any RewindableCore<State, Action>)?
  /// Handles the actions of a recording once more with the reducer of the store.
  @ObservationIgnored var replayActions: (@MainActor (StoreRecording) throws -> RecordingReplay)?
  /// The states without each of the actions that the inspector has left out last.
  @ObservationIgnored var leftOutStates: [LeftOutStates<State, Action>] = []
  /// The difference of the states around the action that the inspector has shown last.
  @ObservationIgnored var shownDifference: (number: Int, text: String?)?
  /// The place of the value that the inspector has asked for last.
  @ObservationIgnored var lastPlace: (path: [String], place: ValuePlace?)?
  #endif

  /// Creates an empty recording.
  ///
  /// - Parameters:
  ///   - limit: The number of actions that are kept, at least 1. Older ones are dropped.
  ///   - date: The time of actions. It is not the dependency of the store, because its value may be one that counts how
  ///     often it is read.
  ///   - clock: Measures how long the reducer takes.
  public init(
    limit: Int = 10_000,
    date: DateGenerator = DateGenerator { Date() },
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    if limit < 1 { reportIssue(Issues.recordingKeepsNothing(limit: limit)) }
    self.limit = max(limit, 1)
    self.date = date
    let clock = AnyClock(clock)
    self.clock = clock
    start = clock.now
  }

  /// Removes all actions.
  ///
  /// Numbers go on from the last one.
  public func clear() {
    changes.changeActions { kept = [] }
    numbersWithSharedChanges = []
    states = ValueHistory()
    sharedValues = SharedHistories()
    changes.changeEffects { keptEnded = [] }
    forgetJumps(before: .max)
    unfinishedAction = nil
    importedAnswers = []
    dependencies.forgetAnswers()
    file = nil
    #if DEBUG
    leftOutStates = []
    shownDifference = nil
    #endif
  }

  /// The action with a number, or nil if it is not kept.
  ///
  /// An action never changes, so that a view which reads one does not run again for later ones.
  func action(_ number: Int) -> RecordedAction<State, Action>? {
    guard let first = kept.first, let last = kept.last, first.number <= number,
      number <= last.number
    else { return nil }
    return kept[kept.startIndex + number - first.number]
  }

  /// The actions with changes of shared values, from the oldest to the newest.
  ///
  /// An imported recording has none.
  var actionsWithSharedChanges: [RecordedAction<State, Action>] {
    numbersWithSharedChanges.compactMap(action)
  }

  /// The numbers of the actions whose effects ran when an action had been handled and all that needs no time was done.
  func effectsRunning(after number: Int) -> [Int] {
    let running = writtenEffects.filter {
      $0.startedBy <= number && $0.lastAction ?? .max > number
    }
    return running.map(\.startedBy)
  }

  /// Whether the feature or one of its effects has used the clock.
  var usesClock: Bool { dependencies.usesClock || actions.contains { $0.values.time != nil } }

  /// The effects that ran while the kept actions were handled.
  ///
  /// They are read without a lock of observation, which a thread that crashes may hold.
  var writtenEffects: [WrittenEffect] {
    keptEnded.map(WrittenEffect.init) + keptEffects.map(WrittenEffect.init)
  }

  /// The jumps, which are read without a lock of observation.
  var writtenJumps: [RecordedJump] { _jumps }

  /// The answers of clients since the last action.
  var answersAfterLastAction: [RecordedAnswer] {
    importedAnswers + dependencies.answersAfterLastAction
  }

  /// Whether the store is handling an action.
  private var isHandling: Bool {
    guard let unfinishedAction else { return false }
    return unfinishedAction.repetition == nil
  }

  /// The changes of shared values since the last action, first those of effects.
  ///
  /// There are none unless the reducer is handling an action.
  var changesBeforeUnfinishedAction: [RecordedSharedChange] {
    guard isHandling else { return [] }
    // They are not kept: the action may still end.
    var values = SharedHistories()
    return earlierSharedChanges + sharedChanges.unasserted.flatMap { values.keep($0, by: .reducer) }
  }

  /// The changes of shared values by effects since the last action.
  var sharedChangesAfterLastAction: [RecordedSharedChange] {
    guard !isHandling else { return earlierSharedChanges }
    // They are kept with the next action.
    var values = SharedHistories()
    return sharedChanges.unasserted.flatMap { values.keep($0, by: .effect) }
  }

  /// Takes the actions of a file.
  ///
  /// No store can have the recording then.
  func fill(from file: RecordingFile) throws {
    isAttached = true
    self.file = file
    let journeys = ReadJourneys(file.content.journeys)
    kept = try file.actions(journeys: journeys)
    lastNumber = kept.last?.number ?? 0
    unfinishedAction = try file.unfinishedAction()
    keptEnded = file.content.effects.compactMap(\.ended)
    keptEffects = file.content.effects.filter { $0.end == nil }.map(\.effect)
    importedAnswers = try file.laterAnswers(memory: ReadMemory())
    jumps = file.content.jumps
    #if DEBUG && !canImport(Darwin)
    abandonedSteps = journeys.abandonedSteps(of: jumps)
    #endif
    dependencyNames = { file.content.dependencyNames }
  }

  /// Prepares the recording for its store.
  ///
  /// - Returns: False if it has a store already.
  func attach() -> Bool {
    defer { isAttached = true }
    return !isAttached
  }
}

extension StoreRecording: CoreLog {
  func willHandle(_ action: Action, from origin: ActionOrigin, isDirect: Bool, before: State) {
    unfinishedAction = UnfinishedAction(
      number: lastNumber + 1,
      action: action,
      stateBefore: before,
      origin: RecordedOrigin(origin, isDirect: isDirect)
    )
    // Effects change shared values too, between the actions.
    earlierSharedChanges = takeSharedChanges(by: .effect)
    dependencies.beginAction(lastNumber + 1)
    start = clock.now
  }

  func handled(
    _ action: Action,
    from origin: ActionOrigin,
    isDirect: Bool,
    before: State,
    after: State
  ) -> EffectCause {
    let duration = start.duration(to: clock.now)
    let sharedChanges = takeChangesByReducer()
    let origin = unfinishedAction?.origin ?? RecordedOrigin(origin, isDirect: isDirect)
    unfinishedAction = nil
    lastNumber += 1
    let recorded = RecordedAction(
      RecordedAction<State, Action>.Parts(
        number: lastNumber,
        action: action,
        before: states.keep(before),
        after: states.keep(after),
        sharedChanges: sharedChanges,
        earlierSharedChanges: earlierSharedChanges,
        origin: origin,
        handledEvent: RecordedEvent.current,
        writtenEvent: nil,
        viewCode: origin.cause == nil ? RecordedEvent.viewCode : nil,
        date: date.now,
        duration: duration,
        values: dependencies.takeValues()
      )
    )
    changes.changeActions { keep(recorded) }
    for observer in observers { observer.didHandle(recorded) }
    return RecordedCause(number: lastNumber) { ActionLabel.text(of: action) }
  }

  private func takeSharedChanges(by origin: RecordedSharedChange.Origin) -> [RecordedSharedChange] {
    let changes = sharedChanges.take()
    return changes.isEmpty ? [] : changes.flatMap { sharedValues.keep($0, by: origin) }
  }

  /// The changes by the reducer, after those by other code have joined the earlier ones.
  private func takeChangesByReducer() -> [RecordedSharedChange] {
    let changes = takeSharedChanges(by: .reducer)
    guard !changes.isEmpty else { return [] }
    earlierSharedChanges += changes.filter { $0.origin == .otherCode }
    return changes.filter { $0.origin == .reducer }
  }

  private func keep(_ action: RecordedAction<State, Action>) {
    if kept.count >= limit + max(limit / 4, 1) { removeOldest() }
    kept.append(action)
    if !action.sharedChanges.isEmpty || !action.earlierSharedChanges.isEmpty {
      numbersWithSharedChanges.append(action.number)
    }
  }

  private func removeOldest() {
    kept.removeFirst(kept.count - limit)
    let first = kept.first?.number ?? lastNumber
    keptEnded.removeAll { $0.lastAction < first }
    numbersWithSharedChanges.removeAll { $0 < first }
    forgetJumps(before: first)
  }

  private func forgetJumps(before first: Int) {
    guard !jumps.isEmpty else { return }
    jumps.removeAll { $0.lastAction < first }
    #if DEBUG
    abandonedSteps.removeAll { $0.jump.lastAction < first }
    #endif
  }
}

#if DEBUG
extension StoreRecording {
  /// Lets the next changes of shared values begin from the values of an earlier moment.
  ///
  /// The abandoned future has the changes that effects have made since the last action.
  func beginSharedValues(from values: [RecordedSharedValue]) {
    sharedChanges.reset()
    earlierSharedChanges = []
    sharedValues.goBack(to: values)
  }

  /// Keeps a jump that the store is about to make.
  func add(_ jump: RecordedJump) {
    abandonedSteps += AbandonedSteps.all(of: jump, in: self)
    jumps.append(jump)
    leftOutStates = []
    for observer in observers { observer.didGoBack(jump) }
  }
}
#endif
