extension Result {
  /// Creates the result of an asynchronous operation: its value or its error.
  ///
  /// ```swift
  /// await send(.response(Result { try await client.fetch() }))
  /// ```
  ///
  /// - Parameter body: The operation.
  public init(catching body: () async throws(Failure) -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
