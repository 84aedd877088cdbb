// NB: Keys are declared in extensions of 'SharedReaderKey' or of 'SharedKey'. The compiler looks '.name' up in the
// protocol of the parameter, so each initializer exists for both protocols.

extension SharedReader {
  /// Reads the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default, if there is no value yet.
  ///   - key: The key. If other properties use its value already, the default is ignored.
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

  /// Reads the value of a key that has its own default.
  ///
  /// - Parameter key: The key.
  public init<K: SharedReaderKey<Value>>(_ key: K.Default) {
    self.init(wrappedValue: key.initialValue, key.base)
  }

  /// Reads the value of a key that has its own default.
  @_disfavoredOverload
  public init<K: SharedKey<Value>>(_ key: K.Default) {
    self.init(wrappedValue: key.initialValue, key.base)
  }

  /// Reads the value of a key with a default that replaces the key's.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - key: The key.
  @_disfavoredOverload
  public init<K: SharedReaderKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: K.Default) {
    self.init(wrappedValue: wrappedValue(), key.base)
  }

  /// Reads the value of a key with a default that replaces the key's.
  public init<K: SharedKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: K.Default) {
    self.init(wrappedValue: wrappedValue(), key.base)
  }

  /// Reads the value of a key once it is loaded.
  ///
  /// - Parameter key: The key.
  /// - Throws: ``SharedValueMissing`` if there is no value, or the error of the load.
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
  /// The property refers to the key, and its publisher sends the value, on the main actor. It keeps its value until the
  /// key has loaded one, and where the key has none.
  ///
  /// - Parameter key: The key.
  /// - Throws: The error of the load. The property then refers to the key too.
  public func load(_ key: some SharedReaderKey<Value>) async throws {
    let value = wrappedValue
    let other = SharedReader(reference: key.reference(isLoaded: true) { value })
    await MainActor.run { projectedValue = other }
    try await load()
  }

  /// Refers to the value of another key from now on, and loads it.
  @_disfavoredOverload
  public func load(_ key: some SharedKey<Value>) async throws {
    let value = wrappedValue
    let other = SharedReader(reference: key.reference(isLoaded: true) { value })
    await MainActor.run { projectedValue = other }
    try await load()
  }
}
