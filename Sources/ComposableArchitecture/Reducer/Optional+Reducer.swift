/// A reducer that may not be there: nil does nothing.
///
/// It is what `if` without `else` becomes in a body.
extension Optional: Reducer where Wrapped: Reducer {
  /// There is a branch.
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
