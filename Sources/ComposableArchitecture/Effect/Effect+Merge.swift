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
    let effects = effects.filter { !$0.isNone }
    switch effects.count {
    case 0: return .none
    case 1: return effects[0]
    default: return Self(operation: .merge(effects))
    }
  }

  /// Runs another effect at the same time as this one.
  ///
  /// - Parameter other: The other effect.
  /// - Returns: An effect that ends when both have.
  public func merge(with other: Self) -> Self {
    switch (operation, other.operation) {
    case (.none, _): other
    case (_, .none): self
    case (.merge(let these), .merge(let those)): Self(operation: .merge(these + those))
    case (.merge(let these), _): Self(operation: .merge(these + [other]))
    default: Self(operation: .merge([self, other]))
    }
  }
}
