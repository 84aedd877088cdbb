#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// Changes the values of an action, and sends it.
@Reducer
struct ActionSending {
  @ObservableState
  struct State: Equatable {
    /// The action whose values are changed, if the user changes one.
    var number: Int?
    /// The texts that the user has given to values, by the names that lead to them.
    var texts: [[String]: String] = [:]
  }

  enum Action: Equatable {
    case cancelButtonTapped
    case changeButtonTapped(Int)
    case sendButtonTapped(store: Int, number: Int)
    case valueChanged([String], String)
  }

  @Dependency(\.inspectedStores) var inspectedStores

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        state = State()
        return .none

      case .changeButtonTapped(let number):
        state = State(number: number)
        return .none

      case .sendButtonTapped(let store, let number):
        return .run { [texts = state.texts] _ in await inspectedStores.send(store, number, texts) }

      case .valueChanged(let path, let text):
        state.texts[path] = text
        return .none
      }
    }
  }
}
#endif
