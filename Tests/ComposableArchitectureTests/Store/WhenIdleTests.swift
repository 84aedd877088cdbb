@testable import ComposableArchitecture
import Testing

@MainActor
struct WhenIdleTests {
  @Test func idleClosureRunsAtOnceWithoutQueuedActions() {
    let store = makeStore(0) { (_, _: Void) in .none }
    var hasRun = false
    store.core.whenIdle { hasRun = true }
    #expect(hasRun)
  }

  @Test func idleClosureRunsAfterQueuedActions() {
    let store = makeStore(0) { (state, addend: Int) in
      state += addend
      return .none
    }
    var states: [Int] = []
    let observer = StoreObserver {
      guard store.core.state == 1 else { return }
      store.core.whenIdle {
        states.append(store.core.state)
        store.core.whenIdle { states.append(store.core.state + 1) }
      }
      store.send(10)
      #expect(states.isEmpty)
    }
    store.core.insert(observer)
    store.send(1)
    #expect(states == [11, 12])
    store.send(1)
    #expect(states == [11, 12])
    withExtendedLifetime(observer) {}
  }
}
