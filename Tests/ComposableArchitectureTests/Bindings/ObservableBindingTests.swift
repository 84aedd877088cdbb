import ComposableArchitecture
import Testing

@MainActor
struct ObservableBindingTests {
  typealias Action = BindingAction<Preferences.State>

  @Test func bindingActionIsEqualByFieldAndValue() {
    #expect(Action.set(\.title, "Blob") == .set(\.title, "Blob"))
    #expect(Action.set(\.title, "Blob") != .set(\.title, "Blob Jr."))
    #expect(Action.set(\.title, "Blob") != .set(\.subtitle, "Blob"))
  }

  @Test func bindingActionMatchesTheFieldInASwitch() {
    func field(_ action: Preferences.Action) -> String {
      switch action {
      case .binding(\.title): "title"
      case .binding(\.profile.age): "age"
      case .binding: "another"
      case .load: "none"
      }
    }
    #expect(field(.set(\.title, "Blob")) == "title")
    #expect(field(.set(\.profile.age, 42)) == "age")
    #expect(field(.set(\.subtitle, "")) == "another")
    #expect(field(.load) == "none")
  }

  @Test func bindingActionHasACaseForEachField() {
    let title = \Preferences.Action.Cases.binding.title
    let path = AnyCasePath(title)
    #expect(title("Blob") == .set(\.title, "Blob"))
    #expect(path.extract(from: .set(\.title, "Blob")) == "Blob")
    #expect(path.extract(from: .set(\.subtitle, "Blob")) == nil)
    #expect(path.extract(from: .load) == nil)
    #expect(Preferences.Action.set(\.profile, .init(age: 42)).is(\.binding.profile))
  }

  @Test func testSendsTheBindingActionOfAControl() async {
    let store = TestStore(initialState: Preferences.State()) { Preferences() }
    await store.send(.set(\.title, "Blob")) {
      $0.title = "Blob"
      $0.edits = 1
    }
    await store.send(\.binding.title, "Blob Jr.") {
      $0.title = "Blob Jr."
      $0.edits = 2
    }
    await store.send(.binding(.set(\.subtitle, "Engineer"))) { $0.subtitle = "Engineer" }
    await store.send(.set(\.profile.age, 42)) { $0.profile.age = 42 }
    await store.send(\.binding.profile, Preferences.Profile(age: 3)) { $0.profile.age = 3 }
  }

  @Test func testReceivesTheBindingActionOfAReducer() async {
    let store = TestStore(initialState: Preferences.State()) { Preferences() }
    await store.send(.load)
    await store.receive(\.binding.subtitle, "loaded") { $0.subtitle = "loaded" }
  }

  @Test func aViewsActionsAreBound() async {
    let store = TestStore(initialState: Preferences.State()) { PreferencesWithView() }
    await store.send(.view(.set(\.title, "Blob"))) { $0.title = "Blob" }
    await store.send(\.view.binding.subtitle, "Engineer") { $0.subtitle = "Engineer" }
  }
}

/// A feature with bindings to the fields of its observable state.
@Reducer
struct Preferences {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var subtitle = ""
    var profile = Profile()
    var edits = 0
  }
  struct Profile: Equatable {
    var age = 0
  }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case load
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.title):
        state.edits += 1
        return .none
      case .binding:
        return .none
      case .load:
        return .send(.set(\.subtitle, "loaded"))
      }
    }
  }
}

/// The same state, with the bindings in a case of the action.
@Reducer
struct PreferencesWithView {
  typealias State = Preferences.State

  enum Action: ViewAction, Equatable {
    case view(View)

    @CasePathable
    enum View: BindableAction, Equatable {
      case binding(BindingAction<State>)
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
  }
}
