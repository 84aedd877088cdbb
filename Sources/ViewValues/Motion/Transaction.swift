/// The values that accompany a change of state, such as its animation.
///
/// ```swift
/// var transaction = Transaction(animation: .easeOut)
/// transaction.disablesAnimations = isFirst
/// withTransaction(transaction) { items.append(item) }
/// ```
public struct Transaction: Equatable, Sendable {
  /// The transaction of the running code.
  @TaskLocal package static var current = Transaction()

  /// The animation of the change, or `nil` without one.
  public var animation: Animation?
  /// Whether the animations of views are off for the change.
  public var disablesAnimations = false
  /// The work that follows when the change has moved.
  package var completion: AnimationCompletion?

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }
}

/// Runs code whose changes have a transaction.
///
/// - Parameters:
///   - transaction: The transaction of the changes.
///   - body: The closure to run.
/// - Returns: The result of the code.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Runs code whose changes have the current transaction with one value replaced.
///
/// - Parameters:
///   - keyPath: The value to replace.
///   - value: The value.
///   - body: The closure to run.
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

/// Runs code whose changes are animated.
///
/// ```swift
/// withAnimation { isExpanded.toggle() }
/// ```
///
/// - Parameters:
///   - animation: The animation. With `nil` the changes are immediate.
///   - body: The closure to run.
/// - Returns: The result of the code.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}
