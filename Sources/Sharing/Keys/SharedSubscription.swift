import ConcurrencyExtras

/// A subscription to a key, which ends when it is cancelled or released.
public struct SharedSubscription: Sendable {
  private let cancellation: Cancellation

  /// Creates a subscription.
  ///
  /// - Parameter cancel: Ends the subscription. It is called once.
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
