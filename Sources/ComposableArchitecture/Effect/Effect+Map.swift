extension Effect {
  /// Changes the actions that an effect sends.
  ///
  /// A reducer that runs another one turns the other's actions into its own:
  ///
  /// ```swift
  /// case .counter(let action):
  ///   return Counter().reduce(into: &state.counter, action: action).map(Action.counter)
  /// ```
  ///
  /// An action of ``send(_:)`` is changed here and now, the actions of running work as they come.
  ///
  /// - Parameter transform: Makes an action of the new kind.
  /// - Returns: An effect that does the same work and sends the new actions.
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    switch operation {
    case .none:
      return .none
    case .send(let action):
      return .send(transform(action))
    case .run(let run):
      return Effect<T>(operation: .run(run.map(transform)))
    case .merge(let effects):
      return Effect<T>(operation: .merge(effects.map { $0.map(transform) }))
    case .concatenate(let effects):
      return Effect<T>(operation: .concatenate(effects.map { $0.map(transform) }))
    case .cancellable(let effect, let id, let cancelInFlight):
      return Effect<T>(
        operation: .cancellable(effect.map(transform), id, cancelInFlight: cancelInFlight)
      )
    case .cancel(let id):
      return Effect<T>(operation: .cancel(id))
    }
  }
}

extension RunOperation {
  fileprivate func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> RunOperation<T> {
    RunOperation<T>(
      priority: priority,
      name: name,
      location: location,
      dependencies: dependencies
    ) { [work] send in
      await work(Send { send(transform($0)) })
    }
  }
}
