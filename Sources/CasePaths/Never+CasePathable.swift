extension Never: CasePathable, CasePathIterable {
  /// The paths of the cases that `Never` does not have.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    public subscript(root: Never) -> PartialCaseKeyPath<Never> {}
  }

  /// The paths of the cases that `Never` does not have.
  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

extension Never.AllCasePaths: Sequence {
  public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Never>> {
    EmptyCollection<PartialCaseKeyPath<Never>>().makeIterator()
  }
}
