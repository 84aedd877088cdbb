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

/// A client of which one may want to replace a part.
struct Speaker: Sendable {
  var greet: @Sendable () -> String = { "Hello" }
  var part: @Sendable () -> String = { "Bye" }
}

enum SpeakerKey: DependencyKey {
  static let liveValue = Speaker()
}

/// A key of a client without a live value.
enum SilentSpeakerKey: TestDependencyKey {
  static let testValue = Speaker()
}

/// A key whose live value uses a dependency without a live value.
enum BrokerKey: DependencyKey {
  static var liveValue: Broker {
    @Dependency(\.stock) var stock
    return Broker(stock: stock)
  }
  static let testValue = Broker(stock: 0)
}

struct Broker: Sendable {
  var stock: Int
  var fee = 1
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

  var broker: Broker {
    get { self[BrokerKey.self] }
    set { self[BrokerKey.self] = newValue }
  }

  var speaker: Speaker {
    get { self[SpeakerKey.self] }
    set { self[SpeakerKey.self] = newValue }
  }

  var silentSpeaker: Speaker {
    get { self[SilentSpeakerKey.self] }
    set { self[SilentSpeakerKey.self] = newValue }
  }

  var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}
