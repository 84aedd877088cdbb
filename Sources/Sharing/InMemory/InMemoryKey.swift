import Dependencies

extension SharedReaderKey {
  /// A value that lives as long as the process does.
  ///
  /// ```swift
  /// @Shared(.inMemory("isLoggedIn")) var isLoggedIn = false
  /// ```
  ///
  /// Whoever uses the same name shares the value, which stays when nobody uses it any more. So does the default
  /// of the first property.
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
    self.name = name
    self.storage = storage
  }

  /// The name, and the storage.
  public var id: InMemoryKeyID { InMemoryKeyID(name: name, storage: storage) }

  /// Gives back what was saved, at once.
  ///
  /// Where nothing was, it is the default from now on.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    let value = storage.value(of: name, initialValue: context.initialValue)
    continuation.resume(with: .success(value))
  }

  /// Tells nothing: nobody else changes the value.
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

/// What tells values in memory from each other.
public struct InMemoryKeyID: Hashable {
  let name: String
  let storage: InMemoryStorage
}

extension InMemoryKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String { ".inMemory(\(name.debugDescription))" }
}
