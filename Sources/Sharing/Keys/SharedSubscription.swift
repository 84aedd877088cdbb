import ConcurrencyExtras

/// Ends the subscription to a key when it is cancelled, or when nobody keeps it any more.
public struct SharedSubscription: Sendable {
  private let cancellation: Cancellation

  /// Creates a subscription.
  ///
  /// - Parameter cancel: Ends it; called once.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    cancellation = Cancellation(cancel)
  }

  /// Ends the subscription.
  public func cancel() {
    cancellation.perform()
  }

  private final class Cancellation: Sendable {
    private let work: Locked<(@Sendable () -> Void)?>

    init(_ work: @escaping @Sendable () -> Void) {
      self.work = Locked(work)
    }

    deinit {
      perform()
    }

    func perform() {
      work.withLock { $0.take() }?()
    }
  }
}
