@testable import ComposableArchitecture
import Foundation
import Testing
#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

/// Effects of features that reach their stores by way of publishers.
@MainActor
struct EffectPublisherTests {
  @Reducer
  struct Child {
    struct State: Equatable {}
    enum Action: Equatable {
      case closeButtonTapped
      case closeInTwoStepsButtonTapped
      case failButtonTapped
      case startButtonTapped
      case stopButtonTapped
      case ended
    }
    enum CancelID { case work }
    struct Failure: Error {}
    let work: @Sendable () async -> Void
    @Dependency(\.dismiss) var dismiss

    var body: some Reducer<State, Action> {
      Reduce { _, action in
        switch action {
        case .closeButtonTapped:
          return published(.run { _ in await dismiss() })
        case .closeInTwoStepsButtonTapped:
          return .publisher {
            _EffectPublisher(Effect<Action>.send(.ended))
              .flatMap { _ in _EffectPublisher(.run { _ in await dismiss() }) }
          }
        case .failButtonTapped:
          return published(.run { _ in throw Failure() })
        case .startButtonTapped:
          return published(
            .run { send in
              await work()
              await send(.ended)
            }
            .cancellable(id: CancelID.work)
          )
        case .stopButtonTapped:
          return .cancel(id: CancelID.work)
        case .ended:
          return .none
        }
      }
    }

    /// The form of libraries that change the publisher of an effect.
    private func published(_ effect: Effect<Action>) -> Effect<Action> {
      .publisher { _EffectPublisher(effect).filter { _ in true } }
    }
  }

  @Reducer
  struct Parent {
    struct State: Equatable {
      @PresentationState var child: Child.State? = Child.State()
    }
    enum Action: Equatable {
      case child(PresentationAction<Child.Action>)
    }
    var work: @Sendable () async -> Void = {}

    var body: some Reducer<State, Action> {
      EmptyReducer().ifLet(\.$child, action: \.child) { Child(work: work) }
    }
  }

  @Test func publishedEffectDismissesItsFeature() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    await store.send(.child(.presented(.closeButtonTapped)))
    await store.receive(.child(.dismiss)) { $0.child = nil }
  }

  @Test func publisherThatFollowsAnotherDismissesItsFeature() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    await store.send(.child(.presented(.closeInTwoStepsButtonTapped)))
    await store.receive(.child(.dismiss)) { $0.child = nil }
  }

  @Test func errorOfAPublishedEffectNamesItsAction() async {
    let action = Parent.Action.child(.presented(.failButtonTapped))
    let issues = await IssueRecorder.issues {
      let store = TestStore(initialState: Parent.State()) { Parent() }
      await store.send(action).finish()
    }
    let text = Issues.effectThrew(Child.Failure(), of: ActionLabel.text(of: action))
    #expect(issues.map(\.message) == [text])
  }

  @Test func testStoreWaitsForActionsOfAPublishedEffect() async {
    let issues = await IssueRecorder.issues {
      let store = TestStore(initialState: Parent.State()) { Parent() }
      await store.send(.child(.presented(.startButtonTapped)))
      await store.send(.child(.presented(.stopButtonTapped)))
    }
    #expect(issues.count == 1, "\(issues.map(\.message))")
    #expect(issues.first?.message.contains("ended") == true)
  }

  @Test func cancellationReachesAPublisherWhoseEffectHasEnded() async {
    let scheduler = DispatchQueue.test
    let ended = makeStream(of: Never.self)
    let store = makeStore([String]()) { (state, action: String) in
      state.append(action)
      switch action {
      case "start":
        return .publisher {
          _EffectPublisher(Effect.run { await $0("late") }.cancellable(id: "inner"))
            .handleEvents(receiveCompletion: { _ in ended.continuation.finish() })
            .delay(for: 1, scheduler: scheduler)
        }
        .cancellable(id: "outer")
      case "stop":
        return .cancel(id: "outer")
      default:
        return .none
      }
    }
    let start = store.send("start")
    for await _ in ended.stream {}
    store.send("stop")
    await scheduler.advance(by: 1)
    await start.finish()
    #expect(store.withState(\.self) == ["start", "stop"])
  }

  @Test(arguments: [true, false])
  func publishedEffectsShareTheIntervalOfAThrottle(latest: Bool) async {
    let scheduler = DispatchQueue.test
    let store = makeStore([Int]()) { (state, action: Int) in
      guard action > 0 else {
        state.append(-action)
        return .none
      }
      return .publisher {
        _EffectPublisher(
          Effect.send(-action)
            .throttle(id: "scroll", for: 1, scheduler: scheduler, latest: latest)
        )
      }
    }
    for number in 1...3 {
      store.send(number)
      await scheduler.advance()
    }
    #expect(store.withState(\.self) == [1])
    await scheduler.advance(by: 1)
    #expect(store.withState(\.self) == [1, latest ? 3 : 2])
  }

  @Test func cancelledTaskEndsAPublishedEffect() async {
    let began = makeStream(of: Never.self)
    let ended = makeStream(of: Never.self)
    let store = makeStore(0) { (_, _: Bool) in
      .publisher {
        _EffectPublisher(
          Effect.run { _ in
            began.continuation.finish()
            await untilCancelled()
            ended.continuation.finish()
          }
          .cancellable(id: "work")
        )
      }
    }
    let task = store.send(true)
    for await _ in began.stream {}
    task.cancel()
    for await _ in ended.stream {}
    await task.finish()
  }

  @Test func subscriberOfAPublishedEffectIsNoReducer() {
    var isReducing: [Bool] = []
    let store = makeStore(0) { (state, action: Int) in
      state += action
      return action == 1 ? .publisher { _EffectPublisher(Effect.send(2)) } : .none
    }
    let subscription = store.publisher.dropFirst().sink { _ in
      isReducing.append(Reduction.isCurrent)
    }
    store.send(1)
    #expect(isReducing.contains(true) == false && !isReducing.isEmpty)
    #expect(store.withState(\.self) == 3)
    subscription.cancel()
  }

  @Test func publishedEffectIsCancelledByAnIDOfItsFeature() async {
    let began = makeStream(of: Never.self)
    let store = TestStore(initialState: Parent.State()) {
      Parent {
        began.continuation.finish()
        await untilCancelled()
      }
    }
    let start = await store.send(.child(.presented(.startButtonTapped)))
    for await _ in began.stream {}
    await store.send(.child(.presented(.stopButtonTapped)))
    await start.finish()
    await store.finish()
  }

  @Test func publishedEffectEndsWithItsFeature() async {
    let began = makeStream(of: Never.self)
    let ended = makeStream(of: Never.self)
    let store = TestStore(initialState: Parent.State()) {
      Parent {
        began.continuation.finish()
        await untilCancelled()
        ended.continuation.finish()
      }
    }
    await store.send(.child(.presented(.startButtonTapped)))
    for await _ in began.stream {}
    await store.send(.child(.dismiss)) { $0.child = nil }
    for await _ in ended.stream {}
  }

  @Test func actionsOfAPublisherWaitForDemand() {
    var received: [String] = []
    var inner: [PassthroughSubject<String, Never>] = []
    let subscription = _EffectPublisher(Effect<Int>.merge(.send(1), .send(2), .send(3)))
      .flatMap(maxPublishers: .max(1)) { number in
        inner.append(PassthroughSubject())
        return inner[inner.count - 1].map { "\(number) \($0)" }
      }
      .sink { received.append($0) }
    #expect(inner.count == 1)
    inner[0].send("a")
    inner[0].send(completion: .finished)
    #expect(inner.count == 2)
    inner[1].send("b")
    #expect(received == ["1 a", "2 b"])
    subscription.cancel()
  }
}
