@testable import ComposableArchitecture
import ConcurrencyExtras
import Testing

@MainActor
struct StoreLifetimeTests {
  @Test func effectsAreCancelledWhenTheStoreIsReleased() async {
    let (ended, continuation) = makeStream(of: Void.self)
    var store: Store<Int, Bool>? = makeStore(0) { _, _ in
      .run { _ in
        await untilCancelled()
        continuation.yield()
      }
    }
    weak let core = store?.core
    store?.send(true)
    store = nil
    #expect(core == nil)
    for await _ in ended { break }
  }

  @Test func nothingIsSentToAStoreThatIsGone() async {
    let (gate, open) = makeStream(of: Void.self)
    let handled = LockIsolated([Int]())
    var store: Store<Int, Int>? = makeStore(0) { _, action in
      handled.withValue { $0.append(action) }
      guard action == 0 else { return .none }
      return .concatenate(
        .run { send in
          await Task { for await _ in gate { break } }.value
          await send(1)
        },
        .send(2)
      )
    }
    let task = store?.send(0)
    store = nil
    open.yield()
    await task?.finish()
    #expect(handled.value == [0])
  }

  @Test func nothingOfAnEffectIsKeptWhenItHasEnded() async throws {
    final class Token: Sendable {}
    weak var weakToken: Token?
    let store: Store<Int, Bool>
    do {
      let token = Token()
      weakToken = token
      store = makeStore(0) { [weak token] _, action in
        guard action, let token else { return .none }
        return .concatenate(
          .merge(.run { _ in _ = token }, .run { send in await send(false) })
            .cancellable(id: 1, cancelInFlight: true),
          .run { _ in _ = token }
        )
      }
      await store.send(true).finish()
    }
    #expect(weakToken == nil)
    let core = try #require(store.core as? RootCore<Reduce<Int, Bool>>)
    #expect(core.registry.isEmpty)
  }

  @Test func observersAreNotKept() {
    let store = makeStore(0) { (state, _: Bool) in
      state += 1
      return .none
    }
    var viewStore: ViewStore<Int, Bool>? = ViewStore(store, observe: { $0 })
    weak let weakViewStore = viewStore
    store.send(true)
    #expect(viewStore?.state == 1)
    viewStore = nil
    #expect(weakViewStore == nil)
    store.send(true)
  }
}
