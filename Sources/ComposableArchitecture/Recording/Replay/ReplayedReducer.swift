internal import Dependencies
internal import Sharing

/// A reducer that handles recorded actions once more, with the values that dependencies gave it then.
///
/// Effects do not run: what they have sent are recorded actions too.
@MainActor
struct ReplayedReducer<State, Action> {
  /// Changes a state by an action with its recorded values.
  typealias Function = (inout State, Action, ReducerValues) -> Void

  private let reducer: any Reducer<State, Action>
  private let dependencies: DependencyValues
  private let values = ReplayedDependencies()

  /// The reason why a dependency had no value for the reducer, if there is one.
  var missing: String? { values.missing }

  init(_ reducer: any Reducer<State, Action>, dependencies: DependencyValues) {
    self.reducer = reducer
    var dependencies = dependencies
    values.give(to: &dependencies)
    self.dependencies = dependencies
  }

  /// Runs an operation that reduces actions.
  func run<Result>(_ operation: (@escaping Function) throws -> Result) rethrows -> Result {
    try DependencyValues.withCurrent(dependencies) {
      let runner = reducer._makeRunner()
      return try operation { state, action, recorded in
        values.begin(recorded)
        Reduction.begin()
        defer { Reduction.end() }
        #if DEBUG
        ReplayedStates.changing { _ = runner.reduce(into: &state, action: action) }
        #else
        _ = runner.reduce(into: &state, action: action)
        #endif
      }
    }
  }
}
