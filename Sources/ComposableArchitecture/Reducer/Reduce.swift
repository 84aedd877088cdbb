/// A reducer made of a closure.
///
/// It contains a feature's own logic in its body:
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Reduce { state, action in
///     switch action {
///     case .incrementButtonTapped:
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
///
/// To keep a long body short, pass a method of the feature: `Reduce(core)`.
public struct Reduce<State, Action>: Reducer {
  @usableFromInline let reduce: (inout State, Action) -> Effect<Action>

  /// Creates a reducer from a closure.
  ///
  /// - Parameter reduce: Changes the state for an action, and returns an effect.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    self.reduce = reduce
  }

  /// Erases the type of another reducer.
  ///
  /// ```swift
  /// let reducer: Reduce<Counter.State, Counter.Action> = Reduce(Counter())
  /// ```
  ///
  /// Where we differ: the original has one parameter. Instead of passing `Reduce.init` as a function, write
  /// `{ Reduce($0) }`.
  ///
  /// - Parameters:
  ///   - reducer: The reducer to run.
  ///   - closure: Pass nothing. Without this parameter, the compiler would try a trailing closure as the reducer, and
  ///     a mistake in the closure would give a misleading error.
  @inlinable
  public init(_ reducer: some Reducer<State, Action>, _ closure: (() -> Never)? = nil) {
    reduce = { state, action in reducer.reduce(into: &state, action: action) }
  }

  /// Calls the closure.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reduce(&state, action)
  }
}
