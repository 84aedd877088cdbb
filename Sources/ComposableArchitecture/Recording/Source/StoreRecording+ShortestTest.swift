extension StoreRecording {
  /// Writes the shortest test in which a value of the state changes as it did last.
  ///
  /// ```swift
  /// let source = await recording.shortestTestSource(ofChangeIn: \.path.count)
  /// ```
  ///
  /// The reducer runs again with fewer and fewer of the recorded actions, for as long as the last action still changes the
  /// value to what it became. An action takes with it what its effects sent. Effects do not run, and writes to shared values
  /// are forgotten. They begin with their values before the first action, as far as recorded changes tell. The reducer gets
  /// the ids and dates that it got then, and other dependencies from the store.
  ///
  /// If the reducer does not make the change again, the test has the recorded states. It begins before the action of a user
  /// which led to the change. This happens if a reducer reads what a recording does not have, such as a file.
  ///
  /// A test store runs the effects again. So an action whose effects sent something keeps what led to its state, because the
  /// effects may depend on all of it. States that are not `Equatable` are not compared.
  ///
  /// - Parameters:
  ///   - value: Reads the value.
  ///   - number: The number of the last action that counts, or nil for all.
  ///   - options: The names in the test.
  /// - Returns: The source of a file, or nil if no recorded action has changed the value.
  /// - Complexity: At worst the square of the number of actions, and about *k* · *n* · log(*n*) for *k* needed ones of *n*.
  public func shortestTestSource<Value: Equatable>(
    ofChangeIn value: @escaping (State) -> Value,
    upTo number: Int? = nil,
    options: TestSourceOptions = TestSourceOptions()
  ) async -> String? {
    let change = actions(to: number).last { value($0.stateBefore) != value($0.stateAfter) }
    guard let change else { return nil }
    let changed = value(change.stateAfter)
    let source = await shortestTest(of: change, options: options) { before, after in
      value(after) == changed && value(before) != value(after)
    }
    return source.text
  }

  /// The shortest test of a change.
  ///
  /// - Parameters:
  ///   - change: The action that made it.
  ///   - options: The names in the test.
  ///   - isChange: Whether two states before and after an action are those of the change.
  /// - Returns: The source of the test.
  func shortestTest(
    of change: RecordedAction<State, Action>,
    options: TestSourceOptions,
    isChange: @escaping @MainActor (_ before: State, _ after: State) -> Bool
  ) async -> TestSource<State, Action> {
    let actions = actions(to: change.number)
    let steps = ShortestSteps(
      upTo: actions,
      ended: writtenEffects.compactMap { effect in
        effect.lastAction.map { (effect.startedBy, $0) }
      }
    )
    if let replay, let start = actions.first.flatMap({ replayStart(before: $0.number) }),
      let shortest = await steps.find(
        with: replay,
        from: start,
        ReplayPurpose(recording: self, repetition: .shortestTest),
        isChange: isChange
      )
    {
      return TestSource(self, actions: shortest, options: options)
    }
    let first = steps.rootOfChange ?? change.number
    return TestSource(
      self,
      actions: actions.filter { $0.number >= first },
      note: Self.replayNote,
      options: options
    )
  }

  private static var replayNote: String {
    "// The reducer did not make the change again, so the test begins with the recorded state."
  }
}
