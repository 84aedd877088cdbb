public import Foundation

// One function for each type that user defaults hold: with a generic one, a value of another type would
// be found out only when the property is used.

extension SharedReaderKey {
  /// A Boolean in the user defaults.
  ///
  /// ```swift
  /// @Shared(.appStorage("isSoundOn")) var isSoundOn = true
  /// ```
  ///
  /// Properties of one name share the value, also with other processes of the app. On Linux it is in a file in
  /// the person's configuration folder, see ``Dependencies/DependencyValues/defaultAppStorage``: a change is
  /// made of the value that is there then, and other processes wait until it is written, so that two that
  /// count lose nothing. A change that could not wait any longer is not saved, as `$isSoundOn.saveError` says.
  ///
  /// User defaults of your own are asked for their value before a change, and given it afterwards. They keep
  /// no one else from changing it in between, as those of Apple's platforms do not: the later value stays. So
  /// does what is set in the defaults themselves and not by a property.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Bool> {
    AppStorageKey(key, store: store, .plain)
  }

  /// An integer in the user defaults.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Int> {
    AppStorageKey(key, store: store, .plain)
  }

  /// A number in the user defaults.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Double> {
    AppStorageKey(key, store: store, .plain)
  }

  /// A text in the user defaults.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<String> {
    AppStorageKey(key, store: store, .plain)
  }

  /// An array of texts in the user defaults.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<[String]> {
    AppStorageKey(key, store: store, .plain)
  }

  /// A URL in the user defaults, as `UserDefaults.url(forKey:)` has it.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<URL> {
    AppStorageKey(key, store: store, .url)
  }

  /// Some data in the user defaults.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Data> {
    AppStorageKey(key, store: store, .plain)
  }

  /// A date in the user defaults.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Date> {
    AppStorageKey(key, store: store, .plain)
  }

  /// A value in the user defaults as JSON.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  @_disfavoredOverload
  public static func appStorage<Value: Codable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store: store, .json)
  }

  /// A value that is made of an integer, in the user defaults.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage<Value: RawRepresentable<Int>>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store: store, .rawValue)
  }

  /// A value that is made of a text, in the user defaults.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not `defaultAppStorage`.
  /// - Returns: The key.
  public static func appStorage<Value: RawRepresentable<String>>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store: store, .rawValue)
  }
}
