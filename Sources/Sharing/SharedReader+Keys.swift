// NB: Keys are declared in extensions of 'SharedReaderKey' or of 'SharedKey'. '.name' is looked up in the
// protocol that a parameter names, so that each initializer is there for both.

extension SharedReader {
  /// Reads the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default, for where there is no value yet.
  ///   - key: The key. If the value is in use already, the default has no meaning.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
    self.init(reference: key.reference(initialValue: wrappedValue))
  }

  /// Reads the value of a key.
  @_disfavoredOverload
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(reference: key.reference(initialValue: wrappedValue))
  }

  /// Reads the optional value of a key, which is `nil` at first.
  ///
  /// - Parameter key: The key.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Reads the optional value of a key, which is `nil` at first.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Reads the value of a key that has a default of its own.
  ///
  /// - Parameter key: The key.
  public init<K: SharedReaderKey<Value>>(_ key: K.Default) {
    self.init(wrappedValue: key.initialValue, key.base)
  }

  /// Reads the value of a key that has a default of its own.
  @_disfavoredOverload
  public init<K: SharedKey<Value>>(_ key: K.Default) {
    self.init(wrappedValue: key.initialValue, key.base)
  }

  /// Reads the value of a key, with another default than its own.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - key: The key.
  @_disfavoredOverload
  public init<K: SharedReaderKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: K.Default) {
    self.init(wrappedValue: wrappedValue(), key.base)
  }

  /// Reads the value of a key, with another default than its own.
  public init<K: SharedKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: K.Default) {
    self.init(wrappedValue: wrappedValue(), key.base)
  }

  /// Reads the value of a key once it is loaded.
  ///
  /// - Parameter key: The key.
  /// - Throws: ``SharedValueMissing`` if there is no value, or what loading it throws.
  public init(require key: some SharedReaderKey<Value>) async throws {
    self.init(reference: try await key.requiredReference())
  }

  /// Reads the value of a key once it is loaded.
  @_disfavoredOverload
  public init(require key: some SharedKey<Value>) async throws {
    self.init(reference: try await key.requiredReference())
  }

  /// A property needs a default, or `init(require:)`.
  @available(
    *,
    unavailable,
    message: "Assign a default: '@SharedReader(…) var property = value', or use 'require:'"
  )
  public init(_ key: some SharedReaderKey<Value>) {
    fatalError("'init(_:)' is unavailable")
  }

  /// A property needs a default, or `init(require:)`.
  @available(
    *,
    unavailable,
    message: "Assign a default: '@SharedReader(…) var property = value', or use 'require:'"
  )
  @_disfavoredOverload
  public init(_ key: some SharedKey<Value>) {
    fatalError("'init(_:)' is unavailable")
  }

  /// Refers to the value of another key from now on, and loads it.
  ///
  /// - Parameter key: The key.
  /// - Throws: The error of the load. The property refers to the key all the same.
  public func load(_ key: some SharedReaderKey<Value>) async throws {
    let value = wrappedValue
    projectedValue = SharedReader(wrappedValue: value, key)
    try await load()
  }

  /// Refers to the value of another key from now on, and loads it.
  @_disfavoredOverload
  public func load(_ key: some SharedKey<Value>) async throws {
    let value = wrappedValue
    projectedValue = SharedReader(wrappedValue: value, key)
    try await load()
  }
}
