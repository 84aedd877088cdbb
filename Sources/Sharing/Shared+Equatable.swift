extension Shared: Equatable where Value: Equatable {
  /// Whether the values are equal.
  ///
  /// Where a test store compares what the test expects with what a feature did, the left one is as
  /// expected and the right one as it is.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    areReferencesEqual(lhs.reference, rhs.reference)
  }
}

extension SharedReader: Equatable where Value: Equatable {
  /// Whether the values are equal.
  ///
  /// Where a test store compares what the test expects with what a feature did, the left one is as
  /// expected and the right one as it is.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    areReferencesEqual(lhs.reference, rhs.reference)
  }
}

private func areReferencesEqual<Value: Equatable>(
  _ first: any Reference<Value>,
  _ second: any Reference<Value>
) -> Bool {
  guard let assertion = SharedAssertion.current else {
    return first.id == second.id || first.value == second.value
  }
  return assertion.areEqual(first, second)
}
