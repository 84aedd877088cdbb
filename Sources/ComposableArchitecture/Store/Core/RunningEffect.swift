internal import ConcurrencyExtras

/// One piece of asynchronous work that a store runs.
///
/// It completes once: when the work ends, or earlier when its region is cancelled. Its completion starts the next
/// effect. The task of cancelled work may take a while to end. Until then, only its scope counts it.
@MainActor
final class RunningEffect {
  let serial: Int
  let scope: EffectScope
  /// The place in source code for issues about late actions, if the work can send any.
  let location: SourceLocation?
  /// Whether the work has returned.
  ///
  /// A later action comes from an escaped `Send`.
  private(set) var hasEnded = false
  /// Whether the work has dismissed its feature, so that no feature is left to handle its actions.
  var hasDismissed = false

  private weak var owner: (any EffectOwner)?
  private let region: EffectRegion?
  private var completion: (@MainActor () -> Void)?

  init(
    serial: Int,
    context: EffectContext,
    location: SourceLocation?,
    owner: any EffectOwner,
    completion: (@MainActor () -> Void)?
  ) {
    self.serial = serial
    self.location = location
    self.owner = owner
    self.completion = completion
    scope = context.scope
    region = context.region
    LiveEffects.begin()
  }

  deinit {
    LiveEffects.end()
  }

  /// Registers work that has not begun.
  ///
  /// - Parameter stop: Cancels the work.
  func start(stop: @escaping @Sendable () -> Void) {
    register(stop: stop)
    stopIfCancelled(stop)
  }

  /// Registers the work with its scope and region.
  ///
  /// It calls no other code, because it may be called under a lock.
  ///
  /// - Parameter stop: Cancels the work.
  func register(stop: @escaping @Sendable () -> Void) {
    scope.begin()
    scope.add(stop, serial: serial)
    region?.insert(self, stop: stop)
  }

  /// Stops the work if it was cancelled before it was registered.
  func stopIfCancelled(_ stop: () -> Void) {
    if region?.isCancelled == true {
      stop()
      Task { @MainActor in wasStopped() }
    } else if scope.isCancelled {
      stop()
    }
  }

  /// Called when the work was cancelled.
  ///
  /// The next effect does not wait for the work to return.
  func wasStopped() {
    complete()
  }

  /// Called when the work has returned.
  func workReturned() {
    hasEnded = true
    scope.remove(serial: serial)
    complete()
    scope.end()
    owner?.ended(self)
  }

  private func complete() {
    region?.remove(self)
    guard let completion = completion.take() else { return }
    guard let owner else { return completion() }
    owner.resumeDrain(with: completion)
  }
}

/// The core that runs effects.
@MainActor
protocol EffectOwner: AnyObject {
  /// Runs the completion of an effect, and handles the actions that it leads to.
  func resumeDrain(with next: () -> Void)

  /// Releases an effect that has ended.
  func ended(_ effect: RunningEffect)
}

/// The context in which an effect starts: its scope, its cause, and how it is cancelled.
struct EffectContext {
  let scope: EffectScope
  /// The cause for the log, if there is one.
  private(set) var cause: EffectCause?
  var region: EffectRegion?
  /// The outermost region around the effect in which nothing has run yet.
  var freshRegion: EffectRegion?
  /// The children that contain the effect, from the root down.
  var path: [ChildID] = []
  /// Dismisses the presented feature that contains the effect, or nil if there is none.
  ///
  /// It returns false if the feature was already dismissed.
  var dismiss: (@MainActor @Sendable () -> Bool)?
  /// The number of presentations around the effect.
  var presentations = 0
  /// The gate of a throttled effect.
  ///
  /// It decides when actions are handled.
  var gate: ThrottleGate?
  /// The transaction for the changes that the actions make, if there is one.
  var transaction: EffectTransaction?

  /// The context of one effect, whose actions the log tells from those of other effects.
  @MainActor
  func ofEffect(serial: Int, at location: SourceLocation?) -> Self {
    guard let cause else { return self }
    var context = self
    context.cause = cause.ofEffect(serial: serial, at: location, ids: region?.ids ?? [])
    return context
  }

  /// Makes the effect a part of an effect of another store.
  mutating func enter(_ place: EffectPlace) {
    cause = place.cause
    path = place.path
    region = place.region
    presentations = place.presentations
    guard let dismiss = place.dismiss else { return }
    self.dismiss = {
      dismiss()
      return true
    }
  }

  @MainActor var isCancelled: Bool {
    region?.isCancelled == true || scope.isCancelled
  }

  /// Whether the effect is the first that runs in a region around it.
  func isFirst(in other: EffectRegion) -> Bool {
    guard let region, let freshRegion else { return false }
    return (region === other || region.isInside(other))
      && (other === freshRegion || other.isInside(freshRegion))
  }
}
