/// A reducer made of a closure.
///
/// It is the part of a feature's body where its own logic is written:
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
/// A function of the feature does as well, and keeps a long body short: `Reduce(core)`.
public struct Reduce<State, Action>: Reducer {
  @usableFromInline let reduce: (inout State, Action) -> Effect<Action>

  /// Makes a reducer of a closure.
  ///
  /// - Parameter reduce: Changes the state as the action demands and returns what to do next.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    self.reduce = reduce
  }

  /// Hides the type of another reducer.
  ///
  /// ```swift
  /// let reducer: Reduce<Counter.State, Counter.Action> = Reduce(Counter())
  /// ```
  ///
  /// The original has one parameter: where it passes `Reduce.init` as a function of a reducer, write
  /// `{ Reduce($0) }`.
  ///
  /// - Parameters:
  ///   - reducer: The reducer to run.
  ///   - closure: Nothing. A closure behind the call could otherwise be the reducer, and a mistake in it would be
  ///     told as a closure that is none.
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
