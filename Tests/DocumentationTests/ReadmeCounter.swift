import ComposableArchitecture
import SwiftUI

struct Counter: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case decrement, increment }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += action == .increment ? 1 : -1
      return .none
    }
  }
}

struct CounterApp: App {
  var body: some Scene {
    WindowGroup {
      WithViewStore(Store(initialState: Counter.State()) { Counter() }, observe: { $0 }) { store in
        Button("−") { store.send(.decrement) }
        Text("\(store.count)").font(.largeTitle)
        Button("+") { store.send(.increment) }
      }
    }
  }
}
