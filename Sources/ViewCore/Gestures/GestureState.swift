/// A value that an active gesture changes, and that is reset when the gesture is over.
///
/// ```swift
/// @GestureState private var offset = CGSize.zero
///
/// var body: some View {
///   Card().offset(offset).gesture(
///     DragGesture().updating($offset) { drag, offset, _ in offset = drag.translation }
///   )
/// }
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let state: State<Value>
  private let prepareReset: (Value, inout Transaction) -> Void

  /// Creates a state with its value while no gesture is active.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }

  /// Creates a state with its value while no gesture is active.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state that is reset in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Creates a state that is reset in a transaction that depends on its last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    state = State(wrappedValue: wrappedValue)
    prepareReset = reset
  }

  /// The current value.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value in the transaction that the change sets up.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var value = wrappedValue
    var transaction = Transaction()
    change(&value, &transaction)
    withTransaction(transaction) { state.wrappedValue = value }
  }

  /// Restores the initial value.
  func reset() {
    var transaction = Transaction()
    prepareReset(wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = initialValue }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` while no gesture is active.
  public init() {
    self.init(wrappedValue: nil)
  }

  /// Creates a state that is `nil` while no gesture is active, and is reset in a transaction.
  public init(resetTransaction: Transaction) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}
