public import Foundation

// A value that is nil is not in the user defaults.

extension SharedReaderKey {
  /// A Boolean in the user defaults, or nil.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Bool?> {
    AppStorageKey(key, store: store, .optional(.plain))
  }

  /// An integer in the user defaults, or nil.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Int?> {
    AppStorageKey(key, store: store, .optional(.plain))
  }

  /// A number in the user defaults, or nil.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Double?> {
    AppStorageKey(key, store: store, .optional(.plain))
  }

  /// A text in the user defaults, or nil.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<String?> {
    AppStorageKey(key, store: store, .optional(.plain))
  }

  /// An array of texts in the user defaults, or nil.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<[String]?> {
    AppStorageKey(key, store: store, .optional(.plain))
  }

  /// A URL in the user defaults, or nil.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<URL?> {
    AppStorageKey(key, store: store, .optional(.url))
  }

  /// Some data in the user defaults, or nil.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Data?> {
    AppStorageKey(key, store: store, .optional(.plain))
  }

  /// A date in the user defaults, or nil.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Date?> {
    AppStorageKey(key, store: store, .optional(.plain))
  }

  /// A value in the user defaults as JSON, or nil.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  @_disfavoredOverload
  public static func appStorage<Value: Codable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store: store, .optional(.json))
  }

  /// A value that is made of an integer, in the user defaults, or nil.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage<Value: RawRepresentable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Value.RawValue == Int, Self == AppStorageKey<Value?> {
    AppStorageKey(key, store: store, .optional(.rawValue))
  }

  /// A value that is made of a text, in the user defaults, or nil.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage<Value: RawRepresentable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Value.RawValue == String, Self == AppStorageKey<Value?> {
    AppStorageKey(key, store: store, .optional(.rawValue))
  }
}
