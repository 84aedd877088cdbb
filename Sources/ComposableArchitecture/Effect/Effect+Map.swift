extension Effect {
  /// Transforms the actions that an effect sends.
  ///
  /// A reducer that runs another reducer turns its actions into its own:
  ///
  /// ```swift
  /// case .counter(let action):
  ///   return Counter().reduce(into: &state.counter, action: action).map(Action.counter)
  /// ```
  ///
  /// The action of ``send(_:)`` is transformed at once. The actions of running work are transformed when they are
  /// sent.
  ///
  /// Effects of a child of the other reducer end if that reducer removes the child. A ``Scope`` also notices when
  /// another reducer removes it. This holds for a reducer with a `body`. To map the effects of a part of a body, such as
  /// a `Reduce` with an `ifLet`, make it a reducer of its own.
  ///
  /// - Parameter transform: Makes the new action.
  /// - Returns: An effect that does the same work and sends the new actions.
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    // A manual map does not know where the state is.
    map(transform, presence: \.manuallyRun)
  }

  /// Transforms the actions that an effect sends, and the way in which it checks whether children exist.
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
