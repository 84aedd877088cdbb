public import Dependencies
internal import ViewValues

extension Store {
  /// Creates a store whose state a server keeps, so that the window outlives the process.
  ///
  /// ```swift
  /// WindowGroup {
  ///   AppView(
  ///     store: Store(initialState: AppFeature.State(), keptAs: "app") {
  ///       AppFeature()
  ///     }
  ///   )
  /// }
  /// ```
  ///
  /// A server with the option `--sessions` saves the state after the actions of an event. When its process was started
  /// anew, the window goes on with that state, with the screens and sheets that the state describes. Views appear
  /// again, so `task` and `onAppear` run again. Effects that were running are not resumed.
  ///
  /// A later version of the app may have fields that the kept state lacks. Decode those with `decodeIfPresent`. If the
  /// state cannot be decoded, the window begins with `initialState`, and its page says so. The server leaves the former
  /// bytes in the file.
  ///
  /// Without the option, outside of a window, and on Apple's platforms, the store is as without a name.
  ///
  /// - Parameters:
  ///   - initialState: The state of a window that has none yet.
  ///   - name: The name of the state. Each store of a window has its own.
  ///   - reducer: The feature, or several reducers as in a body.
  ///   - prepareDependencies: Overrides dependencies for this store.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    keptAs name: String,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) where State: Codable {
    guard let window = CurrentPage.value?.values, window.isKept else {
      self.init(
        initialState: initialState(),
        reducer: reducer,
        withDependencies: prepareDependencies
      )
      return
    }
    let keeper = StateKeeper<State>(name, of: window)
    self.init(
      initialState: keeper.former() ?? initialState(),
      reducer: reducer,
      withDependencies: prepareDependencies
    )
    guard let core = core as? RootCore<R> else { return }
    core.stateKeeper = keeper
    core.insert(keeper)
    keeper.begin { [weak core] in core?.state }
  }
}
