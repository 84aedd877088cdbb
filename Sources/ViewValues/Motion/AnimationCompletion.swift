/// The moment at which an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsUntilRemoved: Bool

  /// When the user sees the final state.
  ///
  /// In a browser that is the end of the movement.
  public static let logicallyComplete = Self(waitsUntilRemoved: false)
  /// At the end of the movement.
  public static let removed = Self(waitsUntilRemoved: true)
}

/// Runs code whose changes are animated, and other code after the animation.
///
/// ```swift
/// withAnimation(.easeOut) {
///   isShown = false
/// } completion: {
///   items.removeLast()
/// }
/// ```
///
/// The completion runs after the duration of the animation, even for users who prefer less motion. If no view on a
/// screen has changed, it runs before this function returns. It never runs for an endless animation, or if its window
/// is closed before.
///
/// - Parameters:
///   - animation: The animation. With `nil` the changes are immediate.
///   - completionCriteria: The moment at which the animation is complete.
///   - body: The code with the changes.
///   - completion: The code after the animation.
/// - Returns: The result of the code.
@MainActor
@preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let completion = AnimationCompletion(completion)
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.completion = completion
  let result = try withTransaction(transaction, body)
  // Without a change of a shown view, no graph has taken it.
  completion.take()?()
  return result
}

/// The work after the animation of a change.
@MainActor
package final class AnimationCompletion {
  private let action: () -> Void
  private var isTaken = false

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Hands over the work, unless it was handed over before.
  ///
  /// The first graph in which something changes runs it after the animation.
  package func take() -> (() -> Void)? {
    guard !isTaken else { return nil }
    isTaken = true
    return action
  }
}

extension AnimationCompletion: Equatable {
  package nonisolated static func == (first: AnimationCompletion, second: AnimationCompletion)
    -> Bool
  {
    first === second
  }
}
