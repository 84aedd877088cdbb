internal import ConcurrencyExtras

/// A part of a running effect that is cancelled as a unit: the content of `cancellable(id:)` or
/// `withTaskCancellation(id:)`, or an effect of a child.
///
/// Any thread may cancel it. Its work is cancelled at once, and the effect that follows it starts on the main actor.
final class EffectRegion: Sendable {
  /// An effect, and the function that stops it.
  private typealias Work = (effect: RunningEffect, stop: @Sendable () -> Void)

  private struct State {
    var isCancelled = false
    var work = Numbered<Work>()
    /// Stops the task of `withTaskCancellation(id:)`.
    var stopTask: (@Sendable () -> Void)?
  }

  let serial: Int
  /// Whether the region belongs to a `withTaskCancellation(id:)`, which may outlive the effect that calls it.
  let isOfTask: Bool
  /// The registry of the store that runs the region.
  private let owner: ObjectIdentifier
  /// The children that contain the region, from the root down.
  let path: [ChildID]
  private let enclosing: EffectRegion?
  #if DEBUG
  /// The id that cancels the region, if one does.
  private let id: CancelID?
  #endif
  private let state = Locked(State())

  init(
    serial: Int,
    owner: ObjectIdentifier,
    path: [ChildID],
    enclosing: EffectRegion?,
    isOfTask: Bool = false,
    id: CancelID? = nil
  ) {
    self.serial = serial
    self.isOfTask = isOfTask
    self.owner = owner
    self.path = path
    self.enclosing = enclosing
    #if DEBUG
    self.id = id
    #endif
  }

  /// The ids that cancel the region, the innermost first.
  ///
  /// Only debug builds know them, for the inspector.
  var ids: [CancelID] {
    #if DEBUG
    (id.map { [$0] } ?? []) + (enclosing?.ids ?? [])
    #else
    []
    #endif
  }

  /// Whether this region, or one around it, was cancelled.
  ///
  /// Nothing starts in a cancelled region.
  var isCancelled: Bool {
    state.withLock { $0.isCancelled } || enclosing?.isCancelled == true
  }

  /// Whether the region belongs to a store, and to a child or the children below it.
  func belongs(to registry: CancellationRegistry, under path: [ChildID]) -> Bool {
    owner == ObjectIdentifier(registry) && self.path.starts(with: path)
  }

  /// Whether another region encloses this one.
  func isInside(_ other: EffectRegion) -> Bool {
    enclosing.map { $0 === other || $0.isInside(other) } ?? false
  }

  /// Adds an effect.
  ///
  /// The caller stops it if the region was cancelled in the meantime.
  func insert(_ effect: RunningEffect, stop: @escaping @Sendable () -> Void) {
    state.withLock { $0.work.insert((effect, stop), number: effect.serial) }
    enclosing?.insert(effect, stop: stop)
  }

  /// Adds the task of the region.
  ///
  /// The caller stops it if the region was cancelled in the meantime.
  func insertTask(stop: @escaping @Sendable () -> Void) {
    state.withLock { $0.stopTask = stop }
  }

  func remove(_ effect: RunningEffect) {
    // NB: It leaves the lock before it is released, because its release may run any code.
    _ = state.withLock { $0.work.remove(effect.serial) }
    enclosing?.remove(effect)
  }

  /// Stops and ends the effects of the region, in the order in which they started.
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
    MainThread.run { self.endEffects() }
  }

  @MainActor
  private func endEffects() {
    for (effect, _) in state.withLock({ $0.work.inOrder }) {
      effect.wasStopped()
    }
  }
}
