import ConcurrencyExtras

/// The values that accompany a change of state, such as its animation, and values of an app by a ``TransactionKey``.
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
  /// The values of the app, or `nil` if there are none.
  package var values: TransactionValues?

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// Adds code that runs after the animation of the change.
  ///
  /// ```swift
  /// var transaction = Transaction(animation: .easeOut)
  /// transaction.addAnimationCompletion { isGone = true }
  /// withTransaction(transaction) { opacity = 0 }
  /// ```
  ///
  /// It runs when that of ``withAnimation(_:completionCriteria:_:completion:)`` would run, after code that was added before.
  ///
  /// - Parameters:
  ///   - criteria: The moment at which the animation is complete.
  ///   - completion: The code after the animation, on the main actor.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    self.completion = AnimationCompletion(completion, after: self.completion)
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
  let result = try Transaction.$current.withValue(transaction, operation: body)
  // Without a change of a shown view, no graph has taken the completion.
  if let completion = transaction.completion, completion != Transaction.current.completion {
    MainThread.run { completion.take()?() }
  }
  return result
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
