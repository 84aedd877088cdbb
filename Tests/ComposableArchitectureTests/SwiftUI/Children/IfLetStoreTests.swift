#if !canImport(Darwin)
import ComposableArchitecture
import Testing
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

  @Test func showsTheChildWhileItIsThere() throws {
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

  @Test func showsNothingWithoutAChildAndNoElse() {
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
