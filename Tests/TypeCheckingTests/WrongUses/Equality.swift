import ComposableArchitecture

@Reducer
private struct Child {
  @ObservableState
  struct State: Equatable { var title = "" }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private enum Destination {
  case child(Child)
}

@Reducer
private struct Presenting {
  @ObservableState
  // whole error: type 'Presenting.State' does not conform to protocol 'Equatable'
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }
  enum Action { case destination(PresentationAction<Destination.Action>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$destination, action: \.destination)
  }
}

@Reducer
private struct Pushing {
  @ObservableState
  // whole error: type 'Pushing.State' does not conform to protocol 'Equatable'
  struct State: Equatable {
    var path = StackState<Destination.State>()
  }
  enum Action { case path(StackActionOf<Destination>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .forEach(\.path, action: \.path)
  }
}
