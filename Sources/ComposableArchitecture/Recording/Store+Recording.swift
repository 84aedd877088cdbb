public import Dependencies
internal import IssueReporting

extension Store {
  /// Creates a store that is recorded.
  ///
  /// ```swift
  /// let recording = StoreRecording<Counter.State, Counter.Action>()
  /// let store = Store(initialState: Counter.State(), recording: recording) {
  ///   Counter()
  /// }
  /// ```
  ///
  /// For a test of the same actions, the recording also keeps what dependencies give the feature: `uuid`, `date`,
  /// `withRandomNumberGenerator`, `continuousClock`, and each `@DependencyClient`.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - recording: The recording. It belongs to one store: a second store with it is reported as an issue, and is not
  ///     recorded.
  ///   - reducer: The feature, or several reducers as in a body.
  ///   - prepareDependencies: Overrides dependencies for this store.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    recording: StoreRecording<State, Action>,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    var dependencies = Store.dependencies(prepareDependencies)
    let isFirst = recording.attach(to: &dependencies)
    let feature = DependencyValues.withCurrent(dependencies) { reducer() }
    self.init(
      initialState: initialState(),
      reducer: feature,
      dependencies: dependencies,
      log: isFirst ? recording : nil
    )
    guard isFirst else { return }
    recording.begin(with: feature, dependencies: dependencies)
    #if DEBUG
    recording.core = core as? any RewindableCore<State, Action>
    #endif
  }
}

extension StoreRecording {
  /// Records the dependencies of the store that the recording belongs to.
  ///
  /// - Returns: False if the recording has a store already, which is reported.
  func attach(to dependencies: inout DependencyValues) -> Bool {
    guard attach() else {
      reportIssue(Issues.recordingHasStore(State.self))
      return false
    }
    self.dependencies.record(&dependencies)
    sharedChanges.track(&dependencies)
    return true
  }

  /// Begins when the store has its initial state.
  func begin(with feature: some Reducer<State, Action>, dependencies: DependencyValues) {
    dependencyNames = {
      var dependencies = ReducerDependencies()
      dependencies.collect(from: feature)
      return dependencies.names.sorted()
    }
    replay = ReducerReplay(feature, dependencies: dependencies)
    #if DEBUG
    replayActions = { try $0.replay(feature, dependencies: dependencies) }
    #endif
    // The initial state is a part of the recording, and not what the feature does.
    _ = self.dependencies.takeValues()
  }
}
