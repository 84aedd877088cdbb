/// Runs the reducer of a child, or of a store's root.
///
/// A body is evaluated where it is first needed and then kept: building it anew for every action
/// would cost more than most reducers do, and more with every level of children. A body with an
/// `if`, a `switch` or a loop may come out differently each time, so it is built each time.
public class _ReducerRunner<State, Action> {
  init() {}

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    fatalError("A runner overrides this.")
  }
}

/// Runs a reducer that has no body.
final class DirectRunner<R: Reducer>: _ReducerRunner<R.State, R.Action> {
  private let reducer: R

  init(_ reducer: R) {
    self.reducer = reducer
    super.init()
  }

  override func reduce(into state: inout R.State, action: R.Action) -> Effect<R.Action> {
    reducer.reduce(into: &state, action: action)
  }
}

/// Runs the body of a reducer.
final class BodyRunner<R: Reducer>: _ReducerRunner<R.State, R.Action>
where R.Body: Reducer<R.State, R.Action> {
  private let reducer: R
  private var body: R.Body?

  init(_ reducer: R) {
    self.reducer = reducer
    super.init()
  }

  override func reduce(into state: inout R.State, action: R.Action) -> Effect<R.Action> {
    if let body { return body.reduce(into: &state, action: action) }
    let body = reducer.body
    if !R.Body._isConditional {
      self.body = body
    }
    return body.reduce(into: &state, action: action)
  }
}
