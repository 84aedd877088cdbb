internal import IssueReporting

/// The outcome of work that can fail, for use in an action.
///
/// It is a `Result` with any error that is still equatable, so an action that contains one can be equatable:
///
/// ```swift
/// enum Action: Equatable {
///   case factResponse(TaskResult<String>)
/// }
///
/// return .run { send in
///   await send(.factResponse(TaskResult { try await numberFact.fetch(42) }))
/// }
/// ```
///
/// In a test:
///
/// ```swift
/// await store.receive(.factResponse(.failure(FactError.offline)))
/// ```
///
/// Two failures are equal if their errors are of the same equatable type and equal.
public enum TaskResult<Success: Sendable>: Sendable {
  /// The work succeeded.
  case success(Success)

  /// The work failed.
  case failure(any Error)

  /// Runs work and stores its outcome.
  ///
  /// - Parameter body: The work.
  public init(catching body: @Sendable () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// Converts a result.
  ///
  /// - Parameter result: The result.
  public init<Failure>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value of a success.
  ///
  /// - Throws: The error of a failure.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): return value
      case .failure(let error): throw error
      }
    }
  }

  /// Transforms the value of a success.
  ///
  /// - Parameter transform: Makes the new value.
  /// - Returns: A success with the new value, or the same failure.
  public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> TaskResult<NewSuccess> {
    flatMap { .success(transform($0)) }
  }

  /// Transforms the value of a success into another outcome.
  ///
  /// - Parameter transform: Makes the new outcome.
  /// - Returns: The new outcome, or the same failure.
  public func flatMap<NewSuccess>(
    _ transform: (Success) -> TaskResult<NewSuccess>
  ) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }
}

extension Result where Success: Sendable, Failure == any Error {
  /// Converts a task result.
  ///
  /// - Parameter result: The task result.
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}

extension TaskResult: Equatable where Success: Equatable {
  /// Whether both are successes with equal values, or failures with equal errors.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)):
      return lhs == rhs
    case (.failure(let lhs), .failure(let rhs)):
      guard type(of: lhs) == type(of: rhs) else { return false }
      guard let lhs = (lhs as Any) as? any Equatable else {
        reportIssue(Issues.errorIsNotEquatable(type(of: lhs)))
        return false
      }
      return lhs.isEqual(to: rhs)
    case (.success, .failure), (.failure, .success):
      return false
    }
  }
}

extension TaskResult: Hashable where Success: Hashable {
  /// Hashes the value of a success or the error of a failure.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value):
      hasher.combine(0)
      hasher.combine(value)
    case .failure(let error):
      hasher.combine(1)
      guard let error = (error as Any) as? any Hashable else {
        reportIssue(Issues.errorIsNotHashable(type(of: error)))
        return
      }
      hasher.combine(AnyHashable(error))
    }
  }
}
