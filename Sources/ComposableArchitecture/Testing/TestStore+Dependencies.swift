internal import ConcurrencyExtras
public import Dependencies

extension TestStore {
  /// The dependencies of the feature.
  ///
  /// A change applies to the next action and its effects, and to all later ones:
  ///
  /// ```swift
  /// store.dependencies.numberFact.fetch = { _ in throw Offline() }
  /// await store.send(.factButtonTapped)
  /// ```
  ///
  /// A change of a part, such as that of `fetch`, reads the whole value first, as in the original. The read is reported
  /// if the dependency has no test value. Assign a whole value here then, or change the part in the closure after
  /// `withDependencies:` of the initializer.
  public var dependencies: DependencyValues {
    get { core.dependencies }
    set { core.dependencies = newValue }
  }

  /// Runs an operation with other dependencies of the feature.
  ///
  /// ```swift
  /// await store.withDependencies {
  ///   $0.numberFact.fetch = { _ in throw Offline() }
  /// } operation: {
  ///   await store.send(.factButtonTapped)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - updateValuesForOperation: Changes the dependencies.
  ///   - operation: The operation.
  /// - Returns: The result of the operation.
  @discardableResult
  public func withDependencies<R>(
    _ updateValuesForOperation: (_ dependencies: inout DependencyValues) throws -> Void,
    operation: () throws -> R
  ) rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    try update(with: updateValuesForOperation)
    return try operation()
  }

  /// Runs an asynchronous operation with other dependencies of the feature.
  ///
  /// - Parameters:
  ///   - updateValuesForOperation: Changes the dependencies.
  ///   - operation: The operation.
  /// - Returns: The result of the operation.
  @discardableResult
  public func withDependencies<R>(
    _ updateValuesForOperation: (_ dependencies: inout DependencyValues) throws -> Void,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    try update(with: updateValuesForOperation)
    return try await operation()
  }

  private func update(with change: (inout DependencyValues) throws -> Void) rethrows {
    dependencies = try DependencyValues.withCurrent(dependencies) {
      try Dependencies.withDependencies(change) { DependencyValues._current }
    }
  }
}
