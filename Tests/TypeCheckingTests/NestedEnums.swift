import ComposableArchitecture

// Enums of features inside of features, as apps write them: see `TwoEnums.swift`.

@Reducer
struct FirstScreen {
  @Reducer(state: .equatable)
  enum Destination {
    case child(ChildFeature)
  }
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }
  enum Action {
    case tap(Tap)
    case destination(PresentationAction<Destination.Action>)
    @CasePathable
    enum Tap { case close }
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$destination, action: \.destination)
  }
}

@Reducer
struct SecondScreen {
  @Reducer(state: .equatable)
  enum Destination {
    case child(ChildFeature)
  }
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }
  enum Action {
    case tap(Tap)
    case destination(PresentationAction<Destination.Action>)
    @CasePathable
    enum Tap { case close }
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$destination, action: \.destination)
  }
}
