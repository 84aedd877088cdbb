import ConcurrencyExtras
import Dependencies
import Foundation
package import ViewValues

/// The key of a value in the user defaults.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  private let name: String
  // NB: `UserDefaults` is documented as safe for all threads.
  private let store: UncheckedSendable<UserDefaults>
  /// The file of the defaults, if they are those of this library.
  private let file: DefaultsFile?
  private let coding: DefaultsCoding<Value>
  private let client = Locked(DefaultsClient())

  init(_ name: String, store: UserDefaults?, _ coding: DefaultsCoding<Value>) {
    @Dependency(\.defaultAppStorage) var defaultStore
    let store = store ?? defaultStore
    self.name = name
    self.store = UncheckedSendable(store)
    file = store.sharedFile
    self.coding = coding
    if isDebugBuild, file == nil { SuiteObjects.check(store, key: description) }
  }

  /// The name, and the user defaults.
  public var id: AppStorageKeyID { AppStorageKeyID(name: name, store: store.value) }

  /// Reads the value at once.
  ///
  /// If there is none, the default is written.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    if context.initialValue != nil { store.value.takeFormerValue(of: name) }
    continuation.resume(with: loaded(writing: context.initialValue))
  }

  /// The stored value.
  ///
  /// If there is none, the initial value is written.
  private func loaded(writing initialValue: Value?) -> Result<Value?, any Error> {
    let loaded = loaded()
    guard case .success(nil) = loaded, let initialValue,
      let object = try? coding.encode(initialValue)
    else { return loaded }
    beginChange()
    guard found().object == nil else {
      // Another process was faster, or the value has another type.
      file?.endChanges(1)
      return self.loaded()
    }
    save(object, endingChanges: 1, SaveContinuation(description) { _ in })
    return loaded
  }

  /// Observes changes of the value from elsewhere.
  public func subscribe(
    context _: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    subscription(of: subscriber)
  }

  /// Sets the value in the user defaults, which write it soon.
  ///
  /// If the defaults are a file of this library, `save()` of the property waits until the value is written.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    if context == .userInitiated, isSaved(value) {
      guard let file else { return continuation.resume() }
      return file.save { continuation.resume(with: $0) }
    }
    beginChange()
    save(value, endingChanges: 1, continuation: continuation)
  }

  /// Whether the defaults have received the value, or even a newer one.
  private func isSaved(_ value: Value) -> Bool {
    let client = client.withLock { $0 }
    return !client.isUnsaved && coding.isEncoding(client.value.object, value)
  }
}

extension AppStorageKey: ContendedKey {
  package func beginChange() {
    file?.beginChange()
  }

  package func save(_ value: Value, endingChanges count: Int, continuation: SaveContinuation) {
    do {
      save(try coding.encode(value), endingChanges: count, continuation)
    } catch {
      file?.endChanges(count)
      continuation.resume(throwing: error)
    }
  }

  private func save(_ object: Any?, endingChanges count: Int, _ continuation: SaveContinuation) {
    let (saved, base) = client.withLock { ($0.save(object), $0.value.revision) }
    guard let file else {
      store.value.set(object, forKey: name)
      return continuation.resume()
    }
    if object == nil { store.value.removeFormerValue(of: name) }
    file.set(object, of: name, madeOf: base, endingChanges: count) { [client] result in
      client.withLock { $0.noteSaved(saved, (try? result.get()) != nil) }
      continuation.resume(with: result)
    }
  }

  package func currentValue() throws -> LoadedValue<Value?> {
    file?.refresh()
    let look = client.withLock { $0.beginLook() }
    return try value(of: found(), look: look)
  }

  package func newestValue() throws -> LoadedValue<Value?>? {
    try unseenValue().map(value)
  }

  /// The value of the defaults, unless the property has it.
  private func unseenValue() -> (DefaultsValue, look: Int)? {
    let look = client.withLock { $0.beginLook() }
    let found = found()
    return client.withLock { $0.isUnseen(found, look: look) } ? (found, look) : nil
  }

  private func found() -> DefaultsValue {
    file?[name] ?? DefaultsValue(store.value.object(forKey: name), revision: 0)
  }

  private func value(of found: DefaultsValue, look: Int) throws -> LoadedValue<Value?> {
    let takeOver = { @Sendable [client] in client.withLock { $0.takeOver(found, look: look) } }
    do {
      return LoadedValue(try found.object.flatMap(coding.decode), if: takeOver)
    } catch {
      // It is not read again, and does not prevent a save of the property.
      _ = takeOver()
      throw error
    }
  }

  package var observesAllChanges: Bool { file != nil || UserDefaults.postsAllChanges }

  package func observe(_ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let observer = NotificationCenter.default.addObserver(
      forName: store.value.changeNotification,
      object: store.value,
      queue: nil
    ) { _ in
      if unseenValue() != nil { onChange() }
    }
    let token = UncheckedSendable(observer)
    return SharedSubscription { NotificationCenter.default.removeObserver(token.value) }
  }
}

extension AppStorageKey {
  /// The same value for each user: the one of the window's user.
  ///
  /// ```swift
  /// @Shared(.appStorage("isSoundOn").perUser) var isSoundOn = true
  /// ```
  ///
  /// The user `anna` has a file `Users/anna/defaults.plist` beside that of the app. Other defaults than those of
  /// ``Dependencies/DependencyValues/defaultAppStorage`` have a value of another name for each user. Without a user it
  /// is the value itself. The user is found as with ``FileStorageKey/perUser``.
  public var perUser: AppStorageKey {
    switch StorageOwner.current(for: description) {
    case .process: self
    case .user(let user): ofUser(user)
    case .nobody: AppStorageKey(name, store: .inMemory, coding)
    }
  }

  /// The same value for one user, whatever code makes the key.
  package func ofUser(_ user: WindowUser) -> AppStorageKey {
    if let own = store.value.defaults(of: user) { return AppStorageKey(name, store: own, coding) }
    return AppStorageKey(user.name(for: name), store: store.value, coding)
  }
}

/// The identity of a value of user defaults.
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
