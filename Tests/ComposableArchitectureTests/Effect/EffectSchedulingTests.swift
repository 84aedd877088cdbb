@testable import ComposableArchitecture
import ConcurrencyExtras
import Foundation
@preconcurrency import OpenCombine
import Testing

@Suite @MainActor struct EffectSchedulingTests {
  private let queue = DispatchQueue.test

  private enum Action: Equatable {
    case start(Int)
    case stop
    case value(Int)
  }

  private enum CancelID { case values }

  private func store(
    _ effect: @escaping @MainActor (Int) -> Effect<Action>
  ) -> TestStore<[Int], Action> {
    TestStore(initialState: []) {
      Reduce<[Int], Action> { state, action in
        switch action {
        case .start(let value): return MainActor.assumeIsolated { effect(value) }
        case .stop: return .cancel(id: CancelID.values)
        case .value(let value):
          state.append(value)
          return .none
        }
      }
    }
  }

  // MARK: - publisher

  @Test func synchronousPublisherValuesAreHandledAtOnce() {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Action> { state, action in
        switch action {
        case .start(let n): return .publisher { (0..<n).publisher.map(Action.value) }
        case .value(let value): state.append(value)
        case .stop: break
        }
        return .none
      }
    }
    store.send(.start(3))
    #expect(store.withState { $0 } == [0, 1, 2])
  }

  @Test func aPublisherIsCancelledByItsID() async {
    let subject = PassthroughSubject<Int, Never>()
    let store = store { _ in
      .publisher { subject.map(Action.value) }.cancellable(id: CancelID.values)
    }
    await store.send(.start(0))
    subject.send(1)
    await store.receive(.value(1)) { $0 = [1] }
    await store.send(.stop)
    subject.send(2)
  }

  @Test func aPublisherThatFinishesEndsItsEffect() async {
    let subject = PassthroughSubject<Int, Never>()
    let store = store { _ in
      .concatenate(.publisher { subject.map(Action.value) }, .send(.value(9)))
    }
    await store.send(.start(0))
    subject.send(completion: .finished)
    await store.receive(.value(9)) { $0 = [9] }
  }

  @Test func actionsFromOtherThreadsArriveInOrder() async {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Action> { state, action in
        switch action {
        case .start(let n):
          let values = PassthroughSubject<Int, Never>()
          defer { sendOnAnotherThread(0..<n, to: values) }
          return .publisher { values.map(Action.value) }
        case .value(let value): state.append(value)
        case .stop: break
        }
        return .none
      }
    }
    // The thread may start before the subscription. Values that are published before it are lost.
    await store.send(.start(1_000)).finish()
    let values = store.withState { $0 }
    #expect(values == Array(values.first.map { $0..<1_000 } ?? 0..<0))
  }

  // MARK: - debounce

  @Test func debounceStartsTheLastEffectOnly() async {
    let store = store { [queue] value in
      .send(.value(value)).debounce(id: CancelID.values, for: .seconds(1), scheduler: queue)
    }
    await store.send(.start(1))
    await queue.advance(by: .milliseconds(500))
    await store.send(.start(2))
    await queue.advance(by: .milliseconds(500))
    await queue.advance(by: .milliseconds(500))
    await store.receive(.value(2)) { $0 = [2] }
  }

  @Test func debouncedWorkIsCancelledByItsID() async {
    let store = store { [queue] value in
      .send(.value(value)).debounce(id: CancelID.values, for: .seconds(1), scheduler: queue)
    }
    await store.send(.start(1))
    await store.send(.stop)
    await queue.advance(by: .seconds(1))
  }

  // MARK: - throttle

  @Test(arguments: [true, false])
  func throttleSendsOnceInAnInterval(latest: Bool) async {
    let store = store { [queue] value in
      .send(.value(value))
        .throttle(id: CancelID.values, for: .seconds(1), scheduler: queue, latest: latest)
    }
    await store.send(.start(1))
    await queue.advance()
    await store.receive(.value(1)) { $0 = [1] }
    await store.send(.start(2))
    await queue.advance()
    await store.send(.start(3))
    await queue.advance(by: .milliseconds(999))
    await queue.advance(by: .milliseconds(1))
    let expected = latest ? 3 : 2
    await store.receive(.value(expected)) { $0 = [1, expected] }
    await queue.advance(by: .seconds(1))
    await store.send(.start(4))
    await queue.advance()
    await store.receive(.value(4)) { $0.append(4) }
  }

  @Test func eachThrottleOfAnIDHasItsOwnInterval() async {
    let store = store { [queue] value in
      .send(.value(value))
        .throttle(id: CancelID.values, for: .seconds(value), scheduler: queue, latest: true)
    }
    await store.send(.start(1))
    await queue.advance()
    await store.receive(.value(1)) { $0 = [1] }
    await store.send(.start(10))
    await queue.advance(by: .seconds(9))
    await queue.advance(by: .seconds(1))
    await store.receive(.value(10)) { $0 = [1, 10] }
  }

  @Test func theFirstActionIsThrottledByTheSchedulerToo() async {
    let store = store { [queue] value in
      .send(.value(value))
        .throttle(id: CancelID.values, for: .seconds(1), scheduler: queue, latest: true)
    }
    await store.send(.start(1))
    // The scheduler has not run yet, so the second action replaces the first.
    await store.send(.start(2))
    await queue.advance()
    await store.receive(.value(2)) { $0 = [2] }
  }

  @Test func aThrottledWaitIsCancelledByItsID() async {
    let store = store { [queue] value in
      .send(.value(value))
        .throttle(id: CancelID.values, for: .seconds(1), scheduler: queue, latest: true)
    }
    await store.send(.start(1))
    await queue.advance()
    await store.receive(.value(1)) { $0 = [1] }
    await store.send(.start(2))
    await queue.advance()
    await store.send(.stop)
    await queue.advance(by: .seconds(1))
  }

  // MARK: - what ends at once

  @Test func debounceWithAnImmediateSchedulerStartsAtOnce() async {
    let store = store { value in
      .run { send in await send(.value(value)) }
        .debounce(id: CancelID.values, for: .seconds(1), scheduler: DispatchQueue.immediate)
    }
    for value in 1...2 {
      await store.send(.start(value))
      await store.receive(.value(value)) { $0.append(value) }
    }
    #expect(store.isIdle)
  }

  @Test(arguments: [true, false])
  func throttleWithAnImmediateSchedulerSendsAtOnce(latest: Bool) async {
    let store = store { value in
      .send(.value(value)).throttle(
        id: CancelID.values,
        for: .seconds(1),
        scheduler: .immediate as AnySchedulerOf<DispatchQueue>,
        latest: latest
      )
    }
    await store.send(.start(1))
    await store.receive(.value(1)) { $0 = [1] }
    #expect(store.isIdle)
  }

  @Test func aPublisherMayEndBeforeItsSiblingsBegin() async {
    let store = store { value in
      .merge(
        .publisher { Just(.value(value)) },
        .run { send in await send(.value(value + 1)) }
      )
      .cancellable(id: CancelID.values)
    }
    await store.send(.start(1))
    await store.receive(.value(1)) { $0 = [1] }
    await store.receive(.value(2)) { $0 = [1, 2] }
    #expect(store.isIdle)
  }

  @Test func aPublisherOfAChildMayEndBeforeItsSiblingsBegin() async {
    let store = TestStore(initialState: Parent.State()) { Parent() }
    await store.send(.child(.start))
    await store.receive(.child(.value(1))) { $0.child = [1] }
    await store.receive(.child(.value(2))) { $0.child = [1, 2] }
    #expect(store.isIdle)
  }
}

@Reducer
private struct Parent {
  struct State: Equatable {
    var child: [Int]? = []
  }
  enum Action: Equatable {
    case child(ChildAction)
  }
  enum ChildAction: Equatable {
    case start
    case value(Int)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.child, action: \.child) {
      Reduce<[Int], ChildAction> { state, action in
        switch action {
        case .start:
          return .merge(.publisher { Just(.value(1)) }, .run { send in await send(.value(2)) })
        case .value(let value):
          state.append(value)
          return .none
        }
      }
    }
  }
}

private func sendOnAnotherThread(
  _ values: Range<Int>,
  to subject: PassthroughSubject<Int, Never>
) {
  let subject = UncheckedSendable(subject)
  Thread {
    for value in values { subject.value.send(value) }
    subject.value.send(completion: .finished)
  }
  .start()
}
