import ComposableArchitecture
import SwiftUI
import Testing

private typealias FactClient = DependenciesMacrosPage.FactClient

extension DependenciesMacrosPage.FactClient: TestDependencyKey {
  static let testValue = Self()
}

struct ComposableArchitecturePage {
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var fact: String?
    }
    enum Action {
      case incrementButtonTapped
      case factButtonTapped
      case factResponse(String)
    }
    @Dependency(FactClient.self) var facts

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped:
          state.count += 1
          return .none
        case .factButtonTapped:
          return .run { [count = state.count] send in
            try await send(.factResponse(facts.fact(number: count)))
          }
        case .factResponse(let fact):
          state.fact = fact
          return .none
        }
      }
    }
  }

  struct CounterView: View {
    let store: StoreOf<Counter>

    var body: some View {
      Text("\(store.count)")
      Button("Increment") { store.send(.incrementButtonTapped) }
      Button("Fact") { store.send(.factButtonTapped) }
      if let fact = store.fact { Text(fact) }
    }
  }

  @MainActor @Test func featureShowsAFact() async {
    let store = TestStore(initialState: Counter.State(count: 7)) {
      Counter()
    } withDependencies: {
      $0[FactClient.self].fact = { "\($0) is a number." }
    }
    await store.send(.factButtonTapped)
    await store.receive(\.factResponse) { $0.fact = "7 is a number." }
  }
}
