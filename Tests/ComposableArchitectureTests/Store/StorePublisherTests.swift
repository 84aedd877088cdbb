import ComposableArchitecture
import ConcurrencyExtras
import Testing

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

@MainActor
struct StorePublisherTests {
  private let store = makeStore(0) { (state, action: Int) in
    state += action
    return .none
  }

  /// The notified subscribers, with their values.
  private func record(
    _ publishers: [any Publisher<Int, Never>]
  ) -> (log: LockIsolated<[String]>, cancellables: [AnyCancellable]) {
    func subscribe(_ publisher: some Publisher<Int, Never>, _ index: Int) -> AnyCancellable {
      publisher.sink { value in log.withValue { $0.append("\(index): \(value)") } }
    }
    let log = LockIsolated<[String]>([])
    let cancellables = publishers.enumerated().map { subscribe($1, $0) }
    return (log, cancellables)
  }

  @Test func subscribersAreNotifiedInOrder() {
    let (log, cancellables) = record((0..<20).map { _ in store.publisher })
    #expect(log.value == (0..<20).map { "\($0): 0" })
    log.setValue([])
    store.send(7)
    #expect(log.value == (0..<20).map { "\($0): 7" })
    withExtendedLifetime(cancellables) {}
  }

  @Test func subscribersOfAViewStoreAreNotifiedInOrder() {
    let viewStore = ViewStore(store, observe: { $0 })
    let (log, cancellables) = record((0..<20).map { _ in viewStore.publisher })
    log.setValue([])
    store.send(7)
    #expect(log.value == (0..<20).map { "\($0): 7" })
    withExtendedLifetime(cancellables) {}
  }

  @Test func subscribersOfScopedStoresAreNotifiedInOrder() {
    let store = makeStore(Sleeper.State()) { (state, action: Int) in
      state.count += action
      return .none
    }
    let (log, cancellables) = record(
      (0..<20).map { _ in store.publisher.map(\.count).removeDuplicates() }
    )
    log.setValue([])
    store.send(7)
    #expect(log.value == (0..<20).map { "\($0): 7" })
    withExtendedLifetime(cancellables) {}
  }

  @Test func cancelledSubscriptionReadsNoState() {
    var reads = 0
    let child = store.scope {
      reads += 1
      return $0
    } action: {
      $0
    }
    var cancellables = [child.publisher.sink { _ in }, child.publisher.sink { _ in }]
    store.send(1)
    #expect(reads == 4)
    cancellables.removeFirst().cancel()
    store.send(1)
    #expect(reads == 5)
    cancellables.removeFirst().cancel()
    store.send(1)
    #expect(reads == 5)
  }

  @Test func subscriberThatCancelsItselfReceivesNoMore() {
    var values: [Int] = []
    var cancellable: AnyCancellable?
    cancellable = store.publisher.sink { value in
      values.append(value)
      if value == 1 { cancellable?.cancel() }
    }
    store.send(1)
    store.send(1)
    #expect(values == [0, 1])
  }

  @Test func subscriberThatCancelsTheNextOneSilencesIt() {
    var values: [Int] = []
    var second: AnyCancellable?
    let first = store.publisher.sink { value in
      if value == 1 { second?.cancel() }
    }
    second = store.publisher.sink { values.append($0) }
    store.send(1)
    #expect(values == [0])
    first.cancel()
  }

  @Test func subscriberReceivesChangesThatItSendsOnSubscribing() {
    var values: [Int] = []
    let cancellable = store.publisher.sink { [store] value in
      values.append(value)
      if value < 3 { store.send(1) }
    }
    #expect(values == [0, 1, 2, 3])
    cancellable.cancel()
  }

  @Test func subscriberThatAskedForLessGetsTheLatestStateWhenItAsksAgain() {
    final class OneByOne: Subscriber {
      var values: [Int] = []
      var subscription: (any Subscription)?
      func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.max(1))
      }
      func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let subscriber = OneByOne()
    store.publisher.subscribe(subscriber)
    store.send(1)
    store.send(1)
    #expect(subscriber.values == [0])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.values == [0, 2])
    subscriber.subscription?.cancel()
  }

  @Test(.timeLimit(.minutes(10)))
  func subscriberOnAnotherThreadIsNotified() async {
    let (values, continuation) = makeStream(of: Int.self)
    let publisher = UncheckedSendable(store.publisher)
    let cancellable = await Task.detached {
      UncheckedSendable(publisher.value.sink { continuation.yield($0) })
    }
    .value
    var iterator = values.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    store.send(7)
    #expect(await iterator.next() == 7)
    cancellable.value.cancel()
  }
}
