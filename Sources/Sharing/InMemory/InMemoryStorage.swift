import ConcurrencyExtras
public import Dependencies

/// Where the values of ``InMemoryKey`` are kept: as long as the process lives.
///
/// Each test has one of its own. Replace it to give a part of an app values of its own:
///
/// ```swift
/// withDependencies {
///   $0.defaultInMemoryStorage = InMemoryStorage()
/// } operation: {
///   SettingsModel()
/// }
/// ```
public struct InMemoryStorage: Hashable, Sendable {
  private let values = LockIsolated<[String: any Sendable]>([:])

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

  /// The value of a name, if there is one of that type; where there is none at all, it is the initial value.
  func value<Value: Sendable>(of name: String, initialValue: Value?) -> Value? {
    let value = values.withValue { values in
      if values[name] == nil, let initialValue { values.updateValue(initialValue, forKey: name) }
      return values[name]
    }
    return value.flatMap { $0 as? Value }
  }

  func setValue(_ value: some Sendable, of name: String) {
    values.withValue { _ = $0.updateValue(value, forKey: name) }
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
