import Dependencies
import ViewValues

extension SharedReaderKey {
  /// A value that lives as long as the process does.
  ///
  /// ```swift
  /// @Shared(.inMemory("isLoggedIn")) var isLoggedIn = false
  /// ```
  ///
  /// All properties of one name share the value. It stays when no property uses it any more, even if it is only the
  /// default of the first property.
  ///
  /// - Parameter key: The name of the value.
  /// - Returns: The key.
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(name: key)
  }
}

/// The key of a value that lives as long as the process does.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  private let name: String
  private let storage: InMemoryStorage

  init(name: String) {
    @Dependency(\.defaultInMemoryStorage) var storage
    self.init(name: name, in: storage)
  }

  private init(name: String, in storage: InMemoryStorage) {
    self.name = name
    self.storage = storage
  }

  /// The name, and the storage.
  public var id: InMemoryKeyID { InMemoryKeyID(name: name, storage: storage) }

  /// Returns the saved value at once.
  ///
  /// If there is none, the default becomes the saved value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    let value = storage.value(of: name, initialValue: context.initialValue)
    continuation.resume(with: .success(value))
  }

  /// Does nothing: only properties change the value.
  public func subscribe(
    context _: LoadContext<Value>,
    subscriber _: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Keeps the value, at once.
  public func save(_ value: Value, context _: SaveContext, continuation: SaveContinuation) {
    storage.setValue(value, of: name)
    continuation.resume()
  }
}

extension InMemoryKey {
  /// The same value for each user: the one of the window's user.
  ///
  /// All windows of the user share it. Without a user it is the value itself. The user is found as with
  /// ``FileStorageKey/perUser``.
  public var perUser: InMemoryKey {
    switch StorageOwner.current(for: description) {
    case .process: self
    case .user(let user): InMemoryKey(name: user.name(for: name), in: storage)
    case .nobody: InMemoryKey(name: name, in: InMemoryStorage())
    }
  }
}

/// The identity of a value in memory.
public struct InMemoryKeyID: Hashable {
  let name: String
  let storage: InMemoryStorage
}

extension InMemoryKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String { ".inMemory(\(name.debugDescription))" }
}
