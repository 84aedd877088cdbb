public import Foundation
import Sharing

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// An optional Boolean in the user defaults, which is `nil` without a value.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not those of the app.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, .optional { .appStorage($0, store: $1) })
  }

  /// An optional integer in the user defaults, which is `nil` without a value.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not those of the app.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, .optional { .appStorage($0, store: $1) })
  }

  /// An optional number in the user defaults, which is `nil` without a value.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not those of the app.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, .optional { .appStorage($0, store: $1) })
  }

  /// An optional text in the user defaults, which is `nil` without a value.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not those of the app.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, .optional { .appStorage($0, store: $1) })
  }

  /// An optional URL in the user defaults, which is `nil` without a value.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not those of the app.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, .optional { .appStorage($0, store: $1) })
  }

  /// An optional date in the user defaults, which is `nil` without a value.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not those of the app.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, .optional { .appStorage($0, store: $1) })
  }

  /// Optional bytes in the user defaults, which are `nil` without a value.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not those of the app.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, .optional { .appStorage($0, store: $1) })
  }

  /// An optional value in the user defaults that is represented by an integer, and is `nil` without a value.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not those of the app.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store, .optionalRaw { .appStorage($0, store: $1) })
  }

  /// An optional value in the user defaults that is represented by a text, and is `nil` without a value.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The user defaults, if not those of the app.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store, .optionalRaw { .appStorage($0, store: $1) })
  }
}
