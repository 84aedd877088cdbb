internal import ConcurrencyExtras
internal import Dependencies

extension TestStore {
  typealias Expectation = (inout State) throws -> Void

  /// Compares the state after an action with what a test says about it, and moves on.
  func expect(
    _ update: Expectation?,
    after handled: ActionRecorder<State, Action>.HandledAction,
    at location: SourceLocation
  ) {
    let actual = handled.stateAfter
    nextID = handled.nextID
    defer {
      nextID = nil
      state = actual
    }
    switch exhaustivity {
    case .on:
      if let issue = issue(of: update, after: actual) {
        location.report(issue)
      }
    case .off:
      if let issue = update.flatMap({ issue(of: $0, assertedOf: actual) }) {
        location.report(issue)
      } else {
        noteChanges(notMadeBy: update, after: actual, at: location)
      }
    }
  }

  /// What is wrong if a closure must make of the state before an action exactly the one after it.
  private func issue(of update: Expectation?, after actual: State) -> String? {
    guard let update else {
      return actual == state ? nil : Issues.unexpectedChange(from: state, to: actual)
    }
    switch result(of: update, on: state) {
    case .failure(let error):
      return Issues.expectationThrew(error)
    case .success(let expected) where expected != actual:
      return Issues.stateMismatch(expected: expected, actual: actual)
    case .success(let expected):
      return expected == state ? Issues.expectationChangesNothing() : nil
    }
  }

  /// What is wrong if a closure must set only what a state has already.
  func issue(of update: Expectation, assertedOf actual: State) -> String? {
    switch result(of: update, on: actual) {
    case .failure(let error): Issues.expectationThrew(error)
    case .success(let expected) where expected != actual:
      Issues.assertionMismatch(expected: expected, actual: actual)
    case .success: nil
    }
  }

  /// Notes the changes that an exhaustive test would have to assert.
  private func noteChanges(
    notMadeBy update: Expectation?,
    after actual: State,
    at location: SourceLocation
  ) {
    guard exhaustivity.showsSkippedAssertions else { return }
    // A closure that relies on the state after the action may fail on the one before it.
    let asserted = update.flatMap { try? result(of: $0, on: state).get() } ?? state
    guard asserted != actual else { return }
    location.note(Issues.skippedChanges(from: asserted, to: actual))
  }

  private func result(of update: Expectation, on state: State) -> Result<State, any Error> {
    var state = state
    return Result {
      try DependencyValues.withCurrent(dependenciesOfExpectation) { try update(&state) }
      return state
    }
  }

  /// The dependencies, where new stack elements get the ids that the reducer gave them.
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

/// Dependencies with a generator of stack elements' ids that is theirs alone.
///
/// A test store makes them once and not for each assertion.
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
