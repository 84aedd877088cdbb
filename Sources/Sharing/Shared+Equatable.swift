extension Shared: Equatable where Value: Equatable {
  /// Whether the values are equal.
  ///
  /// In a comparison of a test store, the left value is the expected one and the right value the actual one.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    areReferencesEqual(lhs.reference, rhs.reference)
  }
}

extension SharedReader: Equatable where Value: Equatable {
  /// Whether the values are equal.
  ///
  /// In a comparison of a test store, the left value is the expected one and the right value the actual one.
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
