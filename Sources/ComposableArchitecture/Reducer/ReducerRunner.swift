/// Runs the reducer of a child, or of a store's root.
///
/// A body is evaluated where it is first needed and then kept: building it anew for every action
/// would cost more than most reducers do, and more with every level of children. A body with an
/// `if`, a `switch` or a loop may come out differently each time, so it is built each time.
public class _ReducerRunner<State, Action> {
  @usableFromInline
  init() {}

  @usableFromInline
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
///
/// Methods of a generic class are never compiled for one type alone. So all it does is to hand the
/// body to the reducer, whose conformance is.
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
    body.initialize(to: reducer.body)
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
