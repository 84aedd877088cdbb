/// A case path whose enum type is erased.
protocol CasePathTo<Value>: Sendable {
  associatedtype Value

  func followed<Last>(by last: AnyCasePath<Value, Last>) -> any CasePathTo<Last>
  func embedInAny(_ value: Value) -> Any
  func extractFromAny(_ root: Any) -> Value?
}

extension AnyCasePath: CasePathTo {
  func followed<Last>(by last: AnyCasePath<Value, Last>) -> any CasePathTo<Last> {
    appending(path: last)
  }

  func embedInAny(_ value: Value) -> Any {
    embed(value)
  }

  func extractFromAny(_ root: Any) -> Value? {
    (root as? Root).flatMap(extract)
  }
}

/// A case whose enum and value types are erased.
protocol AnyCase {
  func embedAny(_ value: Any) -> Any?
  func extractAny(from root: Any) -> Any?
}

extension Case: AnyCase {
  func embedAny(_ value: Any) -> Any? {
    (value as? Value).map(_embed)
  }

  func extractAny(from root: Any) -> Any? {
    _extract(from: root)
  }
}
