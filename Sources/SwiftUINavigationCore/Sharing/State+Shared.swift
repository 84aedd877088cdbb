public import Sharing
public import ViewLayer

extension State {
  /// A property of a view that keeps its reference to a shared value while the view is shown.
  ///
  /// ```swift
  /// struct MeetingView: View {
  ///   @State.Shared(.inMemory("meeting 1")) var meeting = Meeting()
  ///
  ///   var body: some View {
  ///     Text(meeting.title)
  ///     Button("Next") { $meeting = Shared(wrappedValue: Meeting(), .inMemory("meeting 2")) }
  ///   }
  /// }
  /// ```
  ///
  /// A plain `Sharing.Shared` refers to the value of its key again after each run of the view's parent.
  @propertyWrapper
  public struct Shared: DynamicProperty {
    @State<Sharing.Shared<Value>> private var shared: Sharing.Shared<Value>

    /// The value.
    public var wrappedValue: Value { shared.wrappedValue }

    /// The shared value.
    ///
    /// After an assignment the view refers to the new one.
    public var projectedValue: Sharing.Shared<Value> {
      get { shared }
      nonmutating set { shared.projectedValue = newValue }
    }

    /// Shares a value without a key.
    public init(value: sending Value) {
      self.init(projectedValue: Sharing.Shared(value: value))
    }

    /// Refers to a shared value.
    public init(projectedValue: Sharing.Shared<Value>) {
      _shared = State<Sharing.Shared<Value>>(wrappedValue: projectedValue)
    }

    /// Shares the value of a key.
    public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
      self.init(projectedValue: Sharing.Shared(wrappedValue: wrappedValue(), key))
    }

    /// Shares the optional value of a key, which is `nil` at first.
    @_disfavoredOverload
    public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
      self.init(projectedValue: Sharing.Shared(wrappedValue: nil, key))
    }

    /// Shares the value of a key that has its own default.
    public init<K: SharedKey<Value>>(_ key: K.Default) {
      self.init(projectedValue: Sharing.Shared(key))
    }

    /// Shares the value of a key with a default that replaces the key's.
    @_disfavoredOverload
    public init<K: SharedKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: K.Default) {
      self.init(projectedValue: Sharing.Shared(wrappedValue: wrappedValue(), key))
    }

    /// Shares the value of a key once it is loaded.
    ///
    /// - Parameter key: The key.
    /// - Throws: `SharedValueMissing` if there is no value, or the error of the load.
    public init(require key: some SharedKey<Value>) async throws {
      self.init(projectedValue: try await Sharing.Shared(require: key))
    }

    /// A property needs a default, or `init(require:)`.
    @available(*, unavailable, message: "Assign a default: '@State.Shared(…) var property = value'")
    public init(_ key: some SharedKey<Value>) {
      fatalError("'init(_:)' is unavailable")
    }
  }
}

extension State.Shared: Sendable where Value: Sendable {}
