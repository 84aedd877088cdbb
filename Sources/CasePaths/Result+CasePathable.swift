extension Result: CasePathable, CasePathIterable {
  /// The paths of a result's cases.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    /// The path of the value of a success.
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// The path of the error of a failure.
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }

    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }
  }

  /// The paths of a result's cases.
  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

extension Result.AllCasePaths: Sequence {
  public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Result>> {
    let paths: [PartialCaseKeyPath<Result>] = [\.success, \.failure]
    return paths.makeIterator()
  }
}
