import ConcurrencyExtras
import Dependencies
import Foundation

/// The key of a value in the user defaults.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  private let name: String
  // NB: `UserDefaults` may be used by any thread, as its documentation says.
  private let store: UncheckedSendable<UserDefaults>
  /// The file that the defaults are, if they are one of this library.
  private let file: DefaultsFile?
  private let coding: DefaultsCoding<Value>
  private let user = Locked(DefaultsUser())

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

  /// Reads the value, at once.
  ///
  /// Where there is none, the default is written.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: loaded(writing: context.initialValue))
  }

  /// The value that there is; where there is none at all, the initial value is written.
  private func loaded(writing initialValue: Value?) -> Result<Value?, any Error> {
    let loaded = loaded()
    guard case .success(nil) = loaded, let initialValue,
      let object = try? coding.encode(initialValue)
    else { return loaded }
    beginChange()
    guard found().object == nil else {
      // Another process was faster, or what is there is of another type.
      file?.endChanges(1)
      return self.loaded()
    }
    save(object, endingChanges: 1, SaveContinuation(description) { _ in })
    return loaded
  }

  /// Tells when someone else has changed the value.
  public func subscribe(
    context _: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    subscription(of: subscriber)
  }

  /// Keeps the value in the user defaults, which write it soon.
  ///
  /// `save()` of the property waits until it is written, where the defaults are a file of this library.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    if context == .userInitiated, isSaved(value) {
      guard let file else { return continuation.resume() }
      return file.save { continuation.resume(with: $0) }
    }
    beginChange()
    save(value, endingChanges: 1, continuation: continuation)
  }

  /// Whether the defaults have been given a value, and may even have a newer one.
  private func isSaved(_ value: Value) -> Bool {
    let user = user.withLock { $0 }
    return !user.isUnsaved && coding.isEncoding(user.value.object, value)
  }
}

extension AppStorageKey: ContendedKey {
  func beginChange() {
    file?.beginChange()
  }

  func save(_ value: Value, endingChanges count: Int, continuation: SaveContinuation) {
    do {
      save(try coding.encode(value), endingChanges: count, continuation)
    } catch {
      file?.endChanges(count)
      continuation.resume(throwing: error)
    }
  }

  private func save(_ object: Any?, endingChanges count: Int, _ continuation: SaveContinuation) {
    let (saved, base) = user.withLock { ($0.save(object), $0.value.revision) }
    guard let file else {
      store.value.set(object, forKey: name)
      return continuation.resume()
    }
    file.set(object, of: name, madeOf: base, endingChanges: count) { [user] result in
      user.withLock { $0.noteSaved(saved, (try? result.get()) != nil) }
      continuation.resume(with: result)
    }
  }

  func currentValue() throws -> Newest<Value?> {
    file?.refresh()
    let look = user.withLock { $0.beginLook() }
    return try value(of: found(), look: look)
  }

  func newestValue() throws -> Newest<Value?>? {
    try news().map(value)
  }

  /// What the defaults have now, unless the property has it.
  private func news() -> (DefaultsValue, look: Int)? {
    let look = user.withLock { $0.beginLook() }
    let found = found()
    return user.withLock { $0.isNews(found, look: look) } ? (found, look) : nil
  }

  private func found() -> DefaultsValue {
    file?[name] ?? DefaultsValue(store.value.object(forKey: name), revision: 0)
  }

  private func value(of found: DefaultsValue, look: Int) throws -> Newest<Value?> {
    let takeOver = { @Sendable [user] in user.withLock { $0.takeOver(found, look: look) } }
    do {
      return Newest(try found.object.flatMap(coding.decode), if: takeOver)
    } catch {
      // It is not looked at again, nor in the way of what the property saves.
      _ = takeOver()
      throw error
    }
  }

  func observe(_ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification,
      object: store.value,
      queue: nil
    ) { _ in
      if news() != nil { onChange() }
    }
    let token = UncheckedSendable(observer)
    return SharedSubscription { NotificationCenter.default.removeObserver(token.value) }
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
