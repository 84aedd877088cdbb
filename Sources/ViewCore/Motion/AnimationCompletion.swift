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
/// The completion runs after the time that the animation takes, also where nothing moved or the person
/// wants no motion. That of an animation without an end never runs.
///
/// - Parameters:
///   - animation: How they move. `nil` changes at once.
///   - completionCriteria: When the animation counts as done.
///   - body: The code whose changes move.
///   - completion: The code for afterwards.
/// - Returns: What the code returns.
@MainActor
@preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  guard let duration = animation.map(\.wholeDuration) ?? .zero else { return result }
  Task { @MainActor in
    try? await Task.sleep(for: duration)
    completion()
  }
  return result
}
