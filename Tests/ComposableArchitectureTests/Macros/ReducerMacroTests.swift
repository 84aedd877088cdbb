import ComposableArchitecture
import Testing

@Reducer
private struct Add {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action: Equatable {
    case textChanged(String)
    case done
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .textChanged(let text):
        state.text = text
        return .none
      case .done:
        return .none
      }
    }
  }
}

@Reducer
private struct Edit {
  var suffix = ""

  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case tapped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += suffix.count
      return .none
    }
  }
}

@Reducer
private struct Nothing {}

@Reducer(state: .equatable, action: .equatable)
private enum Destination {
  case add(Add)
  case edit(Edit = Edit(suffix: "two"))
  case alert(AlertState<Alert>)
  @ReducerCaseIgnored
  case web(String)

  enum Alert: Equatable {
    case confirm
  }
}

@Reducer
private enum NoDestination {}

@Reducer(state: .equatable, action: .equatable)
private enum HiddenDestination {
  #if NEVER_DEFINED
  case add(Add)
  #endif
}

@ObservableState
private enum NoState: Equatable {}

@Reducer
private struct Parent {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var path = StackState<Destination.State>()
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case path(StackAction<Destination.State, Destination.Action>)
    case show(Destination.State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .show(let destination) = action {
        state.destination = destination
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
  }
}

@MainActor
struct ReducerMacroTests {
  @Test func reducerMacroCompletesAnEmptyFeature() {
    let store = Store(initialState: Nothing.State()) { Nothing() }
    #expect(store.withState { $0 } == Nothing.State())
  }

  @Test func reducerMacroCompletesEnumsWithoutCases() {
    struct State {
      @PresentationState var none: NoDestination.State?
      @PresentationState var hidden: HiddenDestination.State?
      var state: NoState?
    }
    #expect(Array(NoDestination.State.allCasePaths).isEmpty)
    #expect(Array(HiddenDestination.Action.allCasePaths).isEmpty)
    #expect(State().hidden == nil)
    #expect(State().state?._$id == nil)
  }

  @Test func reducerMacroMakesCasesOfActionsReachable() {
    let text: String? = Add.Action.textChanged("x")[case: \.textChanged]
    #expect(text == "x")
    #expect(Parent.Action.show(.web("x")).is(\.show))
  }

  @Test func reducerMacroRunsTheFeatureOfACase() {
    let store = Store(initialState: Parent.State()) { Parent() }
    store.send(.show(.add(Add.State())))
    store.send(.destination(.presented(.add(.textChanged("x")))))
    #expect(store.withState(\.destination?.add?.text) == "x")
    store.send(.show(.edit(Edit.State())))
    store.send(.destination(.presented(.edit(.tapped))))
    #expect(store.withState(\.destination?.edit?.count) == 3)
  }

  @Test func reducerMacroDismissesAnAlertAfterItsAction() {
    let alert = AlertState<Destination.Alert> { TextState("Sure?") }
    let store = Store(initialState: Parent.State()) { Parent() }
    store.send(.show(.alert(alert)))
    #expect(store.withState(\.destination) == .alert(alert))
    store.send(.destination(.presented(.alert(.confirm))))
    #expect(store.withState(\.destination) == nil)
  }

  @Test func reducerMacroRunsTheFeaturesOfAStack() throws {
    let path = StackState([Destination.State.add(Add.State())])
    let store = Store(initialState: Parent.State(path: path)) { Parent() }
    let id = try #require(path.ids.first)
    store.send(.path(.element(id: id, action: .add(.textChanged("x")))))
    #expect(store.withState { $0.path[id: id]?.add?.text } == "x")
  }
}
