internal import ConcurrencyExtras
public import Dependencies
internal import Sharing

/// Runs a feature in a test, and makes the test assert every event in it.
///
/// ```swift
/// @Test func timer() async {
///   let clock = TestClock()
///   let store = TestStore(initialState: Timer.State()) {
///     Timer()
///   } withDependencies: {
///     $0.continuousClock = clock
///   }
///
///   await store.send(.toggleButtonTapped) { $0.isRunning = true }
///   await clock.advance(by: .seconds(1))
///   await store.receive(.ticked) { $0.seconds = 1 }
///   await store.send(.toggleButtonTapped) { $0.isRunning = false }
/// }
/// ```
///
/// The test fails, at the line that is wrong, when
///
/// - an action changes the state in another way than its closure, or without a closure.
/// - a reducer or an effect changes a shared value, and no closure asserts the change.
/// - an effect sends an action that the test does not receive, or another action than the expected one.
/// - an effect still runs when the test ends.
///
/// It notes an element that a reducer adds to an identified array that has its id already. A note fails no test.
///
/// Effects run on the test store's own executor. So the store knows when all possible work has run, and waits for
/// real time only if an effect does.
///
/// The reducer gets the test values of dependencies, with the overrides of the closure after `withDependencies:`.
///
/// A test of the outcome alone sets ``exhaustivity``.
///
/// With a recording, each failure ends with the last actions and their senders. See
/// ``StoreRecording/timeline(last:)``.
///
/// Where we differ: the original yields many times, and cannot know whether effects have run.
@preconcurrency
@MainActor
public final class TestStore<State: Equatable, Action> {
  /// The state after the last action that the test asserted.
  ///
  /// It does not include the changes of actions that are still to be received. Inside of an assertion it is the
  /// state before the action.
  public internal(set) var state: State

  /// The longest time that ``receive(_:timeout:assert:fileID:file:line:column:)`` and
  /// ``finish(timeout:fileID:file:line:column:)`` wait for running effects: one second.
  ///
  /// A test never waits for effects that only wait for a test clock.
  public var timeout = Duration.seconds(1)

  /// How much the test has to assert: by default everything.
  ///
  /// ```swift
  /// store.exhaustivity = .off
  /// ```
  public var exhaustivity = Exhaustivity.on

  /// Whether the feature has dismissed itself.
  ///
  /// Its effects are then cancelled. Sending it an action fails the test and has no other effect.
  public private(set) var isDismissed = false

  /// The id of the next new stack element in an assertion, or nil for the id that the reducer would give.
  var nextID: StackElementID?

  /// The dependencies of the last assertion.
  var expectationDependencies: ExpectationDependencies?

  /// Restores the executor that ``useMainSerialExecutor`` replaced.
  var serialExecutorUse: AnyObject?

  let core: RootCore<Reduce<State, Action>>
  let recorder: ActionRecorder<State, Action>
  let sharedChanges: SharedChangeTracker
  let executor: EffectExecutor
  /// Keeps what the store does, for the texts of failures.
  let recording: StoreRecording<State, Action>?
  private let location: SourceLocation

  /// Creates a test store.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - recording: Keeps all actions of the store, or nil to keep none. It belongs to one store.
  ///   - reducer: The feature. Put several reducers into ``CombineReducers``.
  ///   - prepareDependencies: Overrides dependencies for the test.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    initialState: @autoclosure () -> State,
    recording: StoreRecording<State, Action>? = nil,
    reducer: () -> some Reducer<State, Action>,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let dismissal = RootDismissal()
    let dependencies = Dependencies.withDependencies {
      $0.context = .test
      $0.dismiss = DismissEffect { dismissal.perform() }
      prepareDependencies(&$0)
    } operation: {
      DependencyValues._current
    }
    let sharedChanges = SharedChangeTracker()
    var trackedDependencies = dependencies
    let recording = recording.flatMap { $0.attach(to: &trackedDependencies) ? $0 : nil }
    let (state, feature) = TestStep.$current.withValue(TestStep(at: location)) {
      DependencyValues.withCurrent(dependencies) {
        (initialState(), reducer())
      }
    }
    sharedChanges.track(&trackedDependencies)
    self.sharedChanges = sharedChanges
    executor = EffectExecutor()
    let watch = ReducerWatch()
    let recorder = ActionRecorder<State, Action>(
      stackElementIDs: dependencies.stackElementID,
      sharedChanges: sharedChanges,
      watch: watch
    )
    self.recorder = recorder
    core = RootCore(
      initialState: state,
      reducer: Reduce { state, action in
        watch.watching { feature.reduce(into: &state, action: action) }
      },
      dependencies: trackedDependencies,
      executor: executor,
      log: recording.map { PairedLog(recorder, $0) } ?? recorder
    )
    self.recording = recording
    recording?.begin(with: feature, dependencies: trackedDependencies)
    self.state = state
    self.location = location
    dismissal.perform = { [weak self] in self?.dismiss() }
  }

  private func dismiss() {
    isDismissed = true
    core.cancelEffects()
    recorder.forgetRunningEffects()
  }

  deinit {
    let (recorder, sharedChanges, recording) = (recorder, sharedChanges, recording)
    let leftovers = MainThread.runAndWait {
      recorder.takeLeftovers(and: sharedChanges, in: recording)
    }
    leftovers.report(exhaustivity, at: location)
  }

  /// Waits for all effects to end, and fails if the test has left assertions out.
  ///
  /// The deinitializer of a test store checks the same, but cannot wait. Call this at the end of a test whose effects
  /// need real time, or to get the failure at this line.
  ///
  /// - Parameters:
  ///   - duration: The longest time to wait, or nil for ``timeout``.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await settle()
    if recorder.hasRunningEffects {
      await recorder.waitForEffects(timeout: duration ?? timeout)
    }
    recorder.takeLeftovers(and: sharedChanges, in: recording).report(exhaustivity, at: location)
    state = core.state
  }
}

extension TestStore {
  /// Waits until all work has run that needs no time to pass.
  func settle() async {
    await executor.settle { !core.hasTasks }
  }
}

/// The test store of the feature `R`.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable

/// Dismisses the root feature of a test, as soon as its test store is complete.
@MainActor
private final class RootDismissal {
  var perform: () -> Void = {}
}

/// The events that a test has not asserted at its end.
private struct Leftovers: Sendable {
  var issues: [String] = []
  var notes: [String] = []

  func report(_ exhaustivity: Exhaustivity, at location: SourceLocation) {
    switch exhaustivity {
    case .on: issues.forEach(location.report)
    case .off(showSkippedAssertions: true): notes.forEach(location.note)
    case .off(showSkippedAssertions: false): break
    }
  }
}

extension ActionRecorder {
  fileprivate func takeLeftovers(
    and sharedChanges: SharedChangeTracker,
    in recording: StoreRecording<State, Action>?
  ) -> Leftovers {
    var leftovers = Leftovers()
    let unreceived = unreceived
    if !unreceived.isEmpty {
      leftovers.issues.append(Issues.unreceivedActionsAtEnd(unreceived))
      leftovers.notes.append(Issues.skippedActions(unreceived))
    }
    if hasRunningEffects {
      leftovers.issues.append(Issues.effectsRunningAtEnd(actionsWithRunningEffects))
      leftovers.notes.append(Issues.skippedEffects(actionsWithRunningEffects))
    }
    let unasserted = sharedChanges.unasserted
    if !unasserted.isEmpty {
      leftovers.issues.append(Issues.sharedChangesAtEnd(unasserted))
      leftovers.notes.append(Issues.skippedSharedChanges(unasserted))
    }
    leftovers.issues = leftovers.issues.map { Issues.text($0, with: recording?.timeline()) }
    forgetReceived()
    forgetRunningEffects()
    sharedChanges.reset()
    return leftovers
  }
}
