/// Hands out the current dependencies for use in an escaping closure.
///
/// Tasks inherit dependencies; closures that something else calls later do not:
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
///     dependencies.yield { model.refresh() }
///   }
/// }
/// ```
///
/// - Parameter operation: The operation, which receives a continuation with the dependencies.
/// - Returns: The result of the operation.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Hands out the current dependencies to an asynchronous operation.
///
/// It does the same as the synchronous function, and stays on the actor of its caller.
///
/// - Parameters:
///   - isolation: The actor of the caller.
///   - operation: The operation, which receives a continuation with the dependencies.
/// - Returns: The result of the operation.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies of a place that has been left.
  ///
  /// ``withEscapedDependencies(_:)`` makes one.
  public struct Continuation: Sendable {
    private let values = DependencyValues._current

    /// Runs an operation that sees the dependencies of that place.
    ///
    /// - Parameter operation: The operation.
    /// - Returns: The result of the operation.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues.withCurrent(values, operation: operation)
    }

    /// Runs an asynchronous operation that sees the dependencies of that place.
    ///
    /// - Parameters:
    ///   - isolation: The actor of the caller.
    ///   - operation: The operation.
    /// - Returns: The result of the operation.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues.withCurrent(values, operation: operation)
    }
  }
}
