// Effects that send no more than one action in an interval.

extension RootCore {
  /// Handles an action of a running effect, when its throttle says so.
  func deliver(_ action: Action, of effect: RunningEffect, in context: EffectContext) {
    if let gate = context.gate {
      submit(action, to: gate, in: context)
    } else {
      receive(action, in: effect.scope, with: context.transaction)
    }
  }

  /// Handles an action when a throttle says so.
  ///
  /// Until then the wait counts as an effect, which the id of the throttle cancels: the effect that sent
  /// the action may have ended.
  func submit(_ action: Action, to gate: ThrottleGate, in context: EffectContext) {
    var waitContext = context
    let region = makeRegion(in: context)
    waitContext.region = region
    let number = registry.insert(region, for: gate.id)
    let effect = makeEffect(in: waitContext, location: nil) { [registry] in
      registry.remove(number, for: gate.id)
    }
    let wait = ThrottleWait(in: waitContext) { effect.workReturned() }
    effect.start { soonOnMainActor { wait.end() } }
    started(effect)
    log?.effectStarted(serial: effect.serial, cause: context.cause)
    let work: @MainActor () -> Void = {
      [weak self, scope = context.scope, transaction = context.transaction] in
      self?.receive(action, in: scope, with: transaction)
    }
    gate.window.submit(work, wait: wait)
  }

  /// The gate of a throttle, after what those with its id have sent.
  func gate(of throttle: Throttle) -> ThrottleGate {
    let history = throttles[throttle.id] ?? ThrottleHistory()
    throttles[throttle.id] = history
    return ThrottleGate(id: throttle.id, window: throttle.makeWindow(history))
  }
}
