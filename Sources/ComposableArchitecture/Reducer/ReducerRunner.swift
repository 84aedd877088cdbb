/// Runs the reducer of a child, or of a store's root feature.
///
/// A body is evaluated at its first use and then kept. Evaluating it for every action would cost more than most
/// reducers, and more with every level of children. A body with an `if`, a `switch` or a loop may differ each time,
/// so it is evaluated each time.
public class _ReducerRunner<State, Action> {
  @usableFromInline
  init() {}

  @usableFromInline
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    fatalError("A runner overrides this.")
  }
}

/// Runs a reducer without a body.
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
///
/// The compiler never specializes methods of a generic class. So the runner passes the body to a static method of the
/// reducer's conformance, which is specialized.
final class BodyRunner<R: Reducer>: _ReducerRunner<R.State, R.Action> {
  private let reducer: R
  private var body: UnsafeMutablePointer<R.Body>?
  private let isConditional: Bool

  init(_ reducer: R, isConditional: Bool) {
    self.reducer = reducer
    self.isConditional = isConditional
    super.init()
  }

  deinit {
    body?.deinitialize(count: 1)
    body?.deallocate()
  }

  override func reduce(into state: inout R.State, action: R.Action) -> Effect<R.Action> {
    guard let body, !isConditional else { return reduceWithNewBody(&state, action: action) }
    return borrow(body) { R._reduce($0, into: &state, action: action) }
  }

  @inline(never)
  private func reduceWithNewBody(
    _ state: inout R.State,
    action: R.Action
  ) -> Effect<R.Action> {
    let body = UnsafeMutablePointer<R.Body>.allocate(capacity: 1)
    body.initialize(to: BodyEvaluation.evaluate { reducer.body })
    guard isConditional else {
      self.body = body
      return borrow(body) { R._reduce($0, into: &state, action: action) }
    }
    defer {
      body.deinitialize(count: 1)
      body.deallocate()
    }
    return borrow(body) { R._reduce($0, into: &state, action: action) }
  }
}
