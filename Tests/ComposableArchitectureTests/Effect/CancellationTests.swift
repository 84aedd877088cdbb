@testable import ComposableArchitecture
import ConcurrencyExtras
import Foundation
@preconcurrency import OpenCombine
import Testing

@MainActor
struct CancellationTests {
  /// An action that is an effect, or a name to record.
  enum Action {
    case effect(Effect<Action>)
    case note(String)
  }

  /// A store whose actions are effects.
  private func makeStore() -> TestableStore {
    let core = RootCore(
      initialState: [String](),
      reducer: Reduce<[String], Action> { state, action in
        switch action {
        case .effect(let effect):
          return effect
        case .note(let name):
          state.append(name)
          return .none
        }
      },
      dependencies: ._current,
      executor: EffectExecutor()
    )
    return TestableStore(core: core)
  }

  @MainActor
  struct TestableStore {
    let core: RootCore<Reduce<[String], Action>>

    var notes: [String] { core.state }
    var isRegistryEmpty: Bool { core.registry.isEmpty }

    func run(_ effect: Effect<Action>) async {
      _ = core.send(.effect(effect))
      await settle()
    }

    func settle() async {
      await core.executor?.settle()
    }
  }

  /// Waits for its cancellation, and records "<name> ended".
  private func waiting(_ name: String, notes: LockIsolated<[String]>) -> Effect<Action> {
    .run { _ in
      await untilCancelled()
      notes.withValue { $0.append(name) }
    }
  }

  private let cancelled = LockIsolated([String]())

  @Test func cancelAffectsItsIDOnly() async {
    let store = makeStore()
    await store.run(waiting("a", notes: cancelled).cancellable(id: "a"))
    await store.run(waiting("b", notes: cancelled).cancellable(id: "b"))
    await store.run(.cancel(id: "a"))
    #expect(cancelled.value == ["a"])
    await store.run(.cancel(id: "b"))
    #expect(cancelled.value == ["a", "b"])
    #expect(store.isRegistryEmpty)
  }

  @Test func idsOfDifferentTypesNeverMeet() async {
    enum First { case id }
    enum Second { case id }
    let store = makeStore()
    await store.run(waiting("first", notes: cancelled).cancellable(id: First.id))
    await store.run(waiting("Int", notes: cancelled).cancellable(id: 1))
    await store.run(.merge(.cancel(id: Second.id), .cancel(id: 1.0), .cancel(id: Int8(1))))
    #expect(cancelled.value == [])
    await store.run(.merge(.cancel(id: First.id), .cancel(id: 1)))
    #expect(cancelled.value.sorted() == ["Int", "first"])
    #expect(store.isRegistryEmpty)
  }

  @Test func cancelEndsAllEffectsUnderAnID() async {
    let store = makeStore()
    for name in ["a", "b", "c"] {
      await store.run(waiting(name, notes: cancelled).cancellable(id: 1))
    }
    await store.run(.cancel(id: 1))
    #expect(cancelled.value.sorted() == ["a", "b", "c"])
    #expect(store.isRegistryEmpty)
  }

  @Test func cancelInFlightActsWhenTheEffectRuns() async {
    let store = makeStore()
    await store.run(waiting("old", notes: cancelled).cancellable(id: 1))
    let new = waiting("new", notes: cancelled).cancellable(id: 1, cancelInFlight: true)
    #expect(cancelled.value == [])
    await store.run(new)
    #expect(cancelled.value == ["old"])
    await store.run(.cancel(id: 1))
    #expect(cancelled.value == ["old", "new"])
    #expect(store.isRegistryEmpty)
  }

  @Test func cancelInFlightOfNoneCancelsNothing() async {
    let store = makeStore()
    await store.run(waiting("old", notes: cancelled).cancellable(id: 1))
    await store.run(Effect<Action>.none.cancellable(id: 1, cancelInFlight: true))
    #expect(cancelled.value == [])
    await store.run(.cancel(id: 1))
    #expect(cancelled.value == ["old"])
    #expect(store.isRegistryEmpty)
  }

  @Test func effectAfterACancelledOneRuns() async {
    let store = makeStore()
    await store.run(
      .concatenate(
        waiting("first", notes: cancelled).cancellable(id: 1),
        .send(.note("second")),
        .run { send in await send(.note("third")) }
      )
    )
    #expect(store.notes == [])
    await store.run(.cancel(id: 1))
    #expect(store.notes == ["second", "third"])
    #expect(store.isRegistryEmpty)
  }

  @Test func effectInsideACancelledConcatenationDoesNotRun() async {
    let store = makeStore()
    await store.run(
      .concatenate(
        .concatenate(
          waiting("first", notes: cancelled).cancellable(id: "inner"),
          .send(.note("second"))
        )
        .cancellable(id: "outer"),
        .send(.note("third"))
      )
    )
    await store.run(.cancel(id: "outer"))
    #expect(store.notes == ["third"])
    #expect(cancelled.value == ["first"])
    #expect(store.isRegistryEmpty)
  }

  @Test func effectMayHaveSeveralCancelIDs() async {
    for id in ["inner", "outer"] {
      let store = makeStore()
      let cancelled = LockIsolated([String]())
      await store.run(
        waiting(id, notes: cancelled).cancellable(id: "inner").cancellable(id: "outer")
      )
      await store.run(.cancel(id: id))
      #expect(cancelled.value == [id])
      #expect(store.isRegistryEmpty)
    }
  }

  @Test func aTwiceTaggedEffectIsCancelledOnce() async {
    let store = makeStore()
    await store.run(
      .concatenate(
        waiting("a", notes: cancelled).cancellable(id: 1).cancellable(id: 1),
        .send(.note("after"))
      )
    )
    await store.run(.cancel(id: 1))
    #expect(cancelled.value == ["a"])
    #expect(store.notes == ["after"])
    #expect(store.isRegistryEmpty)
  }

  @Test func anEffectThatEndsLeavesTheRegistry() async {
    let store = makeStore()
    await store.run(.run { send in await send(.note("a")) }.cancellable(id: 1))
    await store.run(.send(.note("b")).cancellable(id: 2))
    #expect(store.notes == ["a", "b"])
    #expect(store.isRegistryEmpty)
  }

  @Test func anEffectThatCancelsItselfRunsNoFurther() async {
    let store = makeStore()
    await store.run(
      .merge(.cancel(id: 1), waiting("a", notes: cancelled), .send(.note("b")))
        .cancellable(id: 1)
    )
    #expect(cancelled.value == [])
    #expect(store.notes == [])
    #expect(store.isRegistryEmpty)
  }

  @Test func firstEffectOfARegionCancelsPredecessorsAndNotTheRegion() async {
    let store = makeStore()
    await store.run(waiting("before", notes: cancelled).cancellable(id: 1))
    await store.run(
      .concatenate(
        .concatenate(.cancel(id: 1), .send(.note("a"))),
        .run { send in await send(.note("b")) }
      )
      .cancellable(id: 1)
      .cancellable(id: 1)
    )
    #expect(cancelled.value == ["before"])
    #expect(store.notes == ["a", "b"])
    #expect(store.isRegistryEmpty)
  }

  @Test func laterEffectOfARegionCancelsTheRegion() async {
    let store = makeStore()
    await store.run(
      .concatenate(.send(.note("a")), .cancel(id: 1), .send(.note("b"))).cancellable(id: 1)
    )
    await store.run(
      .merge(
        .concatenate(.cancel(id: 2), .send(.note("c"))).cancellable(id: 3),
        .send(.note("d"))
      )
      .cancellable(id: 2)
    )
    #expect(store.notes == ["a"])
    #expect(store.isRegistryEmpty)
  }

  @Test func actionsOfACancelledEffectKeepTheirOwnEffects() async {
    let store = makeStore()
    let cancelled = cancelled
    let inner = waiting("inner", notes: cancelled).cancellable(id: "inner")
    await store.run(
      .run { send in
        await send(.effect(inner))
        await untilCancelled()
        cancelled.withValue { $0.append("outer") }
      }
      .cancellable(id: "outer")
    )
    await store.run(.cancel(id: "outer"))
    #expect(cancelled.value == ["outer"])
    await store.run(.cancel(id: "inner"))
    #expect(cancelled.value == ["outer", "inner"])
  }

  @Test func cancelIDsOfTwoStoresAreSeparate() async {
    let first = makeStore()
    let second = makeStore()
    let cancelled = cancelled
    await first.run(waiting("first", notes: cancelled).cancellable(id: 1))
    await second.run(waiting("second", notes: cancelled).cancellable(id: 1))
    await second.run(.cancel(id: 1))
    #expect(cancelled.value == ["second"])
    await first.run(.cancel(id: 1))
    #expect(cancelled.value == ["second", "first"])
  }

  @Test func synchronousEffectAfterAnEndedOneRunsAtOnce() async {
    let store = makeStore()
    var observed: [[String]] = []
    let observer = StoreObserver { observed.append(store.notes) }
    let (end, continuation) = makeStream(of: Void.self)
    await store.run(
      .concatenate(waiting("first", notes: cancelled).cancellable(id: 1), .send(.note("b")))
    )
    store.core.insert(observer)
    await store.run(
      .concatenate(
        .run { _ in for await _ in end {} },
        .send(.note("a")),
        .cancel(id: 1),
        .send(.note("c"))
      )
    )
    observed = []
    continuation.finish()
    await store.settle()
    #expect(observed == [["a", "b", "c"]])
    #expect(store.isRegistryEmpty)
  }

  // MARK: - Regions in regions of the same id

  @Test(arguments: [true, false])
  func regionDoesNotCancelItsOuterRegion(outerCancelsInFlight: Bool) async {
    let scheduler = DispatchQueue.test
    let effects: [Effect<Action>] = [
      .send(.note("a")).cancellable(id: 1, cancelInFlight: true),
      .run { send in await send(.note("a")) }.cancellable(id: 1, cancelInFlight: true),
      .publisher { Just(.note("a")) }.cancellable(id: 1, cancelInFlight: true),
      .send(.note("a")).debounce(id: 1, for: .seconds(1), scheduler: scheduler),
      .send(.note("a")).throttle(id: 1, for: .seconds(1), scheduler: scheduler, latest: true),
    ]
    for effect in effects {
      let store = makeStore()
      await store.run(effect.cancellable(id: 1, cancelInFlight: outerCancelsInFlight))
      await scheduler.advance(by: .seconds(1))
      await store.settle()
      #expect(store.notes == ["a"])
      #expect(store.isRegistryEmpty)
    }
  }

  @Test func mergedEffectDoesNotCancelItsOuterRegion() async {
    let store = makeStore()
    await store.run(
      .merge(
        waiting("outer", notes: cancelled),
        waiting("replaced", notes: cancelled).cancellable(id: 1, cancelInFlight: true),
        waiting("inner", notes: cancelled).cancellable(id: 1, cancelInFlight: true),
        .run { send in await send(.note("a")) }
      )
      .cancellable(id: 1, cancelInFlight: true)
    )
    #expect(store.notes == ["a"])
    #expect(cancelled.value == ["replaced"])
    await store.run(.cancel(id: 1))
    #expect(cancelled.value == ["replaced", "outer", "inner"])
    #expect(store.isRegistryEmpty)
  }

  @Test func outerRegionIsReplacedWithItsInnerRegions() async {
    let store = makeStore()
    for name in ["a", "b"] {
      await store.run(
        waiting(name, notes: cancelled)
          .cancellable(id: 1, cancelInFlight: true)
          .cancellable(id: 1, cancelInFlight: true)
      )
    }
    #expect(cancelled.value == ["a"])
    await store.run(.cancel(id: 1))
    #expect(cancelled.value == ["a", "b"])
    #expect(store.isRegistryEmpty)
  }
}
