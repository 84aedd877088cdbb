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
/// It begins with the current state. Subscribers are told in the order in which they subscribed; one that
/// subscribes on another thread is told as soon as the main actor is free. A subscription keeps the store
/// alive, and reads no state once it is cancelled. A part whose name a publisher has already, such as
/// `count`, is reached with `map` and `removeDuplicates`.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  /// What the publisher sends.
  public typealias Output = State

  /// The publisher does not fail.
  public typealias Failure = Never

  private let upstream: AnyPublisher<State, Never>

  init(upstream: some Publisher<State, Never>) {
    self.upstream = upstream.eraseToAnyPublisher()
  }

  /// Subscribes to the states.
  ///
  /// - Parameter subscriber: Who receives them.
  public func receive<S: Subscriber<State, Never>>(subscriber: S) {
    upstream.subscribe(subscriber)
  }

  /// A stream of a part of the states, without repetitions.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: KeyPath<State, Value>
  ) -> StorePublisher<Value> {
    StorePublisher<Value>(upstream: upstream.map { $0[keyPath: keyPath] }.removeDuplicates())
  }
}

extension Store {
  /// A stream of the states: the current one at once, and one after each drain of actions.
  ///
  /// A part of it, such as `store.publisher.title`, comes without repetitions.
  ///
  /// To test a feature use a ``TestStore``, which sees the state after each single action.
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
