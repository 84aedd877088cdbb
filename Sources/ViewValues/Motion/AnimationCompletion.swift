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
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.completion = AnimationCompletion(completion)
  return try withTransaction(transaction, body)
}

/// The work after the animation of a change.
@MainActor
package final class AnimationCompletion {
  // NB: SwiftUI takes closures that are not sendable. They come from code that makes changes for views, and run on the
  // main actor.
  private nonisolated(unsafe) let action: () -> Void
  private let earlier: AnimationCompletion?
  private var isTaken = false

  /// - Parameters:
  ///   - action: The work.
  ///   - earlier: Work that comes before it.
  nonisolated init(_ action: @escaping () -> Void, after earlier: AnimationCompletion? = nil) {
    self.action = action
    self.earlier = earlier
  }

  /// Hands over the work, unless it was handed over before.
  ///
  /// The first graph in which something changes runs it after the animation.
  package func take() -> (() -> Void)? {
    guard !isTaken else { return nil }
    isTaken = true
    guard let first = earlier?.take() else { return action }
    return { [action] in
      first()
      action()
    }
  }
}

extension AnimationCompletion: Equatable {
  package nonisolated static func == (first: AnimationCompletion, second: AnimationCompletion)
    -> Bool
  {
    first === second
  }
}
