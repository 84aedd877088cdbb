internal import ConcurrencyExtras
internal import Dependencies

extension TestStore {
  /// Compares the state after an action with what a test makes of the state before it, and moves on.
  func expect(
    _ update: ((inout State) throws -> Void)?,
    after actual: State,
    at location: SourceLocation
  ) {
    if let issue = issue(with: update, after: actual) {
      location.report(issue)
    }
    state = actual
  }

  private func issue(
    with update: ((inout State) throws -> Void)?,
    after actual: State
  ) -> String? {
    guard let update else {
      return actual == state ? nil : Issues.unexpectedChange(from: state, to: actual)
    }
    var expected = state
    do {
      try DependencyValues.withCurrent(core.dependencies) { try update(&expected) }
    } catch {
      return Issues.expectationThrew(error)
    }
    guard expected == actual else {
      return Issues.stateMismatch(expected: expected, actual: actual)
    }
    return expected == state ? Issues.expectationChangesNothing() : nil
  }
}
