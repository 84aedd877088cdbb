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

// As above, in a generic feature, and of features without actions: such enums the compiler does not let be
// switched over.

@Reducer
struct StaticScreen {}

@Reducer
struct GenericScreen<Item: Equatable & Sendable> {
  @Reducer
  enum Destination {
    case first(StaticScreen)
    case second(StaticScreen)
  }
  @ObservableState
  struct State: Equatable {
    var item: Item
    @Presents var destination: Destination.State?
  }
  enum Action {
    case destination(PresentationAction<Destination.Action>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$destination, action: \.destination)
  }
}

extension GenericScreen.Destination.State: Equatable {}

@Reducer
enum GenericDestination<Item: Equatable & Sendable> {
  case first(StaticScreen)
  case second(StaticScreen)
}

extension GenericDestination.State: Equatable {}
