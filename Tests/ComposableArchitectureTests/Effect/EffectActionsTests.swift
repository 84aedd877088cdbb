import ComposableArchitecture
import Testing
#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

/// Effects that run outside of a feature.
@MainActor
struct EffectActionsTests {
  @Test func effectActionsAreAStream() async {
    let effect = Effect<Int>.concatenate(.send(1), .run { await $0(2) }, .send(3))
    var actions: [Int] = []
    for await action in effect.actions {
      actions.append(action)
    }
    #expect(actions == [1, 2, 3])
  }

  @Test func anEffectEndsWithItsStream() async {
    let ended = AsyncStream<Never>.makeStream()
    let effect = Effect<Int>.run { send in
      await send(1)
      await untilCancelled()
      ended.continuation.finish()
    }
    for await _ in effect.actions { break }
    for await _ in ended.stream {}
  }

  @Test func publisherSendsSynchronousActionsAtOnce() {
    var events: [String] = []
    let subscription = _EffectPublisher(Effect<Int>.merge(.send(1), .send(2)))
      .sink { _ in
        events.append("end")
      } receiveValue: {
        events.append("\($0)")
      }
    #expect(events == ["1", "2", "end"])
    subscription.cancel()
  }

  @Test func aPublisherEndsWithItsWork() async {
    let events = AsyncStream<Int>.makeStream()
    let subscription = _EffectPublisher(Effect<Int>.run { await $0(1) })
      .sink { _ in
        events.continuation.finish()
      } receiveValue: {
        events.continuation.yield($0)
      }
    var values: [Int] = []
    for await value in events.stream {
      values.append(value)
    }
    #expect(values == [1])
    subscription.cancel()
  }

  @Test func anEffectEndsWithItsSubscription() async {
    let began = AsyncStream<Never>.makeStream()
    let ended = AsyncStream<Never>.makeStream()
    let effect = Effect<Int>.run { _ in
      began.continuation.finish()
      await untilCancelled()
      ended.continuation.finish()
    }
    let subscription = _EffectPublisher(effect).sink { _ in }
    for await _ in began.stream {}
    subscription.cancel()
    for await _ in ended.stream {}
  }
}
