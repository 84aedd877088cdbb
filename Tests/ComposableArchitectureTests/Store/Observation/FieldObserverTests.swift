import Perception
import Sharing
import Testing

@testable import ComposableArchitecture

/// Observers of fields of a state that read the store whose reducer changes it.
@MainActor
struct FieldObserverTests {
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var name = "none"
      var row = ObservedRow.State(id: 0)
      @Presents var shown: ObservedRow.State?
    }
    enum Action { case set, addInPlace, present, changeRow, reduceRow(ObservedRow.Action), noted }

    var body: some ReducerOf<Self> {
      Scope(state: \.row, action: \.reduceRow) { ObservedRow() }
      Reduce { state, action in
        switch action {
        case .set:
          state.name = "set"
          state.count = state.count + 1
          state.name = "end"
        case .addInPlace: state.count += 1
        case .present: state.shown = ObservedRow.State(id: 7)
        case .changeRow: state.row.value += 1
        case .reduceRow: break
        case .noted: state.name = "noted"
        }
        return .none
      }
    }
  }

  struct Reading: Reducer {
    @ObservableState
    struct State {
      var isLoading = false
      var rows = [Int](repeating: 0, count: 100)
    }
    let addresses = LockIsolated<Set<UInt>>([])

    func reduce(into state: inout State, action: Int) -> Effect<Int> {
      state.isLoading.toggle()
      state.rows[action] += 1
      let address = state.rows.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
      addresses.withValue { _ = $0.insert(address) }
      return .none
    }
  }

  /// The values that an observer reads while an action is handled, and the issues.
  private func record<Value>(
    _ action: Counter.Action,
    then send: Counter.Action? = nil,
    reading value: @escaping @MainActor (StoreOf<Counter>) -> Value
  ) async -> (values: [Value], issues: [IssueRecorder.Issue], store: StoreOf<Counter>) {
    let store = Store(initialState: Counter.State()) { Counter() }
    var values: [Value] = []
    let onChange = {
      values.append(value(store))
      if let send { store.send(send) }
    }
    // It is called on the main actor, where the reducer runs.
    nonisolated(unsafe) let observer = onChange
    withPerceptionTracking {
      _ = value(store)
    } onChange: {
      MainActor.assumeIsolated { observer() }
    }
    let issues = await IssueRecorder.issues { store.send(action) }
    return (values, issues, store)
  }

  @Test(.enabled(if: isDebugBuild), arguments: [Counter.Action.set, .addInPlace])
  func observerReadsTheStateBeforeTheAction(action: Counter.Action) async {
    let (values, issues, store) = await record(action) { $0.count }
    #expect(values == [0])
    #expect(issues == [])
    #expect(store.count == 1)
  }

  @Test(.enabled(if: isDebugBuild))
  func observerOfAChildReadsTheStateBeforeTheAction() async {
    let (values, issues, store) = await record(.changeRow) { $0.row.value }
    #expect(values == [0])
    #expect(issues == [])
    #expect(store.row.value == 1)
    let (shown, issuesOfShown, _) = await record(.present) { $0.shown?.id }
    #expect(shown == [nil])
    #expect(issuesOfShown == [])
  }

  @Test func actionOfAnObserverIsNotReported() async {
    let (_, issues, store) = await record(.addInPlace, then: .noted) { $0.count }
    #expect(issues == [])
    #expect(store.name == "noted")
  }

  /// A reducer that reads its store is still reported after an observer has.
  @Test(.enabled(if: isDebugBuild))
  func readOfAReducerIsStillReported() async {
    var store: Store<Counter.State, Bool>?
    store = Store(initialState: Counter.State()) {
      Reduce { state, _ in
        state.count += 1
        MainActor.assumeIsolated { _ = store?.count }
        return .none
      }
    }
    withPerceptionTracking {
      _ = store?.count
    } onChange: {
      MainActor.assumeIsolated { _ = store?.count }
    }
    let issues = await IssueRecorder.issues { store?.send(true) }
    #expect(issues.map(\.message) == [Issues.stateReadWhileReducing(Counter.State.self)])
    store = nil
  }

  /// Without a copy of the state, observers wait for the end of the reducer.
  @Test(arguments: [Counter.Action.set, .addInPlace])
  func observerOfAReleaseBuildReadsTheStateAfterTheAction(action: Counter.Action) async throws {
    let store = Store(initialState: Counter.State()) { Counter() }
    try #require(store.core as? RootCore<Counter>).keepsStateBefore = false
    let postpones = Reduction.postponesObservers
    Reduction.postponesObservers = true
    defer { Reduction.postponesObservers = postpones }
    let values = LockIsolated<[Int]>([])
    withPerceptionTracking {
      _ = store.count
    } onChange: {
      let count = MainActor.assumeIsolated { store.count }
      values.withValue { $0.append(count) }
    }
    withPerceptionTracking {
      _ = store.row
    } onChange: {
      values.withValue { $0.append(-1) }
    }
    store.send(action)
    store.send(action)
    #expect(values.value == [1])
  }

  /// The notification that waits keeps no copy of the state, which the next change would have to copy.
  @Test func postponedNotificationKeepsNoState() throws {
    let reducer = Reading()
    let store = Store(initialState: Reading.State()) { reducer }
    try #require(store.core as? RootCore<Reading>).keepsStateBefore = false
    let postpones = Reduction.postponesObservers
    Reduction.postponesObservers = true
    defer { Reduction.postponesObservers = postpones }
    for action in 1...3 {
      withPerceptionTracking {
        _ = store.isLoading
      } onChange: {
      }
      store.send(action)
    }
    #expect(reducer.addresses.value.count == 1)
  }
}
