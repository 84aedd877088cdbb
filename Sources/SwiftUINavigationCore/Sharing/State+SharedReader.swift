public import Sharing
public import ViewLayer

// NB: As for `SharedReader`, each initializer exists for the keys of both protocols.

extension State {
  /// A property of a view that keeps its reference to a shared value that it only reads.
  ///
  /// See `State.Shared`.
  @propertyWrapper
  public struct SharedReader: DynamicProperty {
    @State<Sharing.SharedReader<Value>> private var shared: Sharing.SharedReader<Value>

    /// The value.
    public var wrappedValue: Value { shared.wrappedValue }

    /// The shared value.
    ///
    /// After an assignment the view refers to the new one.
    public var projectedValue: Sharing.SharedReader<Value> {
      get { shared }
      nonmutating set { shared.projectedValue = newValue }
    }

    /// Reads a constant value.
    public init(value: sending Value) {
      self.init(projectedValue: Sharing.SharedReader(value: value))
    }

    /// Refers to a shared value.
    public init(projectedValue: Sharing.SharedReader<Value>) {
      _shared = State<Sharing.SharedReader<Value>>(wrappedValue: projectedValue)
    }

    /// Reads the value of a key.
    public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
      self.init(projectedValue: Sharing.SharedReader(wrappedValue: wrappedValue(), key))
    }

    /// Reads the value of a key.
    @_disfavoredOverload
    public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
      self.init(projectedValue: Sharing.SharedReader(wrappedValue: wrappedValue(), key))
    }

    /// Reads the optional value of a key, which is `nil` at first.
    @_disfavoredOverload
    public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
      self.init(projectedValue: Sharing.SharedReader(wrappedValue: nil, key))
    }

    /// Reads the optional value of a key, which is `nil` at first.
    @_disfavoredOverload
    public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
      self.init(projectedValue: Sharing.SharedReader(wrappedValue: nil, key))
    }

    /// Reads the value of a key that has its own default.
    public init<K: SharedReaderKey<Value>>(_ key: K.Default) {
      self.init(projectedValue: Sharing.SharedReader(key))
    }

    /// Reads the value of a key that has its own default.
    @_disfavoredOverload
    public init<K: SharedKey<Value>>(_ key: K.Default) {
      self.init(projectedValue: Sharing.SharedReader(key))
    }

    /// Reads the value of a key with a default that replaces the key's.
    @_disfavoredOverload
    public init<K: SharedReaderKey<Value>>(
      wrappedValue: @autoclosure () -> Value,
      _ key: K.Default
    ) {
      self.init(projectedValue: Sharing.SharedReader(wrappedValue: wrappedValue(), key))
    }

    /// Reads the value of a key with a default that replaces the key's.
    @_disfavoredOverload
    public init<K: SharedKey<Value>>(
      wrappedValue: @autoclosure () -> Value,
      _ key: K.Default
    ) {
      self.init(projectedValue: Sharing.SharedReader(wrappedValue: wrappedValue(), key))
    }

    /// Reads the value of a key once it is loaded.
    ///
    /// - Parameter key: The key.
    /// - Throws: `SharedValueMissing` if there is no value, or the error of the load.
    public init(require key: some SharedReaderKey<Value>) async throws {
      self.init(projectedValue: try await Sharing.SharedReader(require: key))
    }

    /// Reads the value of a key once it is loaded.
    ///
    /// - Parameter key: The key.
    /// - Throws: `SharedValueMissing` if there is no value, or the error of the load.
    @_disfavoredOverload
    public init(require key: some SharedKey<Value>) async throws {
      self.init(projectedValue: try await Sharing.SharedReader(require: key))
    }

    /// A property needs a default, or `init(require:)`.
    @available(
      *,
      unavailable,
      message: "Assign a default: '@State.SharedReader(…) var property = value'"
    )
    public init(_ key: some SharedReaderKey<Value>) {
      fatalError("'init(_:)' is unavailable")
    }

    /// A property needs a default, or `init(require:)`.
    @available(
      *,
      unavailable,
      message: "Assign a default: '@State.SharedReader(…) var property = value'"
    )
    @_disfavoredOverload
    public init(_ key: some SharedKey<Value>) {
      fatalError("'init(_:)' is unavailable")
    }
  }
}

extension State.SharedReader: Sendable where Value: Sendable {}
