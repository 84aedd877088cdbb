internal import ConcurrencyExtras
internal import Dependencies

extension RootCore {
  typealias Completion = @MainActor () -> Void

  /// Cancels all running effects.
  func cancelEffects() {
    for scope in scopes.values {
      scope.cancel()
    }
  }

  /// Starts an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - context: The context of the effect.
  ///   - completion: Called once when the effect has ended, perhaps before this function returns.
  func start(_ effect: Effect<Action>, in context: EffectContext, completion: Completion?) {
    guard !context.isCancelled else {
      completion?()
      return
    }
    switch effect.operation {
    case .none:
      completion?()
    case .send(let action):
      if let gate = context.gate {
        submit(action, to: gate, in: context)
      } else {
        if let transaction = context.transaction { self.transaction = transaction }
        enqueue(action, from: .effect(by: context.cause), in: context.scope)
      }
      completion?()
    case .run(let run):
      start(run, in: context, completion: completion)
    case .publisher(let publisher):
      subscribe(publisher, in: context, completion: completion)
    case .merge(let effects):
      merge(effects, in: context, completion: completion)
    case .concatenate(let effects):
      Concatenation(effects, in: context, of: self, completion: completion).proceed()
    case .cancellable(let effect, let id, let cancelInFlight):
      startRegion(
        effect,
        id: id,
        cancelInFlight: cancelInFlight,
        in: context,
        completion: completion
      )
    case .cancel(let id):
      registry.cancel(id, under: context.path, unless: context.isFirst)
      completion?()
    case .end(let regions):
      for region in regions where region.belongs(to: registry, under: context.path) {
        region.cancel()
      }
      completion?()
    case .throttle(let effect, let throttle):
      var context = context
      context.gate = gate(of: throttle)
      start(effect, in: context, completion: completion)
    case .transaction(let effect, let transaction):
      var context = context
      context.transaction = context.transaction ?? transaction
      start(effect, in: context, completion: completion)
    case .child(let effect, let scope):
      startChild(effect, scope: scope, in: context, completion: completion)
    }
  }

  private func merge(
    _ effects: [Effect<Action>],
    in context: EffectContext,
    completion: Completion?
  ) {
    var context = context
    context.freshRegion = nil
    guard let completion else {
      for effect in effects {
        start(effect, in: context, completion: nil)
      }
      return
    }
    var remaining = effects.count
    for effect in effects {
      start(effect, in: context) {
        remaining -= 1
        guard remaining == 0 else { return }
        completion()
      }
    }
  }

  private func startRegion(
    _ effect: Effect<Action>,
    id: CancelID,
    cancelInFlight: Bool,
    in context: EffectContext,
    completion: Completion?
  ) {
    let region = makeRegion(in: context, id: id)
    let number = registry.insert(region, for: id, cancelInFlight: cancelInFlight)
    var context = context
    context.region = region
    context.freshRegion = context.freshRegion ?? region
    start(effect, in: context) { [registry] in
      registry.remove(number, for: id)
      completion?()
    }
  }

  private func startChild(
    _ effect: Effect<Action>,
    scope: ChildScope<Action>,
    in context: EffectContext,
    completion: Completion?
  ) {
    var context = context
    context.path.append(scope.id)
    let region = makeRegion(in: context)
    context.region = region
    switch scope.presence {
    case .inState(let predicate):
      guard let predicate = predicate as? ChildPredicateOn<State> else { break }
      if childEffects == nil { childEffects = ChildEffects() }
      childEffects?.insert(region, while: predicate)
    case .inManuallyRunState(let predicate):
      ManuallyRunChildren.insert(region, while: predicate)
    }
    if let dismissal = scope.dismissal {
      context.presentations += 1
      context.dismiss = { [weak self, scope = context.scope, cause = context.cause] in
        guard let self, !region.isCancelled else { return false }
        receive(dismissal, in: scope, by: cause)
        return true
      }
    }
    start(effect, in: context) { [weak self] in
      self?.childEffects?.remove(region)
      ManuallyRunChildren.remove(region, of: scope.presence)
      completion?()
    }
  }

  func makeRegion(in context: EffectContext, id: CancelID? = nil) -> EffectRegion {
    EffectRegion(
      serial: registry.makeSerial(),
      owner: ObjectIdentifier(registry),
      path: context.path,
      enclosing: context.region,
      id: id
    )
  }

  private func start(
    _ run: RunOperation<Action>,
    in context: EffectContext,
    completion: Completion?
  ) {
    let effect = makeEffect(in: context, location: run.location, completion: completion)
    let context = context.ofEffect(serial: effect.serial, at: run.location)
    let send = Send<Action>.unguarded { [weak self] action in
      self?.receive(action, from: effect, in: context)
    }
    let place = place(of: effect, in: context)
    let task = registry.registering {
      let task = EffectPlace.$current.withValue(place) {
        DependencyValues.withCurrent(run.dependencies) {
          makeTask(run) {
            await run.work(send)
            await effect.workReturned()
          }
        }
      }
      effect.register(stop: task.cancel)
      return task
    }
    effect.stopIfCancelled(task.cancel)
    started(effect)
    log?.effectStarted(serial: effect.serial, cause: context.cause)
  }

  private func subscribe(
    _ publisher: PublisherOperation<Action>,
    in context: EffectContext,
    completion: Completion?
  ) {
    let effect = makeEffect(in: context, location: nil, completion: completion)
    let context = context.ofEffect(serial: effect.serial, at: nil)
    let subscription = EffectSubscription<Action> { [weak self] action in
      self?.deliver(action, of: effect, in: context)
    } onCompletion: {
      effect.workReturned()
    }
    effect.start(stop: subscription.cancel)
    started(effect)
    log?.effectStarted(serial: effect.serial, cause: context.cause)
    EffectPlace.$current.withValue(place(of: effect, in: context)) {
      DependencyValues.withCurrent(publisher.dependencies) {
        subscription.subscribe(to: publisher.publisher)
      }
    }
  }

  func makeEffect(
    in context: EffectContext,
    location: SourceLocation?,
    completion: Completion?
  ) -> RunningEffect {
    let serial = registry.makeSerial()
    return RunningEffect(
      serial: serial,
      context: context,
      location: location,
      owner: self,
      completion: log == nil ? completion : logged(completion, serial: serial, in: context)
    )
  }

  private func place(of effect: RunningEffect, in context: EffectContext) -> EffectPlace {
    guard let dismissFeature = context.dismiss else {
      guard !context.path.isEmpty || context.region != nil || context.cause != nil else {
        return effectPlace
      }
      return makePlace(in: context, dismiss: nil)
    }
    return makePlace(in: context) {
      guard dismissFeature() else { return }
      effect.hasDismissed = true
    }
  }

  private func makePlace(
    in context: EffectContext,
    dismiss: (@MainActor @Sendable () -> Void)?
  ) -> EffectPlace {
    EffectPlace(
      registry: registry,
      path: context.path,
      region: context.region,
      cause: context.cause,
      dismiss: dismiss,
      presentations: context.presentations,
      executor: executor
    )
  }

  /// Logs the end after the next effect has started, so that at least one effect runs at any time.
  private func logged(
    _ completion: Completion?,
    serial: Int,
    in context: EffectContext
  ) -> Completion {
    let log: (any EffectLog)? = log
    return { [weak log, region = context.region, scope = context.scope] in
      let isCancelled = region?.isCancelled == true || scope.isCancelled
      completion?()
      log?.effectEnded(serial: serial, isCancelled: isCancelled)
    }
  }

  private func makeTask(
    _ run: RunOperation<Action>,
    work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    guard let executor else {
      return Task(name: run.name, priority: run.priority, operation: work)
    }
    return EffectExecutor.$current.withValue(executor) {
      EffectExecutor.startTask(name: run.name, priority: run.priority, operation: work)
    }
  }
}

/// Runs effects one after the other.
@MainActor
private final class Concatenation<R: Reducer> {
  private var rest: ArraySlice<Effect<R.Action>>
  private var context: EffectContext
  private weak var core: RootCore<R>?
  private let completion: RootCore<R>.Completion?
  private var progress = Progress.ended

  init(
    _ effects: [Effect<R.Action>],
    in context: EffectContext,
    of core: RootCore<R>,
    completion: RootCore<R>.Completion?
  ) {
    rest = effects[...]
    self.context = context
    self.core = core
    self.completion = completion
  }

  /// Starts effects until one keeps running.
  ///
  /// It is a loop and not a recursion, because thousands of effects may end while they start.
  func proceed() {
    while let core, let effect = rest.popFirst() {
      progress = .starting
      let context = self.context
      self.context.freshRegion = nil
      core.start(effect, in: context) { [self] in
        let wasRunning = progress == .running
        progress = .ended
        guard wasRunning else { return }
        proceed()
      }
      guard progress == .ended else {
        progress = .running
        return
      }
    }
    completion?()
  }

  private enum Progress {
    case starting
    case running
    case ended
  }
}
