extension ReducerBuilder {
  /// One of two branches: the result of `if … else` and `switch`.
  public enum _Conditional<First: Reducer, Second: Reducer<First.State, First.Action>>: Reducer {
    /// The reducer of the first branch.
    case first(First)

    /// The reducer of the second branch.
    case second(Second)

    /// Always true: the branch can differ.
    @inlinable
    public static var _isConditional: Bool { true }

    /// Runs the reducer of the branch taken.
    @inlinable
    public func reduce(
      into state: inout First.State,
      action: First.Action
    ) -> Effect<First.Action> {
      switch self {
      case .first(let first): first.reduce(into: &state, action: action)
      case .second(let second): second.reduce(into: &state, action: action)
      }
    }
  }

  /// Two reducers in a row: the result of a block.
  ///
  /// Longer blocks are nested: `((a, b), c)`.
  public struct _Sequence<R0: Reducer, R1: Reducer<R0.State, R0.Action>>: Reducer {
    @usableFromInline let first: R0
    @usableFromInline let second: R1

    @inlinable
    init(first: R0, second: R1) {
      self.first = first
      self.second = second
    }

    /// Whether the body of one of the two has branches.
    @inlinable
    public static var _isConditional: Bool { R0._isConditional || R1._isConditional }

    /// Runs both reducers and merges their effects.
    @inlinable
    public func reduce(into state: inout R0.State, action: R0.Action) -> Effect<R0.Action> {
      let effect = first.reduce(into: &state, action: action)
      return effect.merge(with: second.reduce(into: &state, action: action))
    }
  }

  /// The reducers of a list: the result of a loop.
  public struct _SequenceMany<Element: Reducer>: Reducer {
    @usableFromInline let reducers: [Element]

    @inlinable
    init(reducers: [Element]) {
      self.reducers = reducers
    }

    /// Always true: the number of reducers can differ.
    @inlinable
    public static var _isConditional: Bool { true }

    /// Runs all reducers in order and merges their effects.
    @inlinable
    public func reduce(
      into state: inout Element.State,
      action: Element.Action
    ) -> Effect<Element.Action> {
      var effect = Effect<Element.Action>.none
      for reducer in reducers {
        effect = effect.merge(with: reducer.reduce(into: &state, action: action))
      }
      return effect
    }
  }
}
