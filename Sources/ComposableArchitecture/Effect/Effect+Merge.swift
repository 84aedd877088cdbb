extension Effect {
  /// Runs effects at the same time.
  ///
  /// ```swift
  /// return .merge(
  ///   .send(.refreshStarted),
  ///   .run { send in await send(.userResponse(api.user())) },
  ///   .run { send in await send(.postsResponse(api.posts())) }
  /// )
  /// ```
  ///
  /// They start in the order in which they are written, and actions that are sent at once keep that order. Later
  /// actions can come in any order.
  ///
  /// - Parameter effects: The effects to run.
  /// - Returns: An effect that ends when the last of them does.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Runs the effects of a sequence at the same time.
  ///
  /// ```swift
  /// return .merge(state.downloads.map { .cancel(id: $0.id) })
  /// ```
  ///
  /// - Parameter effects: The effects to run.
  /// - Returns: An effect that ends when the last of them does.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    composed(of: effects) {
      if case .merge(let parts) = $0 { parts } else { nil }
    } whole: {
      .merge($0)
    }
  }

  /// Runs another effect at the same time as this one.
  ///
  /// Folding effects with this method copies the earlier ones each time. For many effects, use the `merge` that takes
  /// a sequence.
  ///
  /// - Parameter other: The other effect.
  /// - Returns: An effect that ends when both have.
  public func merge(with other: Self) -> Self {
    guard !isNone else { return other }
    guard !other.isNone else { return self }
    return .merge([self, other])
  }
}
