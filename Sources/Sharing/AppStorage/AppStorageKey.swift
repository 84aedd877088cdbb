import ConcurrencyExtras
import Dependencies
import Foundation

/// The key of a value in the user defaults.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  private let name: String
  // NB: `UserDefaults` may be used by any thread, as its documentation says.
  private let store: UncheckedSendable<UserDefaults>
  private let coding: DefaultsCoding<Value>
  /// What the property has, which it need not be told.
  private let ownValue = Locked(StoredObject(nil))

  init(_ name: String, store: UserDefaults?, _ coding: DefaultsCoding<Value>) {
    @Dependency(\.defaultAppStorage) var defaultStore
    self.name = name
    self.store = UncheckedSendable(store ?? defaultStore)
    self.coding = coding
  }

  /// The name, and the user defaults.
  public var id: AppStorageKeyID { AppStorageKeyID(name: name, store: store.value) }

  /// Reads the value, at once.
  public func load(context _: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    let object = store.value.object(forKey: name)
    ownValue.withLock { $0 = StoredObject(object) }
    continuation.resume(with: Result { try object.flatMap(coding.decode) })
  }

  /// Tells when someone else has changed the value.
  public func subscribe(
    context _: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification,
      object: store.value,
      queue: nil
    ) { _ in
      let object = StoredObject(store.value.object(forKey: name))
      let isNew = ownValue.withLock { own in
        defer { own = object }
        return own != object
      }
      guard isNew else { return }
      subscriber.yield(with: Result { try object.value.flatMap(coding.decode) })
    }
    let token = UncheckedSendable(observer)
    return SharedSubscription { NotificationCenter.default.removeObserver(token.value) }
  }

  /// Keeps the value in the user defaults, which write it soon.
  ///
  /// `save()` of the property waits until it is written, where the defaults are a file of this library.
  public func save(_ value: Value, context _: SaveContext, continuation: SaveContinuation) {
    do {
      let object = try coding.encode(value)
      ownValue.withLock { $0 = StoredObject(object) }
      store.value.save(object, forKey: name) { continuation.resume(with: $0) }
    } catch {
      continuation.resume(throwing: error)
    }
  }
}

/// A value of the user defaults, to compare.
///
/// NB: `@unchecked Sendable` holds because values of property lists are not changed.
private struct StoredObject: Equatable, @unchecked Sendable {
  let value: Any?

  init(_ value: Any?) {
    self.value = value
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs.value, rhs.value) {
    case (nil, nil): true
    case (let lhs?, let rhs?): NSArray(object: lhs).isEqual(to: [rhs])
    default: false
    }
  }
}

/// What tells values of user defaults from each other.
public struct AppStorageKeyID: Hashable {
  private let name: String
  private let store: ObjectIdentifier

  init(name: String, store: UserDefaults) {
    self.name = name
    self.store = ObjectIdentifier(store)
  }
}

extension AppStorageKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String { ".appStorage(\(name.debugDescription))" }
}
