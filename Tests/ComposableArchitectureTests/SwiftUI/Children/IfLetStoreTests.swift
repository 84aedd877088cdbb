#if !canImport(Darwin)
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

@MainActor
struct IfLetStoreTests {
  private struct Feature: Reducer {
    struct State: Equatable {
      var child: Tally.State?
    }
    enum Action: Equatable {
      case child(Tally.Action)
      case toggle
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        guard case .toggle = action else { return .none }
        state.child = state.child == nil ? Tally.State() : nil
        return .none
      }
      .ifLet(\.child, action: /Action.child) { Tally() }
    }
  }

  @Test func ifLetStoreShowsAnExistingChild() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    var evaluations = 0
    let view = ViewHarness {
      IfLetStore(store.scope(state: \.child, action: { .child($0) })) { child in
        let _ = evaluations += 1
        TallyView(store: child)
      } else: {
        Text("Nothing")
      }
    }
    #expect(view.text == ["Nothing"])

    store.send(.toggle)
    #expect(view.text == ["Count 0: 0", "Done"])
    #expect(evaluations == 1)
    try view.tap(.button("Count 0: 0"))
    #expect(view.text == ["Count 0: 1", "Done"])
    #expect(evaluations == 1)

    store.send(.toggle)
    #expect(view.text == ["Nothing"])
  }

  private struct Presenter: Reducer {
    enum Destination: Equatable { case tally(Tally.State), nothing }
    struct State: Equatable {
      @PresentationState var tally: Tally.State?
      @PresentationState var destination: Destination?
    }
    enum Action: Equatable {
      case tally(PresentationAction<Tally.Action>)
      case destination(PresentationAction<Tally.Action>)
      case change(State)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .change(let new) = action { state = new }
        return .none
      }
      .ifLet(\.$tally, action: /Action.tally) { Tally() }
    }
  }

  @Test func ifLetStoreShowsAPresentedChild() throws {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let tally = store.scope(state: \.$tally, action: { .tally($0) })
    let view = ViewHarness {
      IfLetStore(tally) {
        TallyView(store: $0)
      } else: {
        Text("Nothing")
      }
      IfLetStore(tally) { _ in Text("Something") }
    }
    #expect(view.text == ["Nothing"])
    store.send(.change(Presenter.State(tally: Tally.State())))
    #expect(view.text == ["Count 0: 0", "Done", "Something"])
    try view.tap(.button("Count 0: 0"))
    #expect(store.withState(\.tally?.count) == 1)
    store.send(.tally(.dismiss))
    #expect(view.text == ["Nothing"])
  }

  @Test func ifLetStoreShowsAPresentedCase() {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let destination = store.scope(state: \.$destination, action: { .destination($0) })
    let toTally = { (destination: Presenter.Destination) -> Tally.State? in
      guard case .tally(let tally) = destination else { return nil }
      return tally
    }
    let view = ViewHarness {
      IfLetStore(destination, state: toTally, action: { $0 }) {
        TallyView(store: $0)
      } else: {
        Text("Nothing")
      }
      IfLetStore(destination, state: toTally, action: { $0 }) { _ in Text("Something") }
    }
    store.send(.change(Presenter.State(destination: .nothing)))
    #expect(view.text == ["Nothing"])
    store.send(.change(Presenter.State(destination: .tally(Tally.State()))))
    #expect(view.text == ["Count 0: 0", "Done", "Something"])
  }

  @Test func ifLetStoreShowsNothingWithoutAChildAndNoElse() {
    let store = Store(initialState: Feature.State(child: Tally.State(count: 3))) { Feature() }
    let view = ViewHarness {
      IfLetStore(
        store.scope(state: \.child, action: { .child($0) }),
        then: TallyView.init(store:)
      )
    }
    #expect(view.text == ["Count 0: 3", "Done"])
    store.send(.toggle)
    #expect(view.text == [])
  }
}
#endif
