extension Shared {
  /// Shares the value of a key.
  ///
  /// ```swift
  /// @Shared(.inMemory("count")) var count = 0
  /// ```
  ///
  /// - Parameters:
  ///   - wrappedValue: The default, for where there is no value yet.
  ///   - key: The key. If the value is in use already, the default has no meaning.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(reference: key.reference(initialValue: wrappedValue))
  }

  /// Shares the optional value of a key, which is `nil` at first.
  ///
  /// - Parameter key: The key.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Shares the value of a key that has a default of its own.
  ///
  /// - Parameter key: The key.
  public init<K: SharedKey<Value>>(_ key: K.Default) {
    self.init(wrappedValue: key.initialValue, key.base)
  }

  /// Shares the value of a key, with another default than its own.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - key: The key.
  public init<K: SharedKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: K.Default) {
    self.init(wrappedValue: wrappedValue(), key.base)
  }

  /// Shares the value of a key once it is loaded.
  ///
  /// - Parameter key: The key.
  /// - Throws: ``SharedValueMissing`` if there is no value, or what loading it throws.
  public init(require key: some SharedKey<Value>) async throws {
    self.init(reference: try await key.requiredReference())
  }

  /// A property needs a default, or `init(require:)`.
  @available(
    *,
    unavailable,
    message: "Assign a default: '@Shared(…) var property = value', or use 'Shared(require:)'"
  )
  public init(_ key: some SharedKey<Value>) {
    fatalError("'init(_:)' is unavailable")
  }

  /// Refers to the value of another key from now on, and loads it.
  ///
  /// - Parameter key: The key.
  /// - Throws: The error of the load. The property refers to the key all the same.
  public func load(_ key: some SharedKey<Value>) async throws {
    let value = wrappedValue
    projectedValue = Shared(wrappedValue: value, key)
    try await load()
  }
}
