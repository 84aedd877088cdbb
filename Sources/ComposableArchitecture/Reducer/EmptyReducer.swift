/// A reducer that does nothing.
///
/// It stands in where a reducer is asked for and none is needed, as in a preview of a screen whose
/// logic does not matter, or in a test of what surrounds it:
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
