internal import ConcurrencyExtras
public import Dependencies
internal import Sharing

/// Runs a feature in a test, and makes the test say everything that happens in it.
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
/// - an action changes the state in another way than its closure, or without one;
/// - a shared value changes, in a reducer or in an effect, and no closure says so;
/// - an effect sends an action that is not received, or another than the one received;
/// - an effect still runs when the test ends.
///
/// Effects run on an executor of the test store's own, so that it knows when everything that can run
/// has run. It waits for real time only where an effect does.
///
/// The reducer sees the test values of dependencies, and what the closure after `withDependencies:`
/// overrides.
///
/// A test that is after the outcome alone sets ``exhaustivity``.
///
/// Where we differ: the original waits by yielding many times and hoping that it was enough.
@preconcurrency
@MainActor
public final class TestStore<State: Equatable, Action> {
  /// The state after the last action that the test asserted.
  ///
  /// It is not ahead of actions that are still to be received. Inside of an assertion it is the state
  /// before the action.
  public internal(set) var state: State

  /// How long ``receive(_:timeout:assert:fileID:file:line:column:)`` and
  /// ``finish(timeout:fileID:file:line:column:)`` wait for running effects: one second.
  ///
  /// Effects that wait for no more than a test clock never make a test wait.
  public var timeout = Duration.seconds(1)

  /// How much the test has to assert: everything, unless it is turned off.
  ///
  /// ```swift
  /// store.exhaustivity = .off
  /// ```
  public var exhaustivity = Exhaustivity.on

  /// Whether the feature has dismissed itself.
  ///
  /// Its effects are cancelled then, and sending it an action fails the test and does nothing else.
  public private(set) var isDismissed = false

  /// The id that the next new stack element gets in an assertion, or nil for that of the reducer.
  var nextID: StackElementID?

  /// What the last assertion saw of ``dependencies``.
  var expectationDependencies: ExpectationDependencies?

  /// Puts back what ``useMainSerialExecutor`` changed, if it did.
  var serialExecutorUse: AnyObject?

  let core: RootCore<Reduce<State, Action>>
  let recorder: ActionRecorder<State, Action>
  let sharedChanges: SharedChangeTracker
  let executor: EffectExecutor
  private let location: SourceLocation

  /// Creates a test store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The feature; several reducers stand in ``CombineReducers``.
  ///   - prepareDependencies: Overrides dependencies for the test.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    initialState: @autoclosure () -> State,
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
    let (state, reduce) = TestStep.$current.withValue(TestStep(at: location)) {
      DependencyValues.withCurrent(dependencies) {
        (initialState(), Reduce(reducer()))
      }
    }
    let sharedChanges = SharedChangeTracker()
    var trackedDependencies = dependencies
    sharedChanges.track(&trackedDependencies)
    self.sharedChanges = sharedChanges
    executor = EffectExecutor()
    recorder = ActionRecorder(
      stackElementIDs: dependencies.stackElementID,
      sharedChanges: sharedChanges
    )
    core = RootCore(
      initialState: state,
      reducer: reduce,
      dependencies: trackedDependencies,
      executor: executor,
      log: recorder
    )
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
    let (recorder, sharedChanges) = (recorder, sharedChanges)
    let leftovers = performOnMainActorAndWait { recorder.takeLeftovers(and: sharedChanges) }
    leftovers.report(exhaustivity, at: location)
  }

  /// Waits for all effects to end, and fails for what the test left open.
  ///
  /// A test store does the same when it goes away, but cannot wait then. Call it at the end of a test
  /// whose effects need real time, or to have the failure at this line.
  ///
  /// - Parameters:
  ///   - duration: How long to wait, if not ``timeout``.
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
    recorder.takeLeftovers(and: sharedChanges).report(exhaustivity, at: location)
    state = core.state
  }
}

extension TestStore {
  /// Waits until everything that can run without time passing has run.
  func settle() async {
    await executor.settle { !core.hasTasks }
  }
}

/// The test store of the feature `R`.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable

/// What the root feature of a test does to dismiss itself, which its store says once it is there.
@MainActor
private final class RootDismissal {
  var perform: () -> Void = {}
}

/// What a test has not asserted at its end.
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
  fileprivate func takeLeftovers(and sharedChanges: SharedChangeTracker) -> Leftovers {
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
    forgetReceived()
    forgetRunningEffects()
    sharedChanges.reset()
    return leftovers
  }
}
