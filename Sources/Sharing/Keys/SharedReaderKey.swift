/// A way to get at a value that is kept somewhere, and to hear when it changes there.
///
/// The library brings some, of which ``SharedReaderKey/inMemory(_:)`` is the simplest. One of your own
/// says which value it stands for, how to load it, and how to be told of changes:
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
/// Everyone who uses a key with the same ``id`` shares one value. Conform to ``SharedKey`` if the value
/// can be saved as well.
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The type of the identity.
  associatedtype ID: Hashable = Self

  /// What tells the value from others: those who use equal ids share one value.
  var id: ID { get }

  /// Loads the value.
  ///
  /// Resume the continuation exactly once, with the value, with the initial value where there is
  /// none yet, or with an error. A value that is there at once is best handed over before returning:
  /// the property then never shows its default.
  ///
  /// - Parameters:
  ///   - context: Why the value is loaded.
  ///   - continuation: Takes the value.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Tells of changes that others make to the value, until the subscription is cancelled.
  ///
  /// - Parameters:
  ///   - context: Why someone subscribes.
  ///   - subscriber: Takes each new value.
  /// - Returns: A token that ends the subscription.
  func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID { self }
}
