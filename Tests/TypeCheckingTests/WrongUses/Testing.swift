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
  // whole error: 'init(initialState:reducer:withDependencies:fileID:file:line:column:)' is unavailable: A test store compares states: let the 'State' of the feature conform to 'Equatable'. An enum of features needs 'extension Path.State: Equatable {}', in the file that declares it.
  let store = TestStore(initialState: Plain.State()) { Plain() }
  await store.send(.set(1)) { $0.count = 1 }
  await store.receive(\.load)
}

@MainActor
private func testWithDependencies() async {
  // whole error: 'init(initialState:reducer:withDependencies:fileID:file:line:column:)' is unavailable: A test store compares states: let the 'State' of the feature conform to 'Equatable'. An enum of features needs 'extension Path.State: Equatable {}', in the file that declares it.
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
  // whole error: type 'WithEnum.State' does not conform to protocol 'Equatable'
  struct State: Equatable { @Presents var destination: Destination.State? }
  enum Action { case destination(PresentationAction<Destination.Action>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }.ifLet(\.$destination, action: \.destination)
  }
}

@Reducer
private struct WithStackOfEnum {
  @ObservableState
  // whole error: type 'WithStackOfEnum.State' does not conform to protocol 'Equatable'
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

@Reducer
private struct Loading {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var path = StackState<ComparedDestination.State>()
  }
  enum Action {
    case load
    case loaded(Int)
    case path(StackActionOf<ComparedDestination>)
  }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }.forEach(\.path, action: \.path)
  }
}

@MainActor
private func testOfUnknownCases() async {
  let store = TestStore(initialState: Loading.State()) { Loading() }
  // error: The action has no such case, or the case has a value: check the spelling
  await store.send(\.laod)
  // error: The action has no such case, or the case has a value: check the spelling
  await store.send(\.loaded) { $0.count = 1 }
  // error: The action has no such case, or the case has a value: check the spelling
  await store.send(\.path[id: 0].chlid.tapped)
  // error: has no dynamic member 'laoded'
  await store.send(\.laoded, 1)
  // error: The action has no such case: check the spelling.
  await store.receive(\.laoded) { $0.count = 1 }
  // error: The action has no such case: check the spelling.
  await store.receive(\.path[id: 0].child.tpaped, timeout: .seconds(1))
  // error: has no dynamic member 'laoded'
  await store.receive(\.laoded, 1)
  // error: value of type 'Loading.State' has no member 'conut'
  await store.receive(\.loaded) { $0.conut = 1 }
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
