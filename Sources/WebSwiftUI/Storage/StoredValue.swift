import Foundation
import Sharing
import ViewValues

/// The way in which user defaults hold the values of a type.
struct StoredKind<Value> {
  /// Finds a value by its name, and returns functions that read and write it.
  ///
  /// Without user defaults it is that of the user, or else that of the user of the window whose code runs.
  let open: (String, UserDefaults?, WindowUser?) -> (read: () -> Value?, write: (Value) -> Void)

  /// Values of a type that user defaults hold as another one.
  private static func coded<Raw: Sendable>(
    _ key: @escaping (String, UserDefaults?) -> AppStorageKey<Raw?>,
    _ encode: @escaping (Value) -> Raw?,
    _ decode: @escaping (Raw) -> Value?
  ) -> Self {
    Self { name, store, user in
      let stored = key(name, store)
      let ofUser = user.map { stored.ofUser($0) } ?? stored.perUser
      let shared = Shared(wrappedValue: nil, store == nil ? ofUser : stored)
      return (
        { shared.wrappedValue.flatMap(decode) },
        { value in
          let raw = encode(value)
          shared.withLock { $0 = raw }
        }
      )
    }
  }
}

extension StoredKind where Value: Sendable {
  /// Values of a type that user defaults hold.
  static func plain(
    _ key: @escaping (String, UserDefaults?) -> AppStorageKey<Value?>
  ) -> Self {
    coded(key, { $0 }, { $0 })
  }

  /// Optional values of a type that user defaults hold.
  static func optional<Wrapped: Sendable>(
    _ key: @escaping (String, UserDefaults?) -> AppStorageKey<Wrapped?>
  ) -> Self where Value == Wrapped? {
    coded(key, { $0 }, { .some($0) })
  }
}

extension StoredKind {
  /// Values by their raw value.
  static func raw(
    _ key: @escaping (String, UserDefaults?) -> AppStorageKey<Value.RawValue?>
  ) -> Self where Value: RawRepresentable, Value.RawValue: Sendable {
    coded(key, { $0.rawValue }, { Value(rawValue: $0) })
  }

  /// Optional values by their raw value.
  static func optionalRaw<R: RawRepresentable>(
    _ key: @escaping (String, UserDefaults?) -> AppStorageKey<R.RawValue?>
  ) -> Self where Value == R?, R.RawValue: Sendable {
    coded(key, { $0?.rawValue }, { R(rawValue: $0).map { .some($0) } })
  }
}

/// A value in user defaults, which is looked up when it is used first.
final class StoredValue<Value> {
  private let name: String
  private let store: UserDefaults?
  private let user: WindowUser?
  private let kind: StoredKind<Value>
  private lazy var access = kind.open(name, store, user)

  init(_ name: String, store: UserDefaults?, user: WindowUser?, _ kind: StoredKind<Value>) {
    self.name = name
    self.store = store
    self.user = user
    self.kind = kind
  }

  /// Whether it has a name, and is in the defaults of a user.
  func `is`(_ name: String, in store: UserDefaults?, of user: WindowUser?) -> Bool {
    self.name == name && self.store === store && self.user?.id == user?.id
  }

  /// Returns the value, or `nil` if there is none.
  func read() -> Value? { access.read() }

  func write(_ value: Value) { access.write(value) }
}
