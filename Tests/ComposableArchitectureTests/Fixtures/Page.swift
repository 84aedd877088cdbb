import ComposableArchitecture

/// A child that counts its actions.
@Reducer
struct Page {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case bump }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}
