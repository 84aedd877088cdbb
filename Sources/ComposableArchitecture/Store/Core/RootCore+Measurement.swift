internal import CasePaths
internal import ConcurrencyExtras
internal import ViewLayer

extension RootCore {
  /// Handles an action for a log or for the observer of the process.
  @inline(never)
  func handleObserved(
    _ action: Action,
    from origin: ActionOrigin,
    in scope: EffectScope?
  ) -> EffectScope? {
    guard let log else { return begin(reduceMeasured(action), in: scope, cause: nil) }
    return EndpointCall.outside {
      #if DEBUG
      if present != nil {
        return handleInPresent(action, from: origin) {
          handle(action, from: origin, in: scope, for: log)
        }
      }
      #endif
      return handle(action, from: origin, in: scope, for: log)
    }
  }

  /// Handles an action for a log.
  ///
  /// It has a copy of the state, so a measurement alone takes no more of the stack than none.
  @inline(never)
  private func handle(
    _ action: Action,
    from origin: ActionOrigin,
    in scope: EffectScope?,
    for log: any CoreLog<State, Action>
  ) -> EffectScope? {
    let before = state
    log.willHandle(action, from: origin, isDirect: scope == nil, before: before)
    let effect = reduceMeasured(action)
    let cause = log.handled(
      action,
      from: origin,
      isDirect: scope == nil,
      before: before,
      after: state
    )
    return begin(effect, in: scope, cause: cause)
  }

  /// Reduces an action, measured by the observer of the process.
  func reduceMeasured(_ action: Action) -> Effect<Action> {
    guard let observer = MainActorWork.observer else { return reduce(action) }
    let work = MainActorWork(.reducer, of: Action.self) {
      // An action that is not an enum would be printed with its values.
      let name = EnumMetadata(Action.self) == nil ? nil : caseName(of: action)
      return typeName(Action.self) + (name.map { ".\($0)" } ?? "")
    }
    return observer.perform(work) { reduce(action) }
  }
}
