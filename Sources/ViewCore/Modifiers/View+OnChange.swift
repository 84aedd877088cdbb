extension View {
  /// Runs an action when a value differs from what it was the last time the body ran.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - initial: Whether to run the action when the view appears too.
  ///   - action: What to do with the old value and the new one.
  /// - Returns: The view, watched.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    LifetimeView(
      content: self,
      follower: ChangeFollower(value: value, runsInitially: initial, action: action)
    )
  }

  /// Runs an action when a value differs from what it was the last time the body ran.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - initial: Whether to run the action when the view appears too.
  ///   - action: What to do.
  /// - Returns: The view, watched.
  public func onChange(
    of value: some Equatable,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value when a value differs from what it was the last time.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - action: What to do with the new value.
  /// - Returns: The view, watched.
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    onChange(of: value) { _, newValue in action(newValue) }
  }
}

private struct ChangeFollower<Value: Equatable>: LifetimeFollower {
  let value: Value
  let runsInitially: Bool
  let action: (Value, Value) -> Void

  func appear(in graph: ViewGraph) -> Value {
    if runsInitially { graph.afterUpdate { action(value, value) } }
    return value
  }

  func update(_ memory: inout Value, in graph: ViewGraph) {
    let oldValue = memory
    guard value != oldValue else { return }
    memory = value
    graph.afterUpdate { action(oldValue, value) }
  }

  func disappear(_ memory: Value, in graph: ViewGraph) {}
}
