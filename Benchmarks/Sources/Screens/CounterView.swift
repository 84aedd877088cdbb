public import ComposableArchitecture
import WebSwiftUI

/// A counter.
public struct Counter: Reducer {
  public struct State: Codable, Equatable {
    var count = 0

    public init() {}
  }

  public enum Action: Equatable, Sendable {
    case decrementButtonTapped, incrementButtonTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped: state.count -= 1
      case .incrementButtonTapped: state.count += 1
      }
      return .none
    }
  }
}

public struct CounterView: View {
  let store: StoreOf<Counter>

  public init(store: StoreOf<Counter>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        Section {
          Button("Increment") { viewStore.send(.incrementButtonTapped) }
          Text("\(viewStore.count)")
          Button("Decrement") { viewStore.send(.decrementButtonTapped) }
        }
      }
    }
  }
}
