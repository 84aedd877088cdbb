#if canImport(Darwin)
public import Combine
#else
public import OpenCombine
#endif

/// A publisher of a store's states, and of their fields.
///
/// ```swift
/// store.publisher.title
///   .sink { title in label.text = title }
///   .store(in: &cancellables)
/// ```
///
/// It starts with the current state. Subscribers are notified in the order of their subscriptions. A subscription
/// from another thread starts when the main actor is free. A subscription keeps the store alive until it is
/// cancelled. Use `map` and `removeDuplicates` for a field whose name is also a publisher's method, such as `count`.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  /// The type of the states.
  public typealias Output = State

  /// The publisher never fails.
  public typealias Failure = Never

  private let upstream: AnyPublisher<State, Never>

  init(upstream: some Publisher<State, Never>) {
    self.upstream = upstream.eraseToAnyPublisher()
  }

  /// Subscribes to the states.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber<State, Never>>(subscriber: S) {
    upstream.subscribe(subscriber)
  }

  /// A publisher of a field, without repeated values.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: KeyPath<State, Value>
  ) -> StorePublisher<Value> {
    StorePublisher<Value>(upstream: upstream.map { $0[keyPath: keyPath] }.removeDuplicates())
  }
}

extension Store {
  /// A publisher of the states: the current one at once, and one each time the queue of actions is empty.
  ///
  /// A field of it, such as `store.publisher.title`, publishes no repeated values.
  ///
  /// To test a feature, use a ``TestStore``, which checks the state after each action.
  public var publisher: StorePublisher<State> {
    StorePublisher(
      upstream: ObservedStates {
        self.core.state
      } observe: {
        self.core.insert($0)
      }
    )
  }
}
