/// An optional reducer. Nil does nothing.
///
/// An `if` without `else` in a body becomes such a reducer.
extension Optional: Reducer where Wrapped: Reducer {
  /// Always true: an optional reducer is a branch.
  @inlinable
  public static var _isConditional: Bool { true }

  /// Runs the wrapped reducer, if there is one.
  @inlinable
  public func reduce(
    into state: inout Wrapped.State,
    action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    switch self {
    case .some(let wrapped): wrapped.reduce(into: &state, action: action)
    case .none: .none
    }
  }
}
