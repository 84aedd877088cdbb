import ComposableArchitecture

@Reducer
private struct Child {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private struct WithBindingState {
  @ObservableState
  struct State: Equatable {
    // error: '@BindingState' is not needed in '@ObservableState'
    @BindingState var title = ""
  }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}

@propertyWrapper
private struct Clamped: Equatable {
  var wrappedValue: Int
}

@Reducer
private struct WithWrapper {
  @ObservableState
  struct State: Equatable {
    // error: add '@ObservationStateIgnored' if '@Clamped' is one
    @Clamped var count = 0
  }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private struct WithTuple {
  @ObservableState
  struct State: Equatable {
    // warning: 'i', 'j' are declared with one 'var', so they cannot be observed
    var (i, j) = (1, 2)
  }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private struct WithTwoOfOneType {
  @ObservableState
  struct State: Equatable {
    // error: 'k', 'l' are declared with one 'var', so they cannot be observed
    var k, l: Int
  }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private struct WithPresentationState {
  @ObservableState
  struct State: Equatable {
    // error: '@PresentationState' does not work in '@ObservableState'; use '@Presents'
    @PresentationState var child: Child.State?
  }
  enum Action { case child(PresentationAction<Child.Action>) }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private enum WithoutFeature {
  case child(Child)
  // error: mark 'case count' with '@ReducerCaseIgnored'
  case count(Int)
}
