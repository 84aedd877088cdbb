import ComposableArchitecture
import Foundation

/// A client with every kind of endpoint that a recording tells apart.
@DependencyClient
struct ForecastClient: Sendable {
  enum Permission: Equatable, Sendable { case allowed, denied }

  struct Offline: Error, Equatable {
    let minutes: Int
  }

  /// An object, which no file has.
  final class Sensor: Sendable {}

  struct Key: Equatable, Sendable, PrivateValues {
    var name: String
    var secret: String
    static let privateValues: Set<String> = ["secret"]
  }

  var changes: @Sendable () -> AsyncStream<Int> = { .finished }
  var key: @Sendable () -> Key = { Key(name: "", secret: "") }
  var log: @Sendable (String) -> Void
  var permission: @Sendable () -> Permission = { .denied }
  var sensor: @Sendable () -> Sensor = { Sensor() }
  /// Calls back when there is news.
  var subscribe: @Sendable (_ news: @escaping @Sendable () async -> Void) async -> Void
  var temperature: @Sendable (_ city: String) async throws -> Int
  var token: @Sendable () -> String = { "" }
  var warnings: @Sendable () -> AsyncThrowingStream<String, any Error> = { .recorded([]) }
}

extension ForecastClient: PrivateValues {
  static let privateValues: Set<String> = ["token"]
}

extension ForecastClient: TestDependencyKey {
  static let testValue = ForecastClient()
}

extension DependencyValues {
  var forecast: ForecastClient {
    get { self[ForecastClient.self] }
    set { self[ForecastClient.self] = newValue }
  }
}

/// A feature whose reducer and whose effects ask a client.
@Reducer
struct Forecast {
  struct State: Equatable {
    var dice = 0
    var key: ForecastClient.Key?
    var permission: ForecastClient.Permission?
    var problem: String?
    var temperature: Int?
    var hasSensor = false
    var isPaused = false
  }

  enum Action: Equatable {
    case changed(Int)
    case diceRolled
    case failed(String)
    case follow
    case keyAsked
    case loaded(Int)
    case pause
    case permissionAsked
    case refresh(String)
    case sensorAsked
    case subscribe
    case tokenAsked
    case warn
  }

  @Dependency(\.forecast) var forecast
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  /// The error in words.
  private func problem(_ error: any Error) -> String {
    (error as? ForecastClient.Offline).map { "Offline for \($0.minutes) minutes" } ?? "\(error)"
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .changed(let temperature), .loaded(let temperature):
        state.temperature = temperature
      case .diceRolled:
        state.dice = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
      case .failed(let problem):
        state.problem = problem
      case .keyAsked:
        state.key = forecast.key()
      case .pause:
        state.isPaused.toggle()
      case .permissionAsked:
        state.permission = forecast.permission()
      case .sensorAsked:
        _ = forecast.sensor()
        state.hasSensor = true
      case .subscribe:
        return .run { send in await forecast.subscribe { await send(.permissionAsked) } }
      case .tokenAsked:
        _ = forecast.token()
      case .follow:
        return .run { send in
          for await temperature in forecast.changes() { await send(.changed(temperature)) }
        }
      case .refresh(let city):
        return .run { send in
          forecast.log(city)
          await send(.loaded(try await forecast.temperature(city: city)))
        } catch: { error, send in
          await send(.failed(problem(error)))
        }
      case .warn:
        return .run { send in
          for try await warning in forecast.warnings() { await send(.failed(warning)) }
        } catch: { error, send in
          await send(.failed(problem(error)))
        }
      }
      return .none
    }
  }
}

/// A client that counts its calls.
final class ForecastStation: Sendable {
  let calls = LockIsolated<[String]>([])

  var client: ForecastClient {
    var client = ForecastClient()
    client.changes = {
      self.note("changes")
      return .recorded([20, 21])
    }
    client.key = {
      self.note("key")
      return ForecastClient.Key(name: "Blob", secret: "secret-1")
    }
    client.log = { self.note("log \($0)") }
    client.permission = {
      self.note("permission")
      return self.calls.value.count { $0 == "permission" } == 1 ? .denied : .allowed
    }
    client.sensor = {
      self.note("sensor")
      return ForecastClient.Sensor()
    }
    client.temperature = { city in
      self.note("temperature of \(city)")
      guard city != "Atlantis" else { throw ForecastClient.Offline(minutes: 3) }
      return city.count
    }
    client.subscribe = { news in
      self.note("subscribe")
      await news()
    }
    client.token = {
      self.note("token")
      return "secret-2"
    }
    client.warnings = {
      self.note("warnings")
      return .recorded(["storm"], throwing: ForecastClient.Offline(minutes: 5))
    }
    return client
  }

  private func note(_ call: String) { calls.withValue { $0.append(call) } }
}

typealias ForecastRecording = StoreRecording<Forecast.State, Forecast.Action>

@MainActor
extension ForecastStation {
  /// A store whose client is this one.
  func store(_ recording: ForecastRecording) -> StoreOf<Forecast> {
    Store(initialState: Forecast.State(), recording: recording) {
      Forecast()
    } withDependencies: { [client] in
      $0.forecast = client
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
    }
  }
}

/// Numbers that grow.
private struct Counting: RandomNumberGenerator, Sendable {
  private var last: UInt64 = 0

  mutating func next() -> UInt64 {
    last += 1 << 61
    return last
  }
}
