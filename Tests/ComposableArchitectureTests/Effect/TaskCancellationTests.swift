@testable import ComposableArchitecture
import ConcurrencyExtras
import Testing

/// Serialized, because the tests share the registry of tasks outside of effects.
@MainActor
@Suite(.serialized)
struct TaskCancellationTests {
  enum ID { case one, two }

  /// The test provides the work of its effects.
  struct Worker: Reducer {
    struct State: Equatable { var notes: [String] = [] }
    enum Action: Equatable {
      case note(String)
      case work(Int)
    }
    var work: [@Sendable (Send<Action>) async throws -> Void] = []
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .note(let note):
          state.notes.append(note)
          return .none
        case .work(let index):
          return .run { [work] in try await work[index]($0) }
        }
      }
    }
  }
  struct Host: Reducer {
    struct State: Equatable {
      var worker = Worker.State()
      @PresentationState var shown: Worker.State? = Worker.State()
    }
    enum Action: Equatable {
      case cancel
      case shown(PresentationAction<Worker.Action>)
      case worker(Worker.Action)
    }
    let worker: Worker
    var body: some ReducerOf<Self> {
      Reduce { _, action in
        action == .cancel ? .cancel(id: ID.one) : .none
      }
      .ifLet(\.$shown, action: /Action.shown) { worker }
      Scope(state: \.worker, action: /Action.worker) { worker }
    }
  }

  /// Waits under an id, and records its end.
  private func waiting(
    _ id: ID = .one,
    cancelInFlight: Bool = false
  ) -> @Sendable (Send<Worker.Action>) async throws -> Void {
    { send in
      await withTaskCancellation(id: id, cancelInFlight: cancelInFlight) {
        await untilCancelled()
      }
      await send(.note("ended"))
    }
  }

  private func makeStore(
    _ work: (@Sendable (Send<Worker.Action>) async throws -> Void)...
  ) -> TestStoreOf<Host> {
    TestStore(initialState: Host.State()) { Host(worker: Worker(work: work)) }
  }

  /// Whether nothing runs outside of effects.
  private var isIdle: Bool {
    ![ID.one, .two].contains { CancellationRegistry.outsideOfEffects.contains(CancelID($0)) }
  }

  @Test func taskCancellationReturnsTheResult() async throws {
    struct Failure: Error {}
    #expect(await withTaskCancellation(id: ID.one) { 1 } == 1)
    await #expect(throws: Failure.self) {
      try await withTaskCancellation(id: ID.one) { throw Failure() }
    }
    #expect(isIdle)
  }

  @Test func taskCancellationEndsWithTheTaskOfItsCaller() async {
    let task = Task { await withTaskCancellation(id: ID.one) { await untilCancelled() } }
    task.cancel()
    await task.value
    #expect(isIdle)
  }

  @Test func workOutsideOfEffectsIsCancelledOutsideOfEffects() async {
    let (started, continuation) = makeStream(of: Void.self)
    let task = Task {
      await withTaskCancellation(id: ID.one) {
        continuation.finish()
        await untilCancelled()
      }
    }
    for await _ in started {}
    Task.cancel(id: ID.two)
    #expect(!isIdle)
    Task.cancel(id: ID.one)
    await task.value
    #expect(isIdle)
  }

  @Test func workInAnEffectIsCancelledByTheStore() async {
    let store = makeStore(waiting())
    await store.send(.worker(.work(0)))
    await store.send(.cancel)
    await store.receive(.worker(.note("ended"))) { $0.worker.notes = ["ended"] }
    #expect(store.core.registry.isEmpty)
  }

  @Test func cancellationInAReducerIsReportedAtItsLineAndCancelsNothing() async {
    let work = Task { await withTaskCancellation(id: ID.one) { await untilCancelled() } }
    await Task.yield()
    var line: UInt = 0
    let issues = await IssueRecorder.issues {
      let store = Store<Int, Bool>(initialState: 0) {
        Reduce { _, _ in
          Task.cancel(id: ID.one)
          line = #line - 1
          return .none
        }
      }
      store.send(true)
    }
    #expect(issues == [.init(message: Issues.cancelledInReducer(ID.one), line: line)])
    #expect(!work.isCancelled)
    work.cancel()
    await work.value
  }

  @Test func workInAnEffectIsNotCancelledByAnotherStore() async {
    let store = makeStore(waiting())
    let task = await store.send(.worker(.work(0)))
    await makeStore().send(.cancel)
    Task.cancel(id: ID.one)
    #expect(!store.core.registry.isEmpty)
    await task.cancel()
    #expect(store.core.registry.isEmpty)
  }

  @Test func workOfAChildIsCancelledByTheParent() async {
    let store = makeStore(waiting())
    await store.send(.shown(.presented(.work(0))))
    await store.send(.cancel)
    await store.receive(.shown(.presented(.note("ended")))) { $0.shown?.notes = ["ended"] }
    #expect(store.core.registry.isEmpty)
  }

  @Test func workOfAChildEndsWithIt() async {
    let store = makeStore(waiting())
    await store.send(.shown(.presented(.work(0))))
    await store.send(.shown(.dismiss)) { $0.shown = nil }
    #expect(store.core.registry.isEmpty)
  }

  @Test func anEffectCancelsTheWorkOfItsFeature() async {
    let store = makeStore(waiting(), { _ in Task.cancel(id: ID.one) })
    await store.send(.worker(.work(0)))
    await store.send(.shown(.presented(.work(0))))
    await store.send(.shown(.presented(.work(1))))
    await store.receive(.shown(.presented(.note("ended")))) { $0.shown?.notes = ["ended"] }
    #expect(!store.core.registry.isEmpty)
    await store.send(.worker(.work(1)))
    await store.receive(.worker(.note("ended"))) { $0.worker.notes = ["ended"] }
    #expect(store.core.registry.isEmpty)
  }

  @Test func anEffectCancelsTheEffectsOfItsFeature() async {
    let core = RootCore(
      initialState: 0,
      reducer: Reduce<Int, Bool> { _, isWork in
        isWork
          ? .run { _ in await untilCancelled() }.cancellable(id: ID.one)
          : .run { _ in Task.cancel(id: ID.one) }
      },
      dependencies: ._current,
      executor: EffectExecutor()
    )
    let scope = core.send(true)
    await core.executor?.settle()
    #expect(!core.registry.isEmpty)
    _ = core.send(false)
    await scope?.finish()
    #expect(core.registry.isEmpty)
  }

  @Test func workInFlightIsReplaced() async {
    let store = makeStore(waiting(cancelInFlight: true))
    await store.send(.worker(.work(0)))
    await store.send(.worker(.work(0)))
    await store.receive(.worker(.note("ended"))) { $0.worker.notes = ["ended"] }
    #expect(!store.core.registry.isEmpty)
    await store.send(.cancel)
    await store.receive(.worker(.note("ended"))) { $0.worker.notes = ["ended", "ended"] }
    #expect(store.core.registry.isEmpty)
  }

  @Test func aTestStoreWaitsForTheWork() async {
    struct Search: Reducer {
      enum Action: Equatable { case type, found }
      @Dependency(\.continuousClock) var clock
      var body: some Reducer<Int, Action> {
        Reduce { state, action in
          switch action {
          case .type:
            return .run { send in
              try await withTaskCancellation(id: ID.one, cancelInFlight: true) {
                try await clock.sleep(for: .seconds(1))
                await send(.found)
              }
            }
          case .found:
            state += 1
            return .none
          }
        }
      }
    }
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
    }
    for count in 1...10 {
      await store.send(.type)
      await clock.advance(by: .milliseconds(500))
      await store.send(.type)
      await clock.advance(by: .seconds(1))
      await store.receive(.found) { $0 = count }
    }
    #expect(store.core.registry.isEmpty)
  }

  @Test func effectsInFlightAreReplacedByWork() async {
    struct Both: Reducer {
      enum Action: Equatable { case effect, work, done }
      let stream: AsyncStream<Void>
      var body: some Reducer<Int, Action> {
        Reduce { state, action in
          switch action {
          case .effect:
            return .run { _ in await untilCancelled() }.cancellable(id: ID.one)
          case .work:
            return .run { [stream] send in
              await withTaskCancellation(id: ID.one, cancelInFlight: true) {
                for await _ in stream {}
              }
              await send(.done)
            }
          case .done:
            state += 1
            return .none
          }
        }
      }
    }
    let (stream, continuation) = makeStream(of: Void.self)
    let store = TestStore(initialState: 0) { Both(stream: stream) }
    let effect = await store.send(.effect)
    await store.send(.work)
    await effect.finish()
    #expect(!store.core.registry.isEmpty)
    continuation.finish()
    await store.receive(.done) { $0 = 1 }
    #expect(store.core.registry.isEmpty)
  }

  // MARK: - Cancellations that come early

  @Test(.timeLimit(.minutes(10)))
  func noCancellationOutsideOfEffectsIsLost() async {
    var lateCancellations = 0
    for _ in 1...100_000 {
      let isLate = await withTaskCancellation(id: ID.one) {
        Task.cancel(id: ID.one)
        let isLate = !Task.isCancelled
        await untilCancelled()
        return isLate
      }
      if isLate { lateCancellations += 1 }
    }
    #expect(lateCancellations == 0)
    #expect(isIdle)
  }

  @Test(.timeLimit(.minutes(10)))
  func noCancellationInAnEffectIsLost() async {
    let lateCancellations = LockIsolated(0)
    let core = RootCore(
      initialState: 0,
      reducer: Reduce<Int, Bool> { state, isStart in
        guard isStart else {
          state += 1
          return .none
        }
        return .run { send in
          for _ in 1...100_000 {
            let isLate = await withTaskCancellation(id: ID.one) {
              Task.cancel(id: ID.one)
              let isLate = !Task.isCancelled
              await untilCancelled()
              return isLate
            }
            if isLate { lateCancellations.withValue { $0 += 1 } }
          }
          await send(false)
        }
      },
      dependencies: ._current
    )
    await core.send(true)?.finish()
    #expect(lateCancellations.value == 0)
    #expect(core.state == 1)
    #expect(core.registry.isEmpty)
  }

  @Test(.timeLimit(.minutes(10)))
  func noCancellationOfTheRunningEffectIsLate() async {
    let lateCancellations = LockIsolated(0)
    let core = RootCore(
      initialState: 0,
      reducer: Reduce<Int, Void> { _, _ in
        .run { _ in
          Task.cancel(id: ID.one)
          if !Task.isCancelled { lateCancellations.withValue { $0 += 1 } }
        }
        .cancellable(id: ID.one)
      },
      dependencies: ._current
    )
    for _ in 1...100_000 { await core.send(())?.finish() }
    #expect(lateCancellations.value == 0)
    #expect(core.registry.isEmpty)
  }

  @Test(.timeLimit(.minutes(10)))
  func oneOfTwoConcurrentReplacementsIsCancelled() async {
    for _ in 1...10_000 {
      await withTaskGroup(of: Void.self) { group in
        for _ in 1...2 {
          group.addTask {
            await withTaskCancellation(id: ID.one, cancelInFlight: true) { await untilCancelled() }
          }
        }
        await group.next()
        // The other one may not have started yet.
        group.cancelAll()
      }
    }
    #expect(isIdle)
  }

  // MARK: - Work in work

  @Test func innerWorkDoesNotReplaceOuterWork() async {
    let store = makeStore({ send in
      await withTaskCancellation(id: ID.one) {
        await withTaskCancellation(id: ID.one, cancelInFlight: true) {
          await send(.note(Task.isCancelled ? "cancelled" : "inner"))
        }
        await send(.note(Task.isCancelled ? "cancelled" : "outer"))
      }
    })
    await store.send(.worker(.work(0)))
    await store.receive(.worker(.note("inner"))) { $0.worker.notes = ["inner"] }
    await store.receive(.worker(.note("outer"))) { $0.worker.notes = ["inner", "outer"] }
    let isCancelled = await withTaskCancellation(id: ID.one) {
      await withTaskCancellation(id: ID.one, cancelInFlight: true) { Task.isCancelled }
    }
    #expect(!isCancelled)
  }

  @Test func workDoesNotReplaceTheEffectThatItIsIn() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { state, isStart in
        guard isStart else {
          state += 1
          return .none
        }
        return .run { send in
          await withTaskCancellation(id: ID.one, cancelInFlight: true) { await send(false) }
          await send(false)
        }
        .cancellable(id: ID.one)
      }
    }
    await store.send(true)
    await store.receive(false) { $0 = 1 }
    await store.receive(false) { $0 = 2 }
  }

  // MARK: - At once

  /// Stores with and without an executor, as in a test and in an app.
  @Test(arguments: [nil, EffectExecutor()])
  func anEffectCancelsItselfAtOnce(executor: EffectExecutor?) async {
    let notes = LockIsolated<[String]>([])
    let core = RootCore(
      initialState: 0,
      reducer: Reduce<Int, Bool> { state, isStart in
        guard isStart else {
          state += 1
          return .none
        }
        return .run { send in
          Task.cancel(id: ID.one)
          await send(false)
          try Task.checkCancellation()
          notes.withValue { $0.append("went on") }
        }
        .cancellable(id: ID.one)
      },
      dependencies: ._current,
      executor: executor
    )
    await core.send(true)?.finish()
    #expect(core.state == 0)
    #expect(notes.value == [])
    #expect(core.registry.isEmpty)
  }

  @Test(arguments: [nil, EffectExecutor()])
  func anEffectCancelsOthersAtOnce(executor: EffectExecutor?) async {
    let isCancelled = LockIsolated(false)
    let wasCancelledOnReturn = LockIsolated(false)
    let (started, continuation) = makeStream(of: Void.self)
    let core = RootCore(
      initialState: 0,
      reducer: Reduce<Int, Bool> { _, isStart in
        guard isStart else {
          return .run { _ in
            for await _ in started {}
            Task.cancel(id: ID.one)
            wasCancelledOnReturn.setValue(isCancelled.value)
          }
        }
        return .run { _ in
          await withTaskCancellationHandler {
            continuation.finish()
            await untilCancelled()
          } onCancel: {
            isCancelled.setValue(true)
          }
        }
        .cancellable(id: ID.one)
      },
      dependencies: ._current,
      executor: executor
    )
    let waiting = core.send(true)
    await core.send(false)?.finish()
    await waiting?.finish()
    #expect(wasCancelledOnReturn.value)
  }

  @Test func selfCancelledEffectDoesNotBlockTheNext() async {
    let (end, continuation) = makeStream(of: Void.self)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { state, isStart in
        guard isStart else {
          state += 1
          return .none
        }
        return .concatenate(
          .run { _ in
            Task.cancel(id: ID.one)
            await Task { for await _ in end {} }.value
          }
          .cancellable(id: ID.one),
          .send(false)
        )
      }
    }
    let task = await store.send(true)
    await store.receive(false) { $0 = 1 }
    continuation.finish()
    await task.finish()
  }
}
