// What the compiler says to those who make a store of a reducer, and not of a closure.

extension Store {
  /// Says that the reducer is made in a closure.
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
  /// Says that the reducer is made in a closure.
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
