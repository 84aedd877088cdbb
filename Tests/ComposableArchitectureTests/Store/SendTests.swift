@testable import ComposableArchitecture
import Testing

@MainActor
struct SendTests {
  @Test func sendHandlesSynchronousEffectsInOrderBeforeItReturns() {
    let store = makeStore([Int]()) { (state, action: Int) in
      state.append(action)
      return switch action {
      case 0: .merge(.send(1), .send(2))
      case 1: .send(3)
      case 2: .send(4)
      default: .none
      }
    }
    store.send(0)
    #expect(store.withState(\.self) == [0, 1, 2, 3, 4])
  }

  @Test func longChainOfActionsNeedsNoRecursion() {
    let store = makeStore(0) { (state, action: Int) in
      state += 1
      return action == 0 ? .none : .send(action - 1)
    }
    store.send(100_000)
    #expect(store.withState(\.self) == 100_001)
  }

  @Test func longConcatenationNeedsNoRecursion() {
    let store = makeStore(0) { (state, action: Bool) in
      state += 1
      return action ? .concatenate((0..<100_000).map { _ in .send(false) }) : .none
    }
    store.send(true)
    #expect(store.withState(\.self) == 100_001)
  }

  @Test func observersAreNotifiedOnceAndSeeNoIntermediateState() {
    let store = makeStore(0) { (state, action: Int) in
      state += 1
      return action == 0 ? .none : .send(action - 1)
    }
    var observed: [Int] = []
    let observer = StoreObserver { observed.append(store.withState(\.self)) }
    store.core.insert(observer)
    store.send(9)
    store.send(0)
    #expect(observed == [10, 11])
  }

  @Test func sendHandlesActionsOfObserversBeforeItReturns() {
    let store = makeStore([Int]()) { (state, action: Int) in
      state.append(action)
      return .none
    }
    var observed: [[Int]] = []
    let first = StoreObserver {
      guard store.withState(\.count) < 3 else { return }
      store.send(store.withState(\.count))
    }
    let second = StoreObserver { observed.append(store.withState(\.self)) }
    store.core.insert(first)
    store.core.insert(second)
    store.send(0)
    #expect(observed == [[0], [0, 1], [0, 1, 2]])
  }

  @Test func sendReturnsATaskToAnObserver() async {
    let store = makeStore([Int]()) { (state, action: Int) in
      state.append(action)
      return action == 1 ? .run { send in await send(2) } : .none
    }
    var task: StoreTask?
    let observer = StoreObserver {
      guard task == nil else { return }
      task = store.send(1)
    }
    store.core.insert(observer)
    store.send(0)
    #expect(store.withState(\.self) == [0, 1])
    await task?.finish()
    #expect(store.withState(\.self) == [0, 1, 2])
    withExtendedLifetime(observer) {}
  }

  @Test func sendDuringAReductionIsQueuedAndReported() async {
    var store: Store<[Int], Int>?
    store = makeStore([]) { state, action in
      if action == 0 {
        store?.send(1)
        state.append(-1)
      }
      state.append(action)
      return action == 0 ? .send(2) : .none
    }
    let issues = await IssueRecorder.issues { store?.send(0) }
    #expect(store?.withState(\.self) == [-1, 0, 1, 2])
    #expect(issues.map(\.message) == [Issues.sentWhileReducing(1, state: [Int].self)])
    store = nil
  }

  @Test func actionMaySendInItsDeinitializer() {
    final class Payload {
      let onDeinit: () -> Void
      init(onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
      deinit { onDeinit() }
    }
    enum Action {
      case start
      case payload(Payload)
      case letGo
    }
    var store: Store<[String], Action>?
    store = makeStore([]) { state, action in
      switch action {
      case .start:
        state.append("start")
        let payload = Payload { MainActor.assumeIsolated { _ = store?.send(.letGo) } }
        return .send(.payload(payload))
      case .payload:
        state.append("payload")
      case .letGo:
        state.append("letGo")
      }
      return .none
    }
    store?.send(.start)
    #expect(store?.withState(\.self) == ["start", "payload", "letGo"])
    store = nil
  }

  @Test func reducerChangesTheStateInPlace() throws {
    struct State {
      var rows = [Int](repeating: 0, count: 100)
    }
    var addresses: Set<UnsafeRawPointer?> = []
    let store = makeStore(State()) { (state, action: Int) in
      state.rows[action] += 1
      state.rows.withUnsafeBytes { _ = addresses.insert($0.baseAddress) }
      return .none
    }
    try #require(store.core as? RootCore<Reduce<State, Int>>).keepsStateBefore = false
    store.send(1)
    store.send(2)
    store.send(3)
    #expect(addresses.count == 1)
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS)
  @Test func readOfTheStateDuringAReductionWithoutACopyEndsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        var store: Store<Int, Bool>?
        store = makeStore(0) { state, _ in
          state += store?.withState(\.self) ?? 0
          return .none
        }
        (store?.core as? RootCore<Reduce<Int, Bool>>)?.keepsStateBefore = false
        store?.send(true)
      }
    }
  }
  #endif
}
