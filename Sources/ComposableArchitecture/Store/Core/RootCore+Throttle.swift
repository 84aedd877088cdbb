internal import ConcurrencyExtras

// Throttled effects: they send at most one action in an interval.

extension RootCore {
  /// Handles an action of a running effect, as soon as its throttle allows.
  func deliver(_ action: Action, of effect: RunningEffect, in context: EffectContext) {
    if let gate = context.gate {
      submit(action, to: gate, in: context)
    } else {
      receive(action, in: effect.scope, by: context.cause, with: context.transaction)
    }
  }

  /// Handles an action as soon as a throttle allows.
  ///
  /// The effect that sent the action may end before. So the wait counts as an effect, which the throttle's id
  /// cancels.
  func submit(_ action: Action, to gate: ThrottleGate, in context: EffectContext) {
    var waitContext = context
    let region = makeRegion(in: context, id: gate.id)
    waitContext.region = region
    let number = registry.insert(region, for: gate.id)
    let effect = makeEffect(in: waitContext, location: nil) { [registry] in
      registry.remove(number, for: gate.id)
    }
    let wait = ThrottleWait(in: waitContext) { effect.workReturned() }
    effect.start { MainThread.run { wait.end() } }
    started(effect)
    log?.effectStarted(serial: effect.serial, cause: context.cause)
    gate.window.submit(action, wait: wait) {
      [weak self, scope = context.scope, cause = context.cause, transaction = context.transaction]
      action in
      guard let action = action as? Action else { return }
      self?.receive(action, in: scope, by: cause, with: transaction)
    }
  }

  /// The gate of a throttle, with the history of its id.
  func gate(of throttle: Throttle) -> ThrottleGate {
    let history = registry.throttles[throttle.id] ?? ThrottleHistory()
    registry.throttles[throttle.id] = history
    return ThrottleGate(id: throttle.id, window: throttle.makeWindow(history))
  }
}
