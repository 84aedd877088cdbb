import ComposableArchitecture

@Reducer
private struct Plain {
  @ObservableState
  struct State { var count = 0 }
  enum Action {
    case set(Int)
    case load
  }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@MainActor
private func testWithoutEquatableState() async {
  // error: A test store compares states: let the 'State' of the feature conform to 'Equatable'. An enum of features needs 'extension Path.State: Equatable {}', in the file that declares it.
  let store = TestStore(initialState: Plain.State()) { Plain() }
  await store.send(.set(1)) { $0.count = 1 }
  await store.receive(\.load)
}

@MainActor
private func testWithDependencies() async {
  // error: A test store compares states: let the 'State' of the feature conform to 'Equatable'.
  let store = TestStore(initialState: Plain.State()) {
    Plain()
  } withDependencies: {
    $0.uuid = .incrementing
  }
  await store.send(.load)
}

@Reducer
private struct Child {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private enum Destination {
  case child(Child)
}

@Reducer
private enum ComparedDestination {
  case child(Child)
}

extension ComparedDestination.State: Equatable {}

@Reducer
private struct WithEnum {
  @ObservableState
  // error: type 'WithEnum.State' does not conform to protocol 'Equatable'
  struct State: Equatable { @Presents var destination: Destination.State? }
  enum Action { case destination(PresentationAction<Destination.Action>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }.ifLet(\.$destination, action: \.destination)
  }
}

@Reducer
private struct WithStackOfEnum {
  @ObservableState
  // error: type 'WithStackOfEnum.State' does not conform to protocol 'Equatable'
  struct State: Equatable { var path = StackState<Destination.State>() }
  enum Action { case path(StackActionOf<Destination>) }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none }.forEach(\.path, action: \.path) }
}

@Reducer
private struct WithComparedEnum {
  @ObservableState
  struct State: Equatable { @Presents var destination: ComparedDestination.State? }
  enum Action { case destination(PresentationAction<ComparedDestination.Action>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }.ifLet(\.$destination, action: \.destination)
  }
}

// The state's own error is enough: its tests have no second one.
@MainActor
private func testWithEnums() async {
  let store = TestStore(initialState: WithEnum.State()) { WithEnum() }
  await store.send(\.destination.child.tapped)
  let stack = TestStore(initialState: WithStackOfEnum.State()) { WithStackOfEnum() }
  await stack.send(\.path[id: 0].child.tapped)
  let compared = TestStore(initialState: WithComparedEnum.State()) { WithComparedEnum() }
  await compared.send(\.destination.child.tapped)
}
