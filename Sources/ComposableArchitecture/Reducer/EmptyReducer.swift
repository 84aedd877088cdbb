/// A reducer that does nothing.
///
/// Use it where the logic of a feature does not matter, such as in a preview of a screen:
///
/// ```swift
/// let store = Store(initialState: Counter.State(count: 42)) { EmptyReducer() }
/// ```
public struct EmptyReducer<State, Action>: Reducer {
  /// Creates a reducer that does nothing.
  @inlinable
  public init() {}

  /// Leaves the state as it is.
  @inlinable
  public func reduce(into _: inout State, action _: Action) -> Effect<Action> {
    .none
  }
}
