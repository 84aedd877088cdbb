// A compiler error for a reducer that returns no effect.

extension Reduce {
  /// Explains what the closure of a reducer returns.
  @available(
    *,
    unavailable,
    message: """
      The closure says what to do next: end each of its branches with 'return .none', or with another effect.
      """
  )
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Void) {
    fatalError("'init(_:)' is unavailable")
  }
}
