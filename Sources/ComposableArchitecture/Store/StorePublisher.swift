#if canImport(Darwin)
public import Combine
#else
public import OpenCombine
#endif

/// A stream of a store's states, and of parts of them.
///
/// ```swift
/// store.publisher.title
///   .sink { title in label.text = title }
///   .store(in: &cancellables)
/// ```
///
/// It begins with the current state. A subscription keeps the store alive. A part whose name a
/// publisher has already, such as `count`, is reached with `map` and `removeDuplicates`.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  /// What the publisher sends.
  public typealias Output = State

  /// The publisher does not fail.
  public typealias Failure = Never

  private let store: AnyObject
  private let upstream: AnyPublisher<State, Never>

  init(store: AnyObject, upstream: some Publisher<State, Never>) {
    self.store = store
    self.upstream = upstream.eraseToAnyPublisher()
  }

  /// Subscribes to the states.
  ///
  /// - Parameter subscriber: Who receives them.
  public func receive<S: Subscriber<State, Never>>(subscriber: S) {
    // NB: The closure keeps the store for as long as the subscription keeps the closure.
    upstream
      .map { [store] state in withExtendedLifetime(store) { state } }
      .subscribe(subscriber)
  }

  /// A stream of a part of the states, without repetitions.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: KeyPath<State, Value>
  ) -> StorePublisher<Value> {
    StorePublisher<Value>(
      store: store,
      upstream: upstream.map { $0[keyPath: keyPath] }.removeDuplicates()
    )
  }
}

extension Store {
  /// A stream of the states: the current one at once, and one after each drain of actions.
  ///
  /// A part of it, such as `store.publisher.title`, comes without repetitions.
  ///
  /// To test a feature use a ``TestStore``, which sees the state after each single action.
  public var publisher: StorePublisher<State> {
    StorePublisher(store: self, upstream: stateRelay.subject)
  }
}

/// Passes the states of a core on to publishers.
@MainActor
final class StateRelay<State> {
  let subject: CurrentValueSubject<State, Never>
  private var observer: StoreObserver?

  init<Action>(_ core: any Core<State, Action>) {
    subject = CurrentValueSubject(core.state)
    let observer = StoreObserver { [weak self, weak core] in
      guard let self, let core else { return }
      subject.send(core.state)
    }
    core.insert(observer)
    self.observer = observer
  }
}
