public import Foundation

// There is one function for each type that user defaults can hold. With a generic one, a value of another type would
// fail only at run time.

extension SharedReaderKey {
  /// A Boolean in the user defaults.
  ///
  /// ```swift
  /// @Shared(.appStorage("isSoundOn")) var isSoundOn = true
  /// ```
  ///
  /// Properties of one name share the value, also with other processes of the app. On Linux it is in a file in the
  /// user's configuration folder; see ``Dependencies/DependencyValues/defaultAppStorage``. A change starts from the
  /// stored value, and other processes wait until it is written. Two processes that count up lose nothing. If a change
  /// could not wait any longer, it is not saved, and `$isSoundOn.saveError` is its error.
  ///
  /// Other user defaults are read before a change, and written after it. They do not lock the value in between, and
  /// neither do those of Apple's platforms: the later value stays. That also holds for values that are set without a
  /// property. On Linux such defaults notify nobody. The property reads their value again whenever it is read, but a
  /// view does not run again until something else updates it.
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
  /// A string with a scheme, such as `https://a.b`, is read as that URL: earlier versions wrote URLs so. The app's own
  /// defaults agree. Foundation's, as in `store: .standard`, take every string for the path of a file.
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
