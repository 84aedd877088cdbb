import ComposableArchitecture

// Children whose states are not what the body takes them for.

@Reducer
private struct Child {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private enum Screens {
  case child(Child)
}

@Reducer
private struct WithArrayOfScreens {
  @ObservableState
  struct State { var path: [Screens.State] = [] }
  enum Action { case path(StackActionOf<Screens>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: declare 'var path = StackState<Path.State>()' in place of an array
      .forEach(\.path, action: \.path)
  }
}

@Reducer
private struct WithArrayOfOneScreen {
  @ObservableState
  struct State { var path: [Child.State] = [] }
  enum Action { case path(StackActionOf<Child>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: declare 'var path = StackState<Path.State>()' in place of an array
      .forEach(\.path, action: \.path) { Child() }
  }
}
