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
    gate.window.submit { [weak self] in
      self?.receive(action, in: context.scope, with: context.transaction)
    } wait: {
      var context = context
      let region = makeRegion(in: context)
      context.region = region
      registry.insert(region, for: gate.id)
      let effect = makeEffect(in: context, location: nil) { [weak self] in
        self?.registry.remove(region, for: gate.id)
      }
      let wait = ThrottleWait { effect.workReturned() }
      effect.start { soonOnMainActor { wait.end() } }
      started(effect)
      log?.effectStarted(serial: effect.serial, cause: context.cause)
      return wait
    }
  }

  /// The gate of all throttles with an id.
  func gate(of throttle: Throttle) -> ThrottleGate {
    if let gate = gates[throttle.id] { return gate }
    let gate = ThrottleGate(id: throttle.id, window: throttle.makeWindow())
    gates[throttle.id] = gate
    return gate
  }
}
