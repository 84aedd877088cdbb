/// A key together with the default of its properties.
///
/// It is made by naming a key once for a whole app:
///
/// ```swift
/// extension SharedKey where Self == AppStorageKey<Bool>.Default {
///   static var isSoundOn: Self { Self[.appStorage("isSoundOn"), default: true] }
/// }
///
/// @Shared(.isSoundOn) var isSoundOn
/// ```
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let base: Base
  private let makeDefault: @Sendable () -> Base.Value

  /// Gives a key a default.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The default, computed when a property needs it.
  public static subscript(
    _ key: Base,
    default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key, makeDefault: value)
  }

  /// The identity of the key.
  public var id: Base.ID { base.id }

  /// The default.
  public var initialValue: Base.Value { makeDefault() }

  /// Loads the value of the key.
  public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }

  /// Tells of changes of the value of the key.
  public func subscribe(
    context: LoadContext<Base.Value>,
    subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  /// Saves a value under the key.
  public func save(
    _ value: Base.Value,
    context: SaveContext,
    continuation: SaveContinuation
  ) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension _SharedKeyDefault: ContendedKey where Base: ContendedKey {
  func beginChange() {
    base.beginChange()
  }

  func save(_ value: Base.Value, endingChanges count: Int, continuation: SaveContinuation) {
    base.save(value, endingChanges: count, continuation: continuation)
  }

  func currentValue() throws -> Newest<Base.Value?> {
    try base.currentValue()
  }

  func newestValue() throws -> Newest<Base.Value?>? {
    try base.newestValue()
  }

  func observe(_ onChange: @escaping @Sendable () -> Void) throws -> SharedSubscription {
    try base.observe(onChange)
  }
}

extension _SharedKeyDefault: CustomStringConvertible {
  /// What the key says of itself.
  public var description: String { String(describing: base) }
}

extension SharedReaderKey {
  /// This key with a default: `AppStorageKey<Bool>.Default`.
  public typealias Default = _SharedKeyDefault<Self>
}
