public import Dependencies

/// Checks a feature with random sequences of actions, and reports the shortest one that breaks it.
///
/// ```swift
/// @Test func rulesHoldWhateverAUserDoes() async {
///   await ReducerChecker(initialState: Todos.State()) {
///     Todos()
///   }
///   .invariant("no more is to do than there is") { $0.activeCount <= $0.todos.count }
///   .transition("'Clear completed' keeps what is to do") { before, action, after in
///     action != .clearCompletedButtonTapped || after.activeCount == before.activeCount
///   }
///   .check { state, random in
///     switch Int.random(in: 0..<4, using: &random) {
///     case 0: return .send(.addButtonTapped)
///     case 1: return .send(.clearCompletedButtonTapped)
///     case 2: return .wait(.seconds(1))
///     default:
///       return state.todos.randomElement(using: &random).map { todo in
///         .send(.todos(.element(id: todo.id, action: .set(\.isComplete, !todo.isComplete))))
///       }
///     }
///   }
/// }
/// ```
///
/// It runs each sequence on a ``TestStore`` of its own, and checks the invariants after each action, also after those of
/// effects. A sequence fails, too, if the feature reports an issue, such as a dependency without a test value.
///
/// Then it leaves out steps for as long as the sequence still fails in the same way. It reports the steps that are left,
/// the change of the last one, and the seed that repeats them. The same seed gives the same sequences on every machine.
///
/// For that, some dependencies of the feature are not its test values. The clocks stand still until a step waits, and
/// `date` moves with them. `uuid` counts, `withRandomNumberGenerator` has a seed, and shared values in memory are new.
/// The closure after `withDependencies:` comes after them, and runs again for each sequence. Make stores of values
/// there, such as files in memory. A test value that the closure does not override is the same one in all sequences of
/// a test.
///
/// Rules see shared values as they are after the step, not as they were between its actions.
///
/// The original has nothing like it.
@MainActor
public struct ReducerChecker<State: Equatable, Action> {
  /// A step of a sequence.
  public enum Step {
    /// A user sends an action, and all work of its effects runs that needs no time to pass.
    case send(Action)
    /// Time passes on the clocks of the feature, and its effects do what is due.
    case wait(Duration)
  }

  /// A condition of each change.
  struct Invariant {
    let name: String
    let holds: (_ before: State, _ action: Action?, _ after: State) -> Bool
  }

  let initialState: () -> State
  let reducer: () -> Reduce<State, Action>
  let prepareDependencies: (inout DependencyValues) -> Void
  private(set) var invariants: [Invariant] = []

  /// Creates a checker without invariants, which finds issues alone.
  ///
  /// - Parameters:
  ///   - initialState: The state at the beginning of each sequence.
  ///   - reducer: The feature. Put several reducers into ``CombineReducers``.
  ///   - prepareDependencies: Overrides dependencies for each sequence.
  public init<R: Reducer>(
    initialState: @autoclosure @escaping () -> State,
    reducer: @escaping () -> R,
    withDependencies prepareDependencies: @escaping (inout DependencyValues) -> Void = { _ in }
  ) where R.State == State, R.Action == Action {
    self.initialState = initialState
    self.reducer = { Reduce(reducer()) }
    self.prepareDependencies = prepareDependencies
  }

  /// Adds a condition that each state has to meet, the initial one, too.
  ///
  /// - Parameters:
  ///   - name: The condition in words, for the failure.
  ///   - holds: Whether a state meets it.
  /// - Returns: A checker that checks it, too.
  public func invariant(_ name: String, _ holds: @escaping (_ state: State) -> Bool) -> Self {
    adding(Invariant(name: name) { _, _, after in holds(after) })
  }

  /// Adds a condition that each change has to meet.
  ///
  /// - Parameters:
  ///   - name: The condition in words, for the failure.
  ///   - holds: Whether an action of a user or of an effect may change the first state into the second one.
  /// - Returns: A checker that checks it, too.
  public func transition(
    _ name: String,
    _ holds: @escaping (_ before: State, _ action: Action, _ after: State) -> Bool
  ) -> Self {
    adding(
      Invariant(name: name) { before, action, after in
        action.map { holds(before, $0, after) } ?? true
      }
    )
  }

  private func adding(_ invariant: Invariant) -> Self {
    var copy = self
    copy.invariants.append(invariant)
    return copy
  }
}

extension ReducerChecker.Step: Equatable where Action: Equatable {}
extension ReducerChecker.Step: Sendable where Action: Sendable {}
