@testable import ComposableArchitecture
import Testing

/// Reducers that call code which reads their own store.
///
/// In a release build that ends the process.
@MainActor
@Suite(.enabled(if: isDebugBuild))
struct ReadWhileReducingTests {
  @Reducer
  struct Parent {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var row = ObservedRow.State(id: 0)
      var rows: IdentifiedArrayOf<ObservedRow.State> = [ObservedRow.State(id: 1)]
      @Presents var shown: ObservedRow.State? = ObservedRow.State(id: 2)
    }
    enum Action {
      case increment
      case row(ObservedRow.Action)
      case rows(IdentifiedActionOf<ObservedRow>)
      case shown(PresentationAction<ObservedRow.Action>)
    }
    let read: @MainActor () -> Void
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        state.row.value += 1
        state.rows[id: 1]?.value += 1
        state.shown?.value += 1
        MainActor.assumeIsolated { read() }
        return .none
      }
      .ifLet(\.$shown, action: \.shown) { ObservedRow() }
      .forEach(\.rows, action: \.rows) { ObservedRow() }
    }
  }

  /// Sends two actions to a store whose reducer reads it.
  private func record<Value>(
    _ read: @escaping @MainActor (StoreOf<Parent>) -> Value?
  ) async -> (values: [Value?], last: Value?, issues: [String]) {
    var store: StoreOf<Parent>?
    var values: [Value?] = []
    store = Store(initialState: Parent.State()) {
      Parent { values.append(store.flatMap(read)) }
    }
    let issues = await IssueRecorder.issues {
      store?.send(.increment)
      store?.send(.increment)
    }
    let last = store.flatMap(read)
    store = nil
    return (values, last, issues.map(\.message))
  }

  private let issue = Issues.stateReadWhileReducing(Parent.State.self)

  @Test func storeAnswersWithStateBeforeActionAndReportsItOnce() async {
    let (values, last, issues) = await record { store in
      [store.withState(\.count), store.count, store.state.count]
    }
    #expect(values == [[0, 0, 0], [1, 1, 1]])
    #expect(last == [2, 2, 2])
    #expect(issues == [issue])
  }

  @Test func storesOfChildrenAnswerWithStateBeforeAction() async {
    var children: [StoreOf<ObservedRow>] = []
    let (values, last, issues) = await record { store in
      if children.isEmpty {
        children = [store.scope(state: \.row, action: \.row)]
        children += store.scope(state: \.rows, action: \.rows)
        children += [store.scope(state: \.shown, action: \.shown.presented)].compactMap(\.self)
      }
      return children.map(\.value)
    }
    #expect(values == [[0, 0, 0], [1, 1, 1]])
    #expect(last == [2, 2, 2])
    #expect(issues == [issue])
  }

  @Test func readInAnActionOfASendEffectFindsTheStateBeforeTheFirstAction() async {
    var store: Store<Int, Bool>?
    var values: [Int?] = []
    store = makeStore(0) { state, isFirst in
      state += 1
      MainActor.assumeIsolated { values.append(store?.withState(\.self)) }
      return isFirst ? .send(false) : .none
    }
    let issues = await IssueRecorder.issues {
      store?.send(true)
      store?.send(false)
    }
    #expect(values == [0, 0, 2])
    #expect(store?.withState(\.self) == 3)
    #expect(issues.map(\.message) == [Issues.stateReadWhileReducing(Int.self)])
    store = nil
  }

  @Test func viewStoreAnswersWithStateBeforeAction() async {
    var viewStore: ViewStore<Int, Parent.Action>?
    let (values, last, issues) = await record { store in
      viewStore = viewStore ?? ViewStore(store, observe: \.count)
      return viewStore?.state
    }
    #expect(values == [0, 1])
    #expect(last == 2)
    #expect(issues == [issue])
  }

  @Test func testStoreHasStateBeforeActionWhileReducing() async {
    var store: TestStoreOf<Parent>?
    var counts: [Int?] = []
    store = TestStore(initialState: Parent.State()) {
      Parent { counts.append(store?.state.count) }
    }
    await store?.send(.increment) {
      $0.count = 1
      $0.row.value = 1
      $0.rows[id: 1]?.value = 1
      $0.shown?.value = 1
    }
    #expect(counts == [0])
    store = nil
  }
}
