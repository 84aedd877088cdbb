import Testing

/// A mistake in the feature of a standups app, which a test can turn on.
package enum Mutation: Sendable {
  /// The form closes while something is typed.
  case closedForm
  /// A new standup has nobody who attends.
  case emptyForm
  /// The form stays open after the standup was saved.
  case openForm
  /// A meeting does not ask whether it is to end.
  case silentEnd

  @TaskLocal package static var current: Self?

  /// Expects a recorded test to fail with the mistake, and first at one of its steps.
  ///
  /// - Parameters:
  ///   - suite: The name of the suite, which is that of its file.
  ///   - step: A text in the first line of the step.
  ///   - filePath: The file of the caller, in the same folder.
  ///   - test: Runs the test.
  /// - Throws: If the file cannot be read, or has no such step.
  @MainActor
  package func expectFailure(
    of suite: String,
    at step: String,
    filePath: String = #filePath,
    _ test: @MainActor () async throws -> Void
  ) async throws {
    try await Self.$current.withValue(self) {
      try await RecordedTestFile("\(suite).swift", beside: filePath).expectFailure(at: step, test)
    }
  }
}
