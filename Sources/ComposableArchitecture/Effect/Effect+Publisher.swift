internal import Dependencies
#if canImport(Darwin)
public import Combine
#else
public import OpenCombine
#endif

extension Effect {
  /// Sends the values of a publisher as actions.
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
  /// Values that are published at once are handled before observers see the new state. Values from other threads are
  /// handled on the main actor, in order. The subscription ends with the store, and when its id is cancelled.
  ///
  /// A test controls a publisher with a test scheduler:
  ///
  /// ```swift
  /// await store.send(.onAppear)
  /// await scheduler.advance(by: .seconds(1))
  /// await store.receive(.locationChanged(.berlin)) { $0.location = .berlin }
  /// ```
  ///
  /// - Parameter createPublisher: Makes the publisher. It is called at once.
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

/// The publisher of an ``Effect/publisher(_:)``, with the dependencies that it sees.
///
/// NB: `@unchecked Sendable` holds because only the main actor subscribes to the publisher.
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
