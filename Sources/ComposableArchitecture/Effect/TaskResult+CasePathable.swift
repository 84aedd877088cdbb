extension TaskResult: CasePathable, CasePathIterable {
  /// The paths of a task result's cases.
  ///
  /// ```swift
  /// await store.receive(\.factResponse.success, "42 is good.") {
  ///   $0.fact = "42 is good."
  /// }
  /// ```
  public struct AllCasePaths: CasePathReflectable, Sendable {
    /// The path of the value of a success.
    public var success: AnyCasePath<TaskResult, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// The path of the error of a failure.
    public var failure: AnyCasePath<TaskResult, any Error> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }

    public subscript(root: TaskResult) -> PartialCaseKeyPath<TaskResult> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }
  }

  /// The paths of a task result's cases.
  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

extension TaskResult.AllCasePaths: Sequence {
  public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<TaskResult>> {
    let paths: [PartialCaseKeyPath<TaskResult>] = [\.success, \.failure]
    return paths.makeIterator()
  }
}
