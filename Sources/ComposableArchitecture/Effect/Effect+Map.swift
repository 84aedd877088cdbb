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
  /// Effects of a child of the other reducer end when the child goes while that reducer runs. A ``Scope`` also
  /// sees it when someone else takes the child away.
  ///
  /// - Parameter transform: Makes an action of the new kind.
  /// - Returns: An effect that does the same work and sends the new actions.
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    // Whoever maps by hand does not say where the state is.
    map(transform, presence: \.byHand)
  }

  /// Changes the actions that an effect sends, and where it looks for children.
  func map<T>(
    _ transform: @escaping @Sendable (Action) -> T,
    presence: (ChildPresence) -> ChildPresence
  ) -> Effect<T> {
    func map(_ effect: Self) -> Effect<T> {
      effect.map(transform, presence: presence)
    }
    return switch operation {
    case .none: .none
    case .send(let action): .send(transform(action))
    case .run(let run): Effect<T>(operation: .run(run.map(transform)))
    case .publisher(let publisher): Effect<T>(operation: .publisher(publisher.map(transform)))
    case .merge(let effects): Effect<T>(operation: .merge(effects.map(map)))
    case .concatenate(let effects): Effect<T>(operation: .concatenate(effects.map(map)))
    case .cancellable(let effect, let id, let cancelInFlight):
      Effect<T>(operation: .cancellable(map(effect), id, cancelInFlight: cancelInFlight))
    case .cancel(let id): Effect<T>(operation: .cancel(id))
    case .throttle(let effect, let throttle):
      Effect<T>(operation: .throttle(map(effect), throttle))
    case .transaction(let effect, let transaction):
      Effect<T>(operation: .transaction(map(effect), transaction))
    case .end(let regions): Effect<T>(operation: .end(regions))
    case .child(let effect, let scope):
      Effect<T>(
        operation: .child(map(effect), scope.map(transform, presence: presence(scope.presence)))
      )
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
      await work(Send.unguarded { send(transform($0)) })
    }
  }
}
