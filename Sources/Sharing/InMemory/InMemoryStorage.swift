internal import ConcurrencyExtras
public import Dependencies

/// The storage of the values of ``InMemoryKey``, which lives as long as the process.
///
/// Each test has its own. Override it to give a part of an app its own values:
///
/// ```swift
/// withDependencies {
///   $0.defaultInMemoryStorage = InMemoryStorage()
/// } operation: {
///   SettingsModel()
/// }
/// ```
public struct InMemoryStorage: Hashable, Sendable {
  private let values = Locked<[String: any Sendable]>([:])

  /// Creates a storage without values.
  public init() {}

  /// Whether both are the same storage.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.values === rhs.values
  }

  /// Hashes the identity of the storage.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(values))
  }

  /// The value of a name, if it has that type.
  ///
  /// If the name has no value, it gets the initial value.
  func value<Value: Sendable>(of name: String, initialValue: Value?) -> Value? {
    let value = values.withLock { values in
      if values[name] == nil, let initialValue { values.updateValue(initialValue, forKey: name) }
      return values[name]
    }
    return value.flatMap { $0 as? Value }
  }

  func setValue(_ value: some Sendable, of name: String) {
    // The former value leaves the lock before it is released, because its release may read this storage.
    _ = values.withLock { $0.updateValue(value, forKey: name) }
  }
}

extension DependencyValues {
  /// The storage of ``SharedReaderKey/inMemory(_:)``.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStorageKey.self] }
    set { self[InMemoryStorageKey.self] = newValue }
  }
}

private enum InMemoryStorageKey: DependencyKey {
  static var liveValue: InMemoryStorage { InMemoryStorage() }
  static var testValue: InMemoryStorage { InMemoryStorage() }
}
