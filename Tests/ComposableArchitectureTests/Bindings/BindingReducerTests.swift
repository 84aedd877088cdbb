import ComposableArchitecture
import Testing

@MainActor
struct BindingReducerTests {
  @Test func bindingReducerWritesBeforeLaterReducersRun() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }
    await store.send(.set(\.$isToggled, true)) {
      $0.isToggled = true
      $0.saves = 1
    }
    await store.send(.binding(.set(\.$name, "Blob"))) { $0.name = "Blob" }
    await store.send(.reset) { $0 = Settings.State() }
    await store.receive(.set(\.$name, "nobody")) { $0.name = "nobody" }
  }

  @Test func bindingReducerReachesTheViewsActionsByTheirKeyPath() async {
    let store = TestStore(initialState: Settings.State()) { Form() }
    await store.send(.view(.set(\.$name, "Blob"))) { $0.name = "Blob" }
    await store.send(.view(.saveButtonTapped))
    await store.send(.saved)
  }

  @Test func bindingReducerReachesTheViewsActionsByACasePath() async {
    let store = TestStore(initialState: Settings.State()) {
      BindingReducer<_, Form.Action, _>(action: /Form.Action.view)
    }
    await store.send(.view(.set(\.$name, "Blob"))) { $0.name = "Blob" }
    await store.send(.saved)
  }

  @Test func bindingReducerReachesTheViewsActionsByAClosure() async {
    let store = TestStore(initialState: Settings.State()) {
      BindingReducer { (action: Form.Action) -> Form.Action.View? in
        guard case .view(let action) = action else { return nil }
        return action
      }
    }
    await store.send(.view(.set(\.$name, "Blob"))) { $0.name = "Blob" }
    await store.send(.saved)
  }

  private struct Logging: Reducer {
    struct State: Equatable {
      @BindingState var profile = Settings.Profile()
      var log: [String] = []
    }
    enum Action: BindableAction, Equatable {
      case binding(BindingAction<State>)
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
        .onChange(of: \.profile.email) { old, new in
          Reduce { state, _ in
            state.log.append("\(old) to \(new)")
            return .none
          }
        }
    }
  }

  @Test func bindingReducerNamesTheChangedField() async {
    let store = TestStore(initialState: Logging.State()) { Logging() }
    await store.send(.set(\.$profile, Settings.Profile(email: "a"))) {
      $0.profile.email = "a"
      $0.log = [" to a"]
    }
    await store.send(.set(\.$profile, Settings.Profile(email: "a", age: 1))) {
      $0.profile.age = 1
    }
  }
}
