/// Composes the reducers of a block.
///
/// The reducers determine the types of state and actions.
public protocol _ReducerBlocks {}

extension _ReducerBlocks {
  /// Composes the reducers of a loop.
  @inlinable
  public static func buildArray<R: Reducer>(
    _ reducers: [R]
  ) -> ReducerBuilder<R.State, R.Action>._SequenceMany<R> {
    ReducerBuilder<R.State, R.Action>._SequenceMany(reducers: reducers)
  }

  /// Turns an empty block into a reducer that does nothing.
  @inlinable
  public static func buildBlock<State, Action>() -> EmptyReducer<State, Action> {
    EmptyReducer()
  }

  /// Takes the first branch of an `if` or a `switch`.
  @inlinable
  public static func buildEither<R0: Reducer, R1: Reducer<R0.State, R0.Action>>(
    first reducer: R0
  ) -> ReducerBuilder<R0.State, R0.Action>._Conditional<R0, R1> {
    .first(reducer)
  }

  /// Takes the second branch of an `if` or a `switch`.
  @inlinable
  public static func buildEither<R0: Reducer, R1: Reducer<R0.State, R0.Action>>(
    second reducer: R1
  ) -> ReducerBuilder<R0.State, R0.Action>._Conditional<R0, R1> {
    .second(reducer)
  }

  /// Erases a type that older systems do not have.
  @inlinable
  public static func buildLimitedAvailability<R: Reducer>(
    _ wrapped: R
  ) -> Reduce<R.State, R.Action> {
    Reduce(wrapped)
  }

  /// Takes an `if` without an `else`.
  @inlinable
  public static func buildOptional<R: Reducer>(_ wrapped: R?) -> R? {
    wrapped
  }

  /// Takes the first reducer of a block.
  @inlinable
  public static func buildPartialBlock<R: Reducer>(first: R) -> R {
    first
  }

  /// Adds a reducer to those above it.
  @inlinable
  public static func buildPartialBlock<R0: Reducer, R1: Reducer<R0.State, R0.Action>>(
    accumulated: R0,
    next: R1
  ) -> ReducerBuilder<R0.State, R0.Action>._Sequence<R0, R1> {
    ReducerBuilder<R0.State, R0.Action>._Sequence(first: accumulated, second: next)
  }
}
