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
  /// They start in the order in which they are written, so that actions sent at once keep it. When
  /// and in which order the rest of them send is theirs to say.
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
  /// To fold thousands of effects copies those before each time. The `merge` of a sequence takes all at once.
  ///
  /// - Parameter other: The other effect.
  /// - Returns: An effect that ends when both have.
  public func merge(with other: Self) -> Self {
    switch (operation, other.operation) {
    case (.none, _): other
    case (_, .none): self
    case (.merge(let these), .merge(let those)): Self(operation: .merge(these + those))
    case (.merge(let these), _): Self(operation: .merge(these + [other]))
    case (_, .merge(let those)): Self(operation: .merge([self] + those))
    default: Self(operation: .merge([self, other]))
    }
  }
}
