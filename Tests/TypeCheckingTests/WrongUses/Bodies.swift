import ComposableArchitecture
import ViewCore

@Reducer
private struct Other {
  struct State { var title = "" }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private struct OfAnother {
  struct State { var title = "" }
  enum Action { case tapped }
  // error: write 'some ReducerOf<Self>' in place of 'some ReducerOf<Other>'
  var body: some ReducerOf<Other> { Other() }
}

@Reducer
private struct OfAView {
  struct State { var title = "" }
  enum Action { case tapped }
  // error: write 'some ReducerOf<Self>' in place of 'some View'
  var body: some View { Text("A") }
}

@Reducer
private struct WithoutEffect {
  struct State { var title = "" }
  enum Action { case tapped }
  // error: 'reduce(into:action:)' has to return an effect: add '-> Effect<Action>'
  func reduce(into state: inout State, action: Action) {}
}

@Reducer
private struct RunsAnother {
  struct State { var title = "" }
  enum Action { case tapped }
  // error: cannot convert value of type 'Other.State' to expected argument type 'RunsAnother.State'
  var body: some ReducerOf<Self> { Other() }
}

@Reducer
private struct WithoutReturn {
  struct State { var count = 0 }
  enum Action { case tapped, reset }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      // error: cannot convert value of type '()' to specified type 'Effect<WithoutReturn.Action>'
      case .tapped: state.count += 1
      case .reset: state.count = 0
      }
    }
  }
}

@Reducer
private struct WithoutReturnOfOne {
  struct State { var count = 0 }
  enum Action { case tapped, reset }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        // error: but not after this: return '.none' or another effect
        state.count += 1
      case .reset:
        state.count = 0
        return .none
      }
    }
  }
}

@Reducer
private struct WithoutField {
  struct State { var count = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        // error: value of type 'WithoutField.State' has no member 'conut'
        state.conut += 1
        return .none
      }
    }
  }
}

@Reducer
private struct WithoutCase {
  struct State { var count = 0 }
  enum Action { case tapped(Int) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      // error: type 'WithoutCase.Action' has no member 'taped'
      case .taped(let count):
        state.count = count
        return .none
      }
    }
  }
}

@MainActor
private func makesStoresWithoutClosures() {
  // error: Make the reducer in a closure: 'Store(initialState: …) { Feature() }'.
  _ = Store(initialState: Other.State(), reducer: Other())
  // error: Make the reducer in a closure: 'TestStore(initialState: …) { Feature() }'.
  _ = TestStore(initialState: WithEquatableState.State(), reducer: WithEquatableState())
}

@Reducer
private struct WithEquatableState {
  struct State: Equatable {}
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}
