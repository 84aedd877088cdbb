import ComposableArchitecture

/// A client whose endpoints have names that a test needs for other things.
@DependencyClient
struct ClashingClient: Sendable {
  var changes: @Sendable () -> AsyncStream<Int> = { .finished }
  var changes2: @Sendable () -> Int = { 0 }
  var clock: @Sendable () -> Int = { 0 }
  var `default`: @Sendable () -> Int = { 0 }
  var `repeat`: @Sendable () -> Int = { 0 }
  var store: @Sendable () -> Int = { 0 }
  var task: @Sendable () -> Int = { 0 }
}

extension ClashingClient: TestDependencyKey {
  static let testValue = ClashingClient()
}

extension DependencyValues {
  var clashing: ClashingClient {
    get { self[ClashingClient.self] }
    set { self[ClashingClient.self] = newValue }
  }
}

/// A feature that asks each endpoint.
@Reducer
struct Clashes {
  struct State: Equatable {
    var numbers: [Int] = []
  }

  enum Action: Equatable {
    case asked
    case changed(Int)
    case follow
  }

  @Dependency(\.clashing) var client
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .asked:
        state.numbers += [
          client.changes2(), client.clock(), client.default(), client.repeat(), client.store(),
          client.task(),
        ]
      case .changed(let number):
        state.numbers.append(number)
      case .follow:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          for await number in client.changes() { await send(.changed(number)) }
        }
      }
      return .none
    }
  }
}
