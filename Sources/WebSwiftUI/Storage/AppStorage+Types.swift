public import Foundation
import Sharing

extension AppStorage where Value == Bool {
  /// A Boolean in the user defaults.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, default: wrappedValue, .plain { .appStorage($0, store: $1) })
  }
}

extension AppStorage where Value == Int {
  /// An integer in the user defaults.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, default: wrappedValue, .plain { .appStorage($0, store: $1) })
  }
}

extension AppStorage where Value == Double {
  /// A number in the user defaults.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, default: wrappedValue, .plain { .appStorage($0, store: $1) })
  }
}

extension AppStorage where Value == String {
  /// A text in the user defaults.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, default: wrappedValue, .plain { .appStorage($0, store: $1) })
  }
}

extension AppStorage where Value == URL {
  /// A URL in the user defaults.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, default: wrappedValue, .plain { .appStorage($0, store: $1) })
  }
}

extension AppStorage where Value == Date {
  /// A date in the user defaults.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, default: wrappedValue, .plain { .appStorage($0, store: $1) })
  }
}

extension AppStorage where Value == Data {
  /// Bytes in the user defaults.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, default: wrappedValue, .plain { .appStorage($0, store: $1) })
  }
}

extension AppStorage where Value: RawRepresentable {
  /// A value in the user defaults that is represented by an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value.RawValue == Int {
    self.init(key, store, default: wrappedValue, .raw { .appStorage($0, store: $1) })
  }

  /// A value in the user defaults that is represented by a text.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until another one is set.
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value.RawValue == String {
    self.init(key, store, default: wrappedValue, .raw { .appStorage($0, store: $1) })
  }
}
