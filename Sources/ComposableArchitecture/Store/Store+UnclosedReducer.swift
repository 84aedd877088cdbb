// Compiler errors for a store that is created with a reducer instead of a closure.

extension Store {
  /// Explains that a closure creates the reducer.
  @available(
    *,
    unavailable,
    message: "Make the reducer in a closure: 'Store(initialState: …) { Feature() }'."
  )
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    reducer: R
  ) {
    fatalError("'init(initialState:reducer:)' is unavailable")
  }
}

extension TestStore {
  /// Explains that a closure creates the reducer.
  @available(
    *,
    unavailable,
    message: "Make the reducer in a closure: 'TestStore(initialState: …) { Feature() }'."
  )
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    reducer: R
  ) {
    fatalError("'init(initialState:reducer:)' is unavailable")
  }
}
