/// A key together with the default of its properties.
///
/// Declare such a key once for the whole app:
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

  /// Adds a default to a key.
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

  /// Observes changes of the value of the key.
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

extension _SharedKeyDefault: KeyWithBase {
  func baseReference(isLoaded: Bool, initialValue: () -> Base.Value) -> StoredReference<Base.Value>
  {
    base.reference(isLoaded: isLoaded, initialValue: initialValue)
  }
}

extension _SharedKeyDefault: CustomStringConvertible {
  /// The description of the key.
  public var description: String { String(describing: base) }
}

extension SharedReaderKey {
  /// This key with a default: `AppStorageKey<Bool>.Default`.
  public typealias Default = _SharedKeyDefault<Self>
}
