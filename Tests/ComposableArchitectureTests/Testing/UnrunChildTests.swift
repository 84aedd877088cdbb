#if DEBUG
@testable import ComposableArchitecture
import Testing

/// A test sends an action of a child, and no reducer runs the child.
@MainActor
struct UnrunChildTests {
  @Reducer
  struct Child {
    @ObservableState
    struct State: Equatable, Identifiable {
      var id = 0
      var count = 0
    }
    enum Action: Equatable { case tapped, load, loaded }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        guard action != .load else { return .send(.loaded) }
        state.count += 1
        return .none
      }
    }
  }

  @Reducer(state: .equatable)
  enum Destination {
    case child(Child)
  }

  @Reducer
  struct Parent {
    @ObservableState
    struct State: Equatable {
      var part = Child.State()
      var other = Child.State()
      var plain: Child.State? = Child.State()
      @Presents var shown: Child.State? = Child.State()
      @Presents var destination: Destination.State? = .child(Child.State())
      var rows: IdentifiedArrayOf<Child.State> = [Child.State()]
      var path = StackState([Child.State()])
    }
    enum Action {
      case part(Child.Action)
      case other(Child.Action)
      case plain(Child.Action)
      case shown(PresentationAction<Child.Action>)
      case destination(PresentationAction<Destination.Action>)
      case rows(IdentifiedActionOf<Child>)
      case row(id: Int, action: Child.Action)
      case path(StackActionOf<Child>)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.other, action: \.other) { Child() }
      Reduce { _, _ in .none }
    }
  }

  private func advice(
    of reducer: some Reducer<Parent.State, Parent.Action> = Parent(),
    _ action: Parent.Action,
    update: @escaping (inout Parent.State) -> Void
  ) async -> String? {
    let issues = await IssueRecorder.issues {
      let store = TestStore(initialState: Parent.State()) {
        reducer
      } withDependencies: {
        // A test has one, from which each store goes on.
        $0.stackElementID = StackElementIDGenerator()
      }
      await store.send(action, assert: update)
    }
    #expect(issues.count == 1)
    let paragraph = issues.first?.message.split(separator: "\n\n").last.map(String.init)
    let usual = "To fix this, correct the closure, or the reducer if the closure is right."
    #expect(paragraph?.hasPrefix(usual) == true)
    return paragraph.map { String($0.dropFirst(usual.count)) }
  }

  private let scopeAdvice = """
     No reducer of 'UnrunChildTests.Child' ran for the action: if the parent is not to handle it by itself, \
    put a 'Scope' for it into the parent's body, or attach 'ifLet' or 'ifCaseLet' to it if the child may be \
    absent.
    """

  private var lastAdvice: String {
    scopeAdvice.replacing("for the action", with: "for the last action")
  }

  private func attachAdvice(_ name: String, to feature: String = "Child") -> String {
    """
     No reducer of 'UnrunChildTests.\(feature)' ran for the action: if the parent is not to handle it by \
    itself, attach '\(name)' to the parent's reducer.
    """
  }

  @Test func theRemedyIsNamedForEachPlace() async {
    #expect(await advice(.part(.tapped)) { $0.part.count = 1 } == scopeAdvice)
    #expect(await advice(.plain(.tapped)) { $0.plain?.count = 1 } == scopeAdvice)
    #expect(
      await advice(.shown(.presented(.tapped))) { $0.shown?.count = 1 } == attachAdvice("ifLet")
    )
    #expect(await advice(.shown(.dismiss)) { $0.shown = nil } == attachAdvice("ifLet"))
    #expect(
      await advice(.destination(.presented(.child(.tapped)))) {
        $0.destination?.modify(\.child) { $0.count = 1 }
      } == attachAdvice("ifLet", to: "Destination")
    )
    #expect(
      await advice(.rows(.element(id: 0, action: .tapped))) { $0.rows[id: 0]?.count = 1 }
        == attachAdvice("forEach")
    )
    #expect(
      await advice(.row(id: 0, action: .tapped)) { $0.rows[id: 0]?.count = 1 }
        == attachAdvice("forEach")
    )
    #expect(
      await advice(.path(.element(id: 0, action: .tapped))) { $0.path[id: 0]?.count = 1 }
        == attachAdvice("forEach")
    )
    #expect(
      await advice(.path(.popFrom(id: 0))) { $0.path = StackState() } == attachAdvice("forEach")
    )
  }

  @Test func nothingIsAddedOfAChildThatRan() async {
    #expect(await advice(.other(.tapped)) { $0.other.count = 2 } == "")
    let reducer = Parent()
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.path, action: \.path) { Child() }
    #expect(
      await advice(of: reducer, .destination(.presented(.child(.tapped)))) {
        $0.destination?.modify(\.child) { $0.count = 2 }
      } == ""
    )
    #expect(await advice(of: reducer, .destination(.dismiss)) { $0.part.count = 1 } == "")
    #expect(await advice(of: reducer, .path(.popFrom(id: 0))) { $0.part.count = 1 } == "")
  }

  @Test func aParentMayRunAChildByHand() async {
    let reducer = Reduce<Parent.State, Parent.Action> { state, action in
      guard case .part(let action) = action else { return .none }
      return Child().reduce(into: &state.part, action: action).map(Parent.Action.part)
    }
    #expect(await advice(of: reducer, .part(.tapped)) { $0.part.count = 2 } == "")
  }

  /// What is said of the child that is not there is enough.
  @Test func nothingIsAddedOfAChildThatIsNotThere() async {
    let issues = await IssueRecorder.issues {
      let store = TestStore(initialState: Parent.State(plain: nil)) {
        Parent().ifLet(\.plain, action: \.plain) { Child() }
      }
      await store.send(.plain(.tapped)) { $0.part.count = 1 }
    }
    #expect(issues.count == 2)
    #expect(issues.filter { $0.message.contains("No reducer of") } == [])
  }

  @Test func isToldOfWhatATestAssertsThatIsNotExhaustive() async {
    let issues = await IssueRecorder.issues {
      let store = TestStore(initialState: Parent.State()) { Parent() }
      store.exhaustivity = .off
      await store.send(.part(.tapped)) { $0.part.count = 1 }
    }
    #expect(issues.map { $0.message.hasSuffix(scopeAdvice) } == [true])
  }

  @Test func isToldWhereNothingIsReceived() async {
    let issues = await IssueRecorder.issues {
      let store = TestStore(initialState: Parent.State()) { Parent() }
      await store.send(.part(.load))
      await store.receive(\.part.loaded)
    }
    #expect(
      issues.map(\.message) == [
        """
        The test expects to receive an action, but none was sent and no effect is running.

          UnrunChildTests.Parent.Action.part(.loaded)

        Nothing could send it any more: its effect was not started, was cancelled, or has ended.

        To fix this, remove 'store.receive', or have the reducer return the effect that sends it.\(lastAdvice)
        """
      ]
    )
  }
}
#endif
