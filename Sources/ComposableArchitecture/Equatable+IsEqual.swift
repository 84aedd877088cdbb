extension Equatable {
  /// Whether another value has the same type and is equal.
  func isEqual(to other: Any) -> Bool { self == other as? Self }
}
