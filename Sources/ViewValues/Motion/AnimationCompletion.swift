/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsUntilRemoved: Bool

  /// When a person sees that it has arrived.
  ///
  /// In a browser that is when nothing moves any more: a spring is told to the page with its end.
  public static let logicallyComplete = Self(waitsUntilRemoved: false)
  /// When nothing moves any more.
  public static let removed = Self(waitsUntilRemoved: true)
}

/// Runs code whose changes move, and other code when they have moved.
///
/// ```swift
/// withAnimation(.easeOut) {
///   isShown = false
/// } completion: {
///   items.removeLast()
/// }
/// ```
///
/// The completion runs after the time that the animation takes, also where the person wants no motion,
/// and before this returns where no view on a screen has changed. That of an animation without an end
/// never runs, and neither does one whose window is closed before.
///
/// - Parameters:
///   - animation: How they move. `nil` changes at once.
///   - completionCriteria: When the animation counts as done.
///   - body: The code whose changes move.
///   - completion: The code for afterwards.
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
  // No graph has taken it where nothing that is shown has changed.
  completion.take()?()
  return result
}

/// The work that follows when a change has moved.
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
