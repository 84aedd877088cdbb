#if !canImport(Darwin)
import ComposableArchitecture
import IssueReporting
import Testing
import ViewCore
import ViewTesting

/// A view dismisses a child, and no `ifLet` handles the action.
@MainActor
struct MissingIfLetTests {
  @Reducer
  struct Child {
    @ObservableState
    struct State: Equatable {}
    enum Action {}
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  @Reducer
  struct Parent {
    @ObservableState
    struct State: Equatable {
      @Presents var child: Child.State? = Child.State()
    }
    enum Action { case child(PresentationAction<Child.Action>) }
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  private struct Asking: Reducer {
    struct State: Equatable {
      @PresentationState var alert: AlertState<Bool>?
    }
    enum Action: Equatable { case alert(PresentationAction<Bool>) }
    var body: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.$alert, action: /Action.alert)
    }
  }

  private struct Asked: Reducer {
    struct State: Equatable { var asking: Asking.State? }
    enum Action: Equatable { case asking(Asking.Action) }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.asking = nil
        return .none
      }
      .ifLet(\.asking, action: /Action.asking) { Asking() }
    }
  }

  @Test func alertThatRemovesItsScreenIsNotReported() throws {
    let alert = AlertState<Bool> {
      TextState("Leave?")
    } actions: {
      ButtonState(action: true) { TextState("Leave") }
    }
    let store = Store(initialState: Asked.State(asking: Asking.State(alert: alert))) { Asked() }
    let view = ViewHarness {
      IfLetStore(store.scope(state: \.asking, action: { .asking($0) })) { store in
        Text("Asking").alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
      }
    }
    try view.tap(.button("Leave"))
    #expect(view.text == [])
  }

  @Test func missingIfLetIsReportedAtTheScope() {
    let store = Store(initialState: Parent.State()) { Parent() }
    let bindable = Bindable(store)
    let recorder = IssueRecorder()
    let line: UInt = #line + 1
    let child = bindable.scope(state: \.child, action: \.child)

    withIssueReporters([recorder]) { child.wrappedValue = nil }

    #expect(store.child != nil)
    #expect(recorder.issues.map(\.line) == [line])
    #expect(
      recorder.issues.map(\.message) == [
        """
        A presented child was dismissed, and is still present.

          State: MissingIfLetTests.Parent.State, the part of type MissingIfLetTests.Child.State?

        A view sent '.dismiss', and no reducer set the state to nil.

        To fix this, attach 'ifLet' to the reducer of the parent, with this state and its action, such as \
        '.ifLet(\\.$child, action: \\.child) { Child() }'.
        """
      ]
    )
  }
}
#endif
