import CasePaths
import Testing

/// A new path, with values of its case and of the others.
struct Sample<Root> {
  let extractsFrom: (Root) -> (Root) -> Bool
  let value: Root

  /// A case and the value that it makes from a payload.
  init<Value: Equatable>(
    _ path: @escaping () -> AnyCasePath<Root, Value>,
    _ payload: Value
  ) {
    self.init(path, payload, isEqual: ==)
  }

  /// A case without bytes in its payload.
  init(_ path: @escaping () -> AnyCasePath<Root, Void>) {
    self.init(path, (), isEqual: ==)
  }

  /// A case with two values.
  init<First: Equatable, Second: Equatable>(
    _ path: @escaping () -> AnyCasePath<Root, (First, Second)>,
    _ first: First,
    _ second: Second
  ) {
    self.init(path, (first, second)) { $0.0 == $1.0 && $0.1 == $1.1 }
  }

  init<Value>(
    _ path: @escaping () -> AnyCasePath<Root, Value>,
    _ payload: Value,
    isEqual: @escaping (Value, Value) -> Bool
  ) {
    value = path().embed(payload)
    extractsFrom = { first in
      let path = path()
      // A path finds its case with the first value that it sees.
      _ = path.extract(from: first)
      return { root in
        guard let extracted = path.extract(from: root) else { return false }
        #expect(isEqual(extracted, payload))
        return true
      }
    }
  }
}

/// Checks each path against each value, with each value as the first that the path sees.
func expectExact<Root>(
  _ samples: [Sample<Root>],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for first in samples {
    for (index, sample) in samples.enumerated() {
      let extracts = sample.extractsFrom(first.value)
      for (other, root) in samples.map(\.value).enumerated() {
        #expect(
          extracts(root) == (index == other),
          "path \(index), value \(other)",
          sourceLocation: sourceLocation
        )
      }
    }
  }
}
