extension Effect {
  /// Runs effects one after the other.
  ///
  /// ```swift
  /// return .concatenate(
  ///   .cancel(id: CancelID.search),
  ///   .run { send in await send(.saved(try await api.save(draft))) },
  ///   .send(.closed)
  /// )
  /// ```
  ///
  /// Each effect starts when the one before it has ended. Cancellation ends an effect without an error: the next
  /// effect still runs, unless the whole concatenation was cancelled. An effect after one that never ends never runs.
  ///
  /// - Parameter effects: The effects to run.
  /// - Returns: An effect that ends when the last of them does.
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// Runs the effects of a collection one after the other.
  ///
  /// - Parameter effects: The effects to run.
  /// - Returns: An effect that ends when the last of them does.
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    composed(of: effects) {
      if case .concatenate(let parts) = $0 { parts } else { nil }
    } whole: {
      .concatenate($0)
    }
  }

  /// Runs another effect when this one has ended.
  ///
  /// Folding effects with this method copies the earlier ones each time. For many effects, use the `concatenate` that
  /// takes a collection.
  ///
  /// - Parameter other: The effect to run afterwards.
  /// - Returns: An effect that ends when the other has.
  @_disfavoredOverload
  public func concatenate(with other: Self) -> Self {
    guard !isNone else { return other }
    guard !other.isNone else { return self }
    return .concatenate([self, other])
  }
}
