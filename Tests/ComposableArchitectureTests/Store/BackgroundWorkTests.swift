#if !canImport(Darwin)
@testable import ComposableArchitecture
import Testing
import ViewCore

/// Effects that a process waits for when it is asked to exit.
@MainActor
struct BackgroundWorkTests {
  @Reducer
  struct Feature {
    struct State {}
    enum Action { case save, saved }
    let work: @Sendable () async -> Void
    let told: @Sendable () -> Void

    var body: some ReducerOf<Self> {
      Reduce { _, action in
        switch action {
        case .save:
          .run { send in
            await work()
            await send(.saved)
          }
        case .saved: .run { _ in told() }
        }
      }
    }
  }

  private func running(_ store: StoreOf<Feature>) -> [any BackgroundWork] {
    BackgroundWorkRegistry.running.filter { $0 === store.core as AnyObject }
  }

  @Test func effectsEndAlthoughTheViewsThatHaveTheStoreGo() async {
    let (steps, step) = AsyncStream.makeStream(of: Void.self)
    let isTold = LockIsolated(false)
    var store: StoreOf<Feature>? = Store(initialState: Feature.State()) {
      Feature {
        for await _ in steps { break }
      } told: {
        isTold.setValue(true)
      }
    }
    #expect(store.map { running($0).isEmpty } == true)
    store?.send(.save)
    let unfinished = store.map { running($0) } ?? []
    #expect(unfinished.count == 1)
    store = nil
    step.yield()
    for work in unfinished { await work.finish(within: .seconds(60)) }
    // This includes the effects of its actions.
    #expect(isTold.value)
    #expect(!BackgroundWorkRegistry.running.contains { $0 === unfinished.first })
  }

  @Test func effectsThatDoNotEndAreWaitedForNoLonger() async {
    let store = Store(initialState: Feature.State()) {
      Feature {
        try? await Task.never()
      } told: {
      }
    }
    let task = store.send(.save)
    for work in running(store) { await work.finish(within: .milliseconds(1)) }
    #expect(running(store).count == 1)
    task.cancel()
  }

  @Test func releasedStoresAreForgotten() {
    weak var core: AnyObject?
    for _ in 0..<40 {
      let store = Store(initialState: Feature.State()) {
        Feature {
          try? await Task.never()
        } told: {
        }
      }
      store.send(.save)
      core = store.core as AnyObject
      #expect(running(store).count == 1)
    }
    #expect(core == nil)
  }
}
#endif
