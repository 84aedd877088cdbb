/// A value that a gesture changes while it goes on, and that is as at first when the gesture is over.
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

  /// Creates a state with the value that it has while there is no gesture.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }

  /// Creates a state with the value that it has while there is no gesture.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state that goes back to its first value in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Creates a state that goes back to its first value in a transaction that depends on the last one.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    state = State(wrappedValue: wrappedValue)
    prepareReset = reset
  }

  /// The current value.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value, in the transaction that the change asks for.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var value = wrappedValue
    var transaction = Transaction()
    change(&value, &transaction)
    withTransaction(transaction) { state.wrappedValue = value }
  }

  /// Gives the value that there is without a gesture.
  func reset() {
    var transaction = Transaction()
    prepareReset(wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = initialValue }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value while there is no gesture.
  public init() {
    self.init(wrappedValue: nil)
  }

  /// Creates a state without a value while there is no gesture, and which is left in a transaction.
  public init(resetTransaction: Transaction) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}
