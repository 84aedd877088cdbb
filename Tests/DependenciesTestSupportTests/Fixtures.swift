import Dependencies

/// A client with state.
final class Counter: Sendable {
  private let count = LockIsolated(0)

  func next() -> Int {
    count.withValue { count in
      count += 1
      return count
    }
  }
}

struct Badge: TestDependencyKey {
  static let testValue = Badge(title: "default")

  var title: String
}

private enum CounterKey: TestDependencyKey {
  static var testValue: Counter { Counter() }
}

private enum NameKey: TestDependencyKey {
  static let testValue = "default"
}

extension DependencyValues {
  var counter: Counter {
    get { self[CounterKey.self] }
    set { self[CounterKey.self] = newValue }
  }

  var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}
