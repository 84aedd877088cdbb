public import Dependencies

extension StoreRecording {
  /// Handles the recorded actions once more, and compares the states.
  ///
  /// ```swift
  /// let recording = try StoreRecording<Counter.State, Counter.Action>(data: data)
  /// print(try recording.replay { Counter() })
  /// ```
  ///
  /// It begins with the state before the first action. The actions are handled in their order, without their effects:
  /// what effects have sent are recorded actions too. The dependencies `uuid`, `date`, `continuousClock` and
  /// `withRandomNumberGenerator` give the reducer the recorded values. A `@DependencyClient` answers the reducer as it did,
  /// and is not asked. Give other dependencies that a reducer asks, such as `locale`, the values that they had.
  ///
  /// The replay ends at an action whose reducer asks for more than was recorded, or for an answer that an import does not
  /// have, see ``unwritableAnswers``. Until the reducer returns, such a call throws an error or gets an empty value. If its
  /// type has none, the client is asked.
  ///
  /// A state that the inspector has set back, or a shared value that an effect has changed, is taken from the recording.
  /// Files, user defaults and shared values of the process are neither read nor changed.
  ///
  /// A recording of a store and an imported one are replayed alike.
  ///
  /// - Parameters:
  ///   - reducer: The feature, or several reducers as in a body.
  ///   - prepareDependencies: Overrides dependencies.
  /// - Returns: Whether the states are equal, or the first difference.
  /// - Throws: A ``RecordingError`` if a state or an action cannot be written.
  /// - Complexity: O(*n*) in the size of all states.
  public func replay(
    @ReducerBuilder<State, Action> _ reducer: () -> some Reducer<State, Action>,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) throws -> RecordingReplay {
    let dependencies = Store<State, Action>.dependencies(prepareDependencies)
    let feature = DependencyValues.withCurrent(dependencies) { reducer() }
    return try replay(feature, dependencies: dependencies)
  }

  /// Handles the recorded actions once more with a feature that was made before.
  func replay(
    _ feature: some Reducer<State, Action>,
    dependencies: DependencyValues
  ) throws -> RecordingReplay {
    try Replay(RecordingFile(of: self), feature, dependencies).run()
  }
}
