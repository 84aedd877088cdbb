import ComposableArchitecture
import Testing

/// The order in which reducers receive an action.
@MainActor
struct OrderTests {
  struct Child: Reducer {
    struct State: Equatable, Identifiable {
      let id = 0
      var seen: [String] = []
    }
    enum Action: Equatable { case tap }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.seen.append("child")
        return .none
      }
    }
  }

  struct Parent: Reducer {
    struct State: Equatable {
      var fixed = Child.State()
      var maybe: Child.State? = Child.State()
      @PresentationState var shown: Child.State? = Child.State()
      var rows: IdentifiedArrayOf<Child.State> = [Child.State()]
      var path = StackState([Child.State()])
    }
    enum Action: Equatable {
      case fixed(Child.Action)
      case maybe(Child.Action)
      case path(StackActionOf<Child>)
      case rows(IdentifiedActionOf<Child>)
      case shown(PresentationAction<Child.Action>)
    }
    var body: some ReducerOf<Self> {
      note("before")
      Scope(state: \.fixed, action: /Action.fixed) { Child() }
      note("after")
        .ifLet(\.maybe, action: /Action.maybe) { Child() }
        .ifLet(\.$shown, action: /Action.shown) { Child() }
        .forEach(
          \.rows,
          action: (/Action.rows).appending(path: /IdentifiedAction.element)
        ) {
          Child()
        }
        .forEach(\.path, action: /Action.path) { Child() }
    }

    /// Records its name in the child that the action is for.
    private func note(_ name: String) -> Reduce<State, Action> {
      Reduce { state, action in
        switch action {
        case .fixed: state.fixed.seen.append(name)
        case .maybe: state.maybe?.seen.append(name)
        case .path: state.path[id: 0]?.seen.append(name)
        case .rows: state.rows[id: 0]?.seen.append(name)
        case .shown: state.shown?.seen.append(name)
        }
        return .none
      }
    }
  }

  private let childFirst = ["before", "child", "after"]

  @Test func scopeRunsAtItsPlaceInTheBody() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    await store.send(.fixed(.tap)) { $0.fixed.seen = childFirst }
  }

  @Test func optionalChildRunsBeforeItsParent() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    await store.send(.maybe(.tap)) { $0.maybe?.seen = childFirst }
  }

  @Test func presentedChildRunsBeforeItsParent() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    await store.send(.shown(.presented(.tap))) { $0.shown?.seen = childFirst }
  }

  @Test func elementRunsBeforeItsParent() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    await store.send(.rows(.element(id: 0, action: .tap))) { $0.rows[id: 0]?.seen = childFirst }
  }

  @Test func stackElementRunsBeforeItsParent() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    await store.send(.path(.element(id: 0, action: .tap))) { $0.path[id: 0]?.seen = childFirst }
  }

  @Test func effectsOfTheChildComeFirst() async {
    var state = Family.State(maybe: Sleeper.State())
    state.shown = Sleeper.State()
    let (store, clock) = makeFamily(state) { _, action in
      if case .maybe(.sleep) = action { .send(.fixed(.bump)) } else { .none }
    }
    await store.send(.maybe(.sleep))
    await store.receive(.fixed(.bump)) { $0.fixed.count = 1 }
    await clock.advance(by: .seconds(1))
    await store.receive(.maybe(.awoke)) { $0.maybe?.count = 100 }
  }

  @Test func actionsOfChildAndParentKeepTheirOrder() async {
    struct Sender: Reducer {
      struct State: Equatable {}
      enum Action: Equatable { case go, one, two }
      var body: some ReducerOf<Self> {
        Reduce { _, action in
          action == .go ? .merge(.send(.one), .send(.two)) : .none
        }
      }
    }
    struct Host: Reducer {
      struct State: Equatable { var sender: Sender.State? = Sender.State() }
      enum Action: Equatable {
        case sender(Sender.Action)
        case three
      }
      var body: some ReducerOf<Self> {
        Reduce { _, action in
          action == .sender(.go) ? .send(.three) : .none
        }
        .ifLet(\.sender, action: /Action.sender) { Sender() }
      }
    }
    let store = TestStore(initialState: Host.State()) { Host() }
    await store.send(.sender(.go))
    await store.receive(.sender(.one))
    await store.receive(.sender(.two))
    await store.receive(.three)
  }
}
