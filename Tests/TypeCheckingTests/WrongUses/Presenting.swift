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
private struct WithoutPresents {
  @ObservableState
  struct State: Equatable {
    // error: Mark 'child' with '@Presents', so that it has the '$child' that the body takes
    var child: Child.State?
    // error: Mark 'alert' with '@Presents', so that it has the '$alert' that the body takes
    var alert: AlertState<Never>?
  }
  enum Action {
    case child(PresentationAction<Child.Action>)
    case alert(PresentationAction<Never>)
  }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$child, action: \.child) { Child() }
      .ifLet(\.$alert, action: \.alert)
  }
}

@Reducer
private struct WithoutPresentationState {
  struct State {
    // error: Mark 'child' with '@PresentationState', so that it has the '$child' that the body takes
    var child: Child.State?
  }
  enum Action { case child(PresentationAction<Child.Action>) }
  var body: some ReducerOf<Self> { EmptyReducer().ifLet(\.$child, action: \.child) { Child() } }
}

@Reducer
private struct WithDollar {
  @ObservableState
  struct State { var child: Child.State? }
  enum Action { case child(Child.Action) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: 'child' and its action are not presented: leave the '$' out, as in 'ifLet(\.child, …)'
      .ifLet(\.$child, action: \.child) { Child() }
  }
}

@Reducer
private struct WithoutReducer {
  // error: Mark 'Destination' with '@Reducer', so that it has a 'State' and an 'Action'
  enum Destination { case child(Child) }
  // error: Mark 'Path' with '@Reducer', so that it has a 'State' and an 'Action'
  enum Path {
    case first(Child)
    case second(Child)
  }
  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
    var path = StackState<Path.State>()
  }
  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Path>)
  }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.path, action: \.path)
  }
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
