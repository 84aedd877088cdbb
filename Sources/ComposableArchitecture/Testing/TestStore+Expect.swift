internal import CasePaths
internal import ConcurrencyExtras
internal import Dependencies
internal import IdentifiedCollections
internal import IssueReporting
internal import Sharing

extension TestStore {
  typealias Expectation = (inout State) throws -> Void

  /// Compares the state after an action with the test's expectation, and moves to that state.
  ///
  /// An overdue action is compared with the state at its time. The test has moved beyond that state already.
  func expect(
    _ update: Expectation?,
    after handled: ActionRecorder<State, Action>.HandledAction,
    at location: SourceLocation
  ) {
    let actual = handled.stateAfter
    let next = handled.isOverdue ? state : actual
    state = handled.stateBefore
    nextID = handled.nextID
    defer {
      nextID = nil
      state = next
    }
    switch exhaustivity {
    case .on:
      let shared = sharedChanges.assertion(
        asOf: handled.sharedAfter,
        isRelaxed: handled.isOverdue
      )
      let issue = issue(of: update, after: handled, shared)
      sharedChanges.settle(shared, isComplete: issue != nil)
      if let issue {
        report(issue, at: location)
      } else {
        noteElementsLeftOut(by: handled, at: location)
      }
    case .off:
      let shared = sharedChanges.assertion(asOf: handled.sharedAfter, isRelaxed: true)
      if let issue = update.flatMap({
        issue(of: $0, assertedOf: actual, shared, after: handled)
      }) {
        report(issue, at: location)
      } else {
        noteChanges(notMadeBy: update, after: handled, at: location)
      }
      sharedChanges.settle(shared, isComplete: true)
    }
  }

  /// The issue if a closure does not turn the state before an action into exactly the state after it.
  private func issue(
    of update: Expectation?,
    after handled: ActionRecorder<State, Action>.HandledAction,
    _ shared: SharedAssertion
  ) -> String? {
    let (action, actual) = (handled.action, handled.stateAfter)
    guard let update else {
      return shared.comparing(.before, .actual) {
        state == actual ? nil : Issues.unexpectedChange(from: state, to: actual, by: action)
      }
    }
    return issue(of: update, on: state, shared, after: handled) { expected, causes in
      guard shared.isMet(by: { expected == actual }) else {
        return expected == actual
          ? Issues.sharedMismatch(shared.mistakes, after: action)
          : Issues.stateMismatch(
            expected: expected,
            actual: actual,
            after: action,
            causes: causes()
          )
      }
      let isChange = shared.comparing(.before, .expected) { state != expected }
      return isChange || shared.isOfWrites || handled.isOverdue
        ? nil : Issues.expectationChangesNothing(after: action, causes: causes())
    }
  }

  /// The issue if a closure sets values that a state does not have.
  ///
  /// In an exhaustive test the closure sees shared values as they were before a reducer or an effect changed them. The
  /// test has to assert the change.
  func issue(
    of update: Expectation,
    assertedOf actual: State,
    _ shared: SharedAssertion,
    after handled: ActionRecorder<State, Action>.HandledAction? = nil
  ) -> String? {
    let action = handled?.action
    return issue(of: update, on: actual, shared, after: handled) { expected, causes in
      guard !shared.isMet(by: { expected == actual }) else { return nil }
      return expected == actual
        ? Issues.sharedMismatch(shared.mistakes, after: action)
        : Issues.assertionMismatch(
          expected: expected,
          actual: actual,
          after: action,
          causes: causes()
        )
    }
  }

  /// The issue if a closure throws, or else the issue with its result and with the causes of a mismatch.
  private func issue(
    of update: Expectation,
    on state: State,
    _ shared: SharedAssertion,
    after handled: ActionRecorder<State, Action>.HandledAction?,
    compare: (State, () -> MismatchCauses) -> String?
  ) -> String? {
    let leftOut = SkippedDuplicates()
    let result = leftOut.noting { self.result(of: update, on: state, shared) }
    return switch result {
    case .failure(let error): Issues.expectationThrew(error, after: handled?.action)
    case .success(let expected):
      shared.comparing(.expected, .actual) {
        compare(expected) { causes(ofMismatchAfter: handled, leftOut.ids) }
      }
    }
  }

  private func causes(
    ofMismatchAfter handled: ActionRecorder<State, Action>.HandledAction?,
    _ leftOutByClosure: [Any]
  ) -> MismatchCauses {
    MismatchCauses(
      leftOutByClosure: leftOutByClosure,
      leftOutByReducer: handled?.leftOut ?? [],
      unappliedWrite: handled.flatMap {
        $0.appliedWrite ? nil : UnappliedWrite(in: $0.action)
      }
    )
  }

  /// Notes elements that a reducer could not add, of which the state shows nothing.
  private func noteElementsLeftOut(
    by handled: ActionRecorder<State, Action>.HandledAction,
    at location: SourceLocation
  ) {
    guard !handled.leftOut.isEmpty else { return }
    location.note(Issues.elementsLeftOut(handled.leftOut, by: handled.action))
  }

  /// Notes the changes that an exhaustive test would have to assert.
  private func noteChanges(
    notMadeBy update: Expectation?,
    after handled: ActionRecorder<State, Action>.HandledAction,
    at location: SourceLocation
  ) {
    guard exhaustivity.showsSkippedAssertions else { return }
    noteElementsLeftOut(by: handled, at: location)
    let shared = sharedChanges.assertion(asOf: handled.sharedAfter)
    // A closure that relies on the state after the action may report issues on the state before it.
    let asserted = withIssueReporters([]) {
      update.flatMap { try? result(of: $0, on: state, shared).get() } ?? state
    }
    shared.comparing(.expected, .actual) {
      guard asserted != handled.stateAfter else { return }
      location.note(Issues.skippedChanges(from: asserted, to: handled.stateAfter))
    }
  }

  private func result(
    of update: Expectation,
    on state: State,
    _ shared: SharedAssertion
  ) -> Result<State, any Error> {
    var state = state
    return Result {
      try DependencyValues.withCurrent(dependenciesOfExpectation) {
        try XCTModifyLocals.$isExhaustive.withValue(exhaustivity == .on) {
          try shared.expecting { try update(&state) }
        }
      }
      return state
    }
  }

  /// The dependencies of expectations, which give new stack elements the ids that the reducer gave them.
  private var dependenciesOfExpectation: DependencyValues {
    let dependencies = core.dependencies
    if expectationDependencies?.origin.isIdentical(to: dependencies) != true {
      expectationDependencies = ExpectationDependencies(dependencies)
    }
    guard let expectationDependencies else { return dependencies }
    expectationDependencies.ids.upcoming = nextID ?? dependencies.stackElementID.upcoming
    return expectationDependencies.values
  }
}

/// Dependencies with their own generator of stack element ids.
///
/// A test store makes them once, and not for each assertion.
struct ExpectationDependencies {
  let origin: DependencyValues
  let values: DependencyValues
  let ids = StackElementIDGenerator()

  init(_ origin: DependencyValues) {
    var values = origin
    values.stackElementID = ids
    self.origin = origin
    self.values = values
  }
}
