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
  /// The recording also keeps the ids, the dates and the passing of time that the dependencies `uuid`, `date` and
  /// `continuousClock` give the feature, for a test of the same actions.
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
    let isFirst = recording.attach()
    if isFirst {
      recording.dependencies.record(&dependencies)
      recording.sharedChanges.track(&dependencies)
    } else {
      reportIssue(Issues.recordingHasStore(State.self))
    }
    let feature = DependencyValues.withCurrent(dependencies) { reducer() }
    self.init(
      initialState: initialState(),
      reducer: feature,
      dependencies: dependencies,
      log: isFirst ? recording : nil
    )
    if isFirst {
      recording.dependencyNames = {
        var dependencies = ReducerDependencies()
        dependencies.collect(from: feature)
        return dependencies.names.sorted()
      }
    }
    #if DEBUG
    if isFirst { recording.core = core as? any RewindableCore<State, Action> }
    #endif
    // The initial state is a part of the recording, and not what the feature does.
    if isFirst { _ = recording.dependencies.takeValues() }
  }
}
