extension StoreRecording {
  /// Writes a test that does what was recorded: it sends what users sent, and receives what effects sent.
  ///
  /// ```swift
  /// print(recording.testSource())
  /// ```
  ///
  /// ```swift
  /// @MainActor
  /// struct RecordedTests {
  ///   @Test func recordedActionsHaveTheSameChanges() async {
  ///     let store = TestStore(initialState: Counter.State(count: 0, fact: nil)) {
  ///       Counter()
  ///     } withDependencies: {
  ///       $0.factClient.fetch = { _ in "0 is a number." }
  ///     }
  ///     await store.send(.factButtonTapped)
  ///     await store.receive(\.factResponse, "0 is a number.") { $0.fact = "0 is a number." }
  ///   }
  /// }
  /// ```
  ///
  /// Each endpoint of a `@DependencyClient` that was called answers as it did. The elements of a stream come at once, or
  /// before the steps to which they led if something else happened between them.
  ///
  /// A struct is written with its memberwise initializer, or with the one that ``InitializerRepresentable`` names. A value
  /// without source, such as a closure, becomes a comment that begins with `Fill in`.
  ///
  /// A test store receives what an effect sends before the test sends anything else. So a recording in which a user was
  /// faster than an effect without a clock needs an edit.
  ///
  /// Changes of `@Shared` values are made with `withLock` of a property of the state. The change by an effect comes with
  /// the next action, and is missing if there is none. The test itself makes a change by other code. A value that no state has is
  /// left out.
  ///
  /// A part of the recording begins with the state before its first action. An effect that ran already does not run in the
  /// test. So the test sends what that effect sent, with a comment. Actions that effects sent after the part, and effects that
  /// still run, are skipped at the end.
  ///
  /// The actions of a future that was abandoned before the last action are left out, see ``isAbandoned(_:)``.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the actions, or nil for all that led to the present state.
  ///   - options: The names in the test.
  /// - Returns: The source of a file.
  public func testSource(
    of numbers: ClosedRange<Int>? = nil,
    options: TestSourceOptions = TestSourceOptions()
  ) -> String {
    let actions = actions(to: numbers?.upperBound).filter { numbers?.contains($0.number) ?? true }
    return TestSource(self, actions: actions, options: options).text
  }
}
