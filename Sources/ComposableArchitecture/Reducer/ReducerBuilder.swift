/// Composes the reducers of a block.
///
/// Each reducer receives every action, in order, with the state that the previous reducer left. Their effects run at
/// the same time. `if`, `if let`, `switch`, `for` and `#available` work as usual:
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   if isLoggingEnabled {
///     ActionLogger()
///   }
///   Reduce { state, action in … }
/// }
/// ```
///
/// ``Reducer/body-swift.property`` uses the builder already. Name it only for your own closures of reducers.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Composes the reducers of a loop.
  @inlinable
  public static func buildArray(
    _ reducers: [some Reducer<State, Action>]
  ) -> some Reducer<State, Action> {
    _SequenceMany(reducers: reducers)
  }

  /// Turns an empty block into a reducer that does nothing.
  @inlinable
  public static func buildBlock() -> some Reducer<State, Action> {
    EmptyReducer()
  }

  /// Takes the only reducer of a block.
  @inlinable
  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }

  /// Takes the first branch of an `if` or a `switch`.
  @inlinable
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    first reducer: R0
  ) -> _Conditional<R0, R1> {
    .first(reducer)
  }

  /// Takes the second branch of an `if` or a `switch`.
  @inlinable
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    second reducer: R1
  ) -> _Conditional<R0, R1> {
    .second(reducer)
  }

  /// Takes a reducer.
  ///
  /// - Parameters:
  ///   - expression: The reducer.
  ///   - type: The type of the reducer.
  // NB: The second use of the type keeps the compiler from opening an existential reducer.
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(
    _ expression: R,
    type: R.Type = R.self
  ) -> R {
    expression
  }

  /// Takes an existential reducer.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression(
    _ expression: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(expression)
  }

  /// Returns the composed reducer.
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }

  /// Erases a type that older systems do not have.
  @inlinable
  public static func buildLimitedAvailability(
    _ wrapped: some Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(wrapped)
  }

  /// Takes an `if` without an `else`.
  @inlinable
  public static func buildOptional<R: Reducer<State, Action>>(_ wrapped: R?) -> R? {
    wrapped
  }

  /// Takes the first reducer of a block.
  @inlinable
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R {
    first
  }

  /// Adds a reducer to those above it.
  @inlinable
  public static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    accumulated: R0,
    next: R1
  ) -> _Sequence<R0, R1> {
    _Sequence(first: accumulated, second: next)
  }
}
