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
