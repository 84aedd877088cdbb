import Dependencies

/// A client that counts, as a stand-in for one with state.
final class Counter: Sendable {
  let name: String
  private let state = LockIsolated(0)

  init(_ name: String) {
    self.name = name
  }

  func next() -> Int {
    state.withValue { count in
      count += 1
      return count
    }
  }
}

enum CounterKey: DependencyKey {
  static var liveValue: Counter { Counter("live") }
  static var previewValue: Counter { Counter("preview") }
  static var testValue: Counter { Counter("test") }
}

/// A key without a test value.
enum WeatherKey: DependencyKey {
  static let liveValue = "sunny"
}

/// A key without a live value.
enum StockKey: TestDependencyKey {
  static let testValue = 42
}

/// A key whose values use another dependency.
enum GreetingKey: DependencyKey {
  static var liveValue: String { greeting }
  static var testValue: String { greeting }

  private static var greeting: String {
    @Dependency(\.name) var name
    return "Hello, \(name)!"
  }
}

enum NameKey: DependencyKey {
  static let liveValue = "live"
  static let testValue = "test"
}

extension DependencyValues {
  var counter: Counter {
    get { self[CounterKey.self] }
    set { self[CounterKey.self] = newValue }
  }

  var weather: String {
    get { self[WeatherKey.self] }
    set { self[WeatherKey.self] = newValue }
  }

  var stock: Int {
    get { self[StockKey.self] }
    set { self[StockKey.self] = newValue }
  }

  var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }

  var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}
