import ComposableArchitecture

/// A row of observable state with two fields.
@Reducer
struct ObservedRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var value = 0
    var other = 0
  }
  enum Action { case bump, bumpOther, reset }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bump: state.value += 1
      case .bumpOther: state.other += 1
      case .reset: state = State(id: state.id)
      }
      return .none
    }
  }
}
