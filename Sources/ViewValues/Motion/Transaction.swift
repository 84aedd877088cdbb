/// What goes with a change of state: above all, how it moves.
///
/// ```swift
/// var transaction = Transaction(animation: .easeOut)
/// transaction.disablesAnimations = isFirst
/// withTransaction(transaction) { items.append(item) }
/// ```
public struct Transaction: Equatable, Sendable {
  /// The transaction of the code that runs now.
  @TaskLocal package static var current = Transaction()

  /// How the change moves, or `nil` where it does not.
  public var animation: Animation?
  /// Whether the change does not move even where a view asks for it.
  public var disablesAnimations = false
  /// The work that follows when the change has moved.
  package var completion: AnimationCompletion?

  /// Creates a transaction of a change that does not move.
  public init() {}

  /// Creates a transaction of a change that moves.
  public init(animation: Animation?) {
    self.animation = animation
  }
}

/// Runs code whose changes go with a transaction.
///
/// - Parameters:
///   - transaction: The transaction of the changes.
///   - body: The code.
/// - Returns: The result of the code.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Runs code whose changes go with a transaction that differs in one value.
///
/// - Parameters:
///   - keyPath: Which value.
///   - value: The value.
///   - body: The code.
/// - Returns: The result of the code.
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>,
  _ value: V,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs code whose changes move.
///
/// ```swift
/// withAnimation { isExpanded.toggle() }
/// ```
///
/// - Parameters:
///   - animation: How they move. `nil` changes at once.
///   - body: The code.
/// - Returns: The result of the code.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}
