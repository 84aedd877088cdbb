import ComposableArchitecture

/// Two fields, which change apart or together.
struct CountAndName: Reducer {
  struct State: Equatable {
    var count = 0
    var name = ""
  }
  enum Action: Equatable {
    case countUp
    case nameChanged(String)
    case both
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .countUp: state.count += 1
      case .nameChanged(let name): state.name = name
      case .both: return .merge(.send(.countUp), .send(.nameChanged("both")))
      }
      return .none
    }
  }
}
