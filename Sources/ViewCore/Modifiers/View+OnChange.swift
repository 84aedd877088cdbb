nonisolated extension View {
  /// Runs an action when a value has changed since the last run of the body.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - initial: Whether the action also runs when the view appears.
  ///   - action: The action, which receives the old and the new value.
  /// - Returns: The view with its observer.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    LifetimeView(
      content: self,
      observer: ChangeObserver(value: value, runsInitially: initial, action: action)
    )
  }

  /// Runs an action when a value has changed since the last run of the body.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - initial: Whether the action also runs when the view appears.
  ///   - action: The action to run.
  /// - Returns: The view with its observer.
  public func onChange(
    of value: some Equatable,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value when a value has changed since the last run of the body.
  ///
  /// The action is the one of the last run, so that captures, as in `{ [phase] newPhase in … }`,
  /// have the old value.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - action: The action, which receives the new value.
  /// - Returns: The view with its observer.
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    LifetimeView(content: self, observer: FormerChangeObserver(value: value, action: action))
  }
}

private struct ChangeObserver<Value: Equatable>: LifetimeObserver {
  let value: Value
  let runsInitially: Bool
  let action: (Value, Value) -> Void

  func appear(in graph: ViewGraph) -> Value {
    if runsInitially { graph.afterUpdate { ViewCode.onChange.run { action(value, value) } } }
    return value
  }

  func update(_ memory: inout Value, in graph: ViewGraph) {
    let oldValue = memory
    guard value != oldValue else { return }
    memory = value
    graph.afterUpdate { ViewCode.onChange.run { action(oldValue, value) } }
  }

  func disappear(_ memory: Value, in graph: ViewGraph) {}
}

/// Runs the action of the last run of the body.
private struct FormerChangeObserver<Value: Equatable>: LifetimeObserver {
  let value: Value
  let action: (Value) -> Void

  func appear(in graph: ViewGraph) -> Self { self }

  func update(_ memory: inout Self, in graph: ViewGraph) {
    let former = memory
    memory = self
    guard value != former.value else { return }
    graph.afterUpdate { ViewCode.onChange.run { former.action(value) } }
  }

  func disappear(_ memory: Self, in graph: ViewGraph) {}
}
