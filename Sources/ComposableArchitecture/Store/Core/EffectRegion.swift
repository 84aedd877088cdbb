internal import ConcurrencyExtras

/// The stretch of an effect that can be cancelled as one, while it runs: what `cancellable(id:)` or
/// `withTaskCancellation(id:)` encloses, or what belongs to a child.
///
/// Any thread may cancel it. What runs in it is told at once, and what follows it begins on the main actor.
final class EffectRegion: Sendable {
  /// An effect, and what stops it.
  private typealias Work = (effect: RunningEffect, stop: @Sendable () -> Void)

  private struct State {
    var isCancelled = false
    var work = Numbered<Work>()
    /// Stops the task of `withTaskCancellation(id:)`.
    var stopTask: (@Sendable () -> Void)?
  }

  let serial: Int
  /// Whether it is that of `withTaskCancellation(id:)`, which may outlive the effect that calls it.
  let isOfTask: Bool
  /// The registry of the store that runs the stretch.
  private let owner: ObjectIdentifier
  /// The children that the stretch is in, from the root.
  let path: [ChildID]
  private let enclosing: EffectRegion?
  private let state = Locked(State())

  init(
    serial: Int,
    owner: ObjectIdentifier,
    path: [ChildID],
    enclosing: EffectRegion?,
    isOfTask: Bool = false
  ) {
    self.serial = serial
    self.isOfTask = isOfTask
    self.owner = owner
    self.path = path
    self.enclosing = enclosing
  }

  /// Whether this region, or one around it, was cancelled: nothing more may start in it.
  var isCancelled: Bool {
    state.withLock { $0.isCancelled } || enclosing?.isCancelled == true
  }

  /// Whether the region is one of a store, in a child or in those below it.
  func belongs(to registry: CancellationRegistry, under path: [ChildID]) -> Bool {
    owner == ObjectIdentifier(registry) && self.path.starts(with: path)
  }

  /// Whether another region encloses this one.
  func isInside(_ other: EffectRegion) -> Bool {
    enclosing.map { $0 === other || $0.isInside(other) } ?? false
  }

  /// Adds an effect, which is stopped now if the region was cancelled since it was asked.
  func insert(_ effect: RunningEffect, stop: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock { state in
      state.work.insert((effect, stop), number: effect.serial)
      return state.isCancelled
    }
    enclosing?.insert(effect, stop: stop)
    guard isCancelled else { return }
    stop()
    Task { @MainActor in endEffects() }
  }

  /// Adds the task that the region is of, which is stopped now if the region was cancelled before.
  func insertTask(stop: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock { state in
      state.stopTask = stop
      return state.isCancelled
    }
    guard isCancelled else { return }
    stop()
  }

  func remove(_ effect: RunningEffect) {
    // NB: Returned from the lock before it is let go, as that may run anything.
    _ = state.withLock { $0.work.remove(effect.serial) }
    enclosing?.remove(effect)
  }

  /// Stops what runs in the region, and ends it, in the order in which it started.
  func cancel() {
    let (stopTask, work) = state.withLock { state in
      state.isCancelled = true
      return (state.stopTask, state.work.inOrder)
    }
    stopTask?()
    guard !work.isEmpty else { return }
    for (_, stop) in work {
      stop()
    }
    soonOnMainActor { self.endEffects() }
  }

  @MainActor
  private func endEffects() {
    for (effect, _) in state.withLock({ $0.work.inOrder }) {
      effect.wasStopped()
    }
  }
}
