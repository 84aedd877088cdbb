internal import Dependencies
#if canImport(Darwin)
public import Combine
#else
public import OpenCombine
#endif

extension Effect {
  /// Sends what a publisher publishes.
  ///
  /// ```swift
  /// case .onAppear:
  ///   return .publisher {
  ///     locations.publisher
  ///       .map(Action.locationChanged)
  ///   }
  ///   .cancellable(id: CancelID.locations)
  /// ```
  ///
  /// What it publishes at once is handled before the store shows its new state. What it publishes on
  /// another thread is handled on the main actor, in order. The subscription ends with the store, and
  /// when its id is cancelled.
  ///
  /// In a test a publisher with a test scheduler is as good as a clock:
  ///
  /// ```swift
  /// await store.send(.onAppear)
  /// await scheduler.advance(by: .seconds(1))
  /// await store.receive(.locationChanged(.berlin)) { $0.location = .berlin }
  /// ```
  ///
  /// - Parameter createPublisher: Makes the publisher, at once.
  /// - Returns: An effect that ends when the publisher finishes.
  public static func publisher(
    _ createPublisher: () -> some Publisher<Action, Never>
  ) -> Self {
    Self(
      operation: .publisher(
        PublisherOperation(
          dependencies: ._current,
          publisher: createPublisher().eraseToAnyPublisher()
        )
      )
    )
  }
}

/// What ``Effect/publisher(_:)`` was given.
///
/// NB: `@unchecked Sendable` holds because the main actor alone subscribes to the publisher.
struct PublisherOperation<Action>: @unchecked Sendable {
  let dependencies: DependencyValues
  let publisher: AnyPublisher<Action, Never>

  func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> PublisherOperation<T> {
    PublisherOperation<T>(
      dependencies: dependencies,
      publisher: publisher.map(transform).eraseToAnyPublisher()
    )
  }
}
