extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether two arrays have equal elements in the same order.
  ///
  /// - Complexity: O(*n*); O(1) for copies.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.values == rhs.values
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}
