internal import CombineSchedulers
#if canImport(Darwin)
public import Combine
#else
public import OpenCombine
#endif

/// The publisher of ``ViewStore/objectWillChange``.
///
/// It notifies subscribers in the order of their subscriptions.
///
/// Where we differ: the original uses `ObservableObjectPublisher`, which promises no order.
public final class ViewStoreWillChangePublisher: Publisher, Sendable {
  /// Subscribers receive no value.
  public typealias Output = Void

  /// The publisher never fails.
  public typealias Failure = Never

  private let subject = OrderedSubject { PassthroughSubject<Void, Never>() }

  init() {}

  /// Subscribes to the changes.
  ///
  /// - Parameter subscriber: The subscriber.
  public func receive<S: Subscriber<Void, Never>>(subscriber: S) {
    subject.receive(subscriber: subscriber)
  }

  /// Notifies the subscribers.
  public func send() {
    subject.send()
  }
}
