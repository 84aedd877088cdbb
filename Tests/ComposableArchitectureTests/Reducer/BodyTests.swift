import ComposableArchitecture
import Foundation
import Testing

/// The times at which bodies are evaluated.
@MainActor
struct BodyTests {
  struct Counted: Reducer {
    let evaluations: LockIsolated<Int>
    var body: some Reducer<Int, Bool> {
      let _ = evaluations.withValue { $0 += 1 }
      Reduce { state, _ in
        state += 1
        return .none
      }
    }
  }

  struct Host: Reducer {
    struct State {
      var fixed = 0
      var maybe: Int? = 0
      var path = StackState([0, 0])
    }
    enum Action {
      case fixed(Bool)
      case maybe(Bool)
      case path(StackAction<Int, Bool>)
    }
    let evaluations: LockIsolated<Int>
    var body: some ReducerOf<Self> {
      Scope(state: \.fixed, action: /Action.fixed) { Counted(evaluations: evaluations) }
      EmptyReducer()
        .ifLet(\.maybe, action: /Action.maybe) { Counted(evaluations: evaluations) }
        .forEach(\.path, action: /Action.path) { Counted(evaluations: evaluations) }
    }
  }

  private let evaluations = LockIsolated(0)

  @Test func bodyIsEvaluatedOncePerStore() {
    let store = Store(initialState: 0) { Counted(evaluations: evaluations) }
    for _ in 1...3 { store.send(true) }
    #expect(store.withState { $0 } == 3)
    #expect(evaluations.value == 1)
  }

  @Test func bodyOfEachChildIsEvaluatedOnce() {
    let store = Store(initialState: Host.State()) { Host(evaluations: evaluations) }
    for _ in 1...3 {
      store.send(.fixed(true))
      store.send(.maybe(true))
      for id in store.withState(\.path.ids) { store.send(.path(.element(id: id, action: true))) }
    }
    #expect(store.withState(\.path.last) == 3)
    #expect(evaluations.value == 3)
  }

  @Test func bodyWithBranchesRunsForEachAction() {
    struct Switching: Reducer {
      let isOn: LockIsolated<Bool>
      var body: some Reducer<Int, Bool> {
        if isOn.value {
          Reduce { state, _ in
            state += 1
            return .none
          }
        }
      }
    }
    let isOn = LockIsolated(false)
    let store = Store(initialState: 0) { Switching(isOn: isOn) }
    store.send(true)
    isOn.setValue(true)
    store.send(true)
    #expect(store.withState { $0 } == 1)
  }

  @Test func bodyOfAChildWithBranchesRunsForEachAction() {
    struct Switching: Reducer {
      let isOn: LockIsolated<Bool>
      var body: some Reducer<Host.State, Host.Action> {
        Scope(state: \.fixed, action: /Host.Action.fixed) { increment }
        EmptyReducer()
          .ifLet(\.maybe, action: /Host.Action.maybe) { increment }
          .forEach(\.path, action: /Host.Action.path) { increment }
      }
      @ReducerBuilder<Int, Bool>
      private var increment: some Reducer<Int, Bool> {
        if isOn.value {
          Reduce { state, _ in
            state += 1
            return .none
          }
        }
      }
    }
    let isOn = LockIsolated(false)
    let store = Store(initialState: Host.State()) { Switching(isOn: isOn) }
    let id: StackElementID = 1
    func sendAll() {
      store.send(.fixed(true))
      store.send(.maybe(true))
      store.send(.path(.element(id: id, action: true)))
    }
    sendAll()
    isOn.setValue(true)
    sendAll()
    #expect(store.withState(\.fixed) == 1)
    #expect(store.withState(\.maybe) == 1)
    #expect(store.withState(\.path.last) == 1)
  }

  @Test func bodyIsEvaluatedAgainAfterATestChangesDependencies() async {
    struct Dated: Reducer {
      @Dependency(\.uuid) var uuid
      var body: some Reducer<String, Bool> {
        let id = uuid().uuidString.suffix(1)
        Reduce { state, _ in
          state += id
          return .none
        }
      }
    }
    struct Outer: Reducer {
      var body: some Reducer<String, Bool> {
        Scope(state: \.self, action: AnyCasePath<Bool, Bool>()) { Dated() }
      }
    }
    let store = TestStore(initialState: "") {
      Outer()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off
    await store.send(true) { $0 = "0" }
    store.dependencies.uuid = .constant(UUID(7))
    await store.send(true) { $0 = "07" }
  }
}
