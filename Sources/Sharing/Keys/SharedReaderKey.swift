/// A key that loads a value from a storage, and observes its changes there.
///
/// The library has several keys; ``SharedReaderKey/inMemory(_:)`` is the simplest. A custom key identifies its value,
/// loads it, and observes its changes:
///
/// ```swift
/// struct BatteryLevelKey: SharedReaderKey {
///   typealias Value = Double
///   let battery: Battery
///   var id: ObjectIdentifier { ObjectIdentifier(battery) }
///
///   func load(context: LoadContext<Double>, continuation: LoadContinuation<Double>) {
///     continuation.resume(returning: battery.level)
///   }
///
///   func subscribe(
///     context: LoadContext<Double>, subscriber: SharedSubscriber<Double>
///   ) -> SharedSubscription {
///     let observer = battery.observe { subscriber.yield($0) }
///     return SharedSubscription { observer.cancel() }
///   }
/// }
/// ```
///
/// All properties with the same ``id`` share one value. Conform to ``SharedKey`` if the value can be saved too.
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The type of the identity.
  associatedtype ID: Hashable = Self

  /// The identity of the value: properties with equal ids share one value.
  var id: ID { get }

  /// Loads the value.
  ///
  /// Resume the continuation exactly once: with the value, with the initial value if there is no value yet, or with an
  /// error. If the value is available at once, resume before the return. The property then never has its default.
  ///
  /// - Parameters:
  ///   - context: The reason for the load.
  ///   - continuation: Receives the value.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Observes changes of the value from elsewhere, until the subscription is cancelled.
  ///
  /// - Parameters:
  ///   - context: The reason for the subscription.
  ///   - subscriber: Receives each new value.
  /// - Returns: The subscription.
  func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID { self }
}
