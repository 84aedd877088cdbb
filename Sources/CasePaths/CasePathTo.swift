/// A case path of which only the type of its value is known.
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

/// A case of which not even the type of its value is known.
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
