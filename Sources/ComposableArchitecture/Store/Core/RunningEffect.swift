internal import ConcurrencyExtras

/// One piece of asynchronous work that a store runs.
///
/// It completes once: when the work ends, or before that when its region is cancelled. Completing
/// starts what comes after it. The task of cancelled work may need a while to end; until then it
/// counts in its scope and no longer anywhere else.
@MainActor
final class RunningEffect {
  let serial: Int
  let scope: EffectScope
  /// Where the work was given, if it can send actions when it should not.
  let location: SourceLocation?
  /// Whether the work has returned: an action sent after that comes from an escaped `Send`.
  private(set) var hasEnded = false
  /// Whether the work ended the presentation of its feature: nothing is left to send actions to.
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

  /// Begins to count, and to be cancelled with others.
  ///
  /// - Parameter stop: Cancels the work.
  func start(stop: @escaping @Sendable () -> Void) {
    scope.begin()
    scope.add(stop, serial: serial)
    region?.insert(self, stop: stop)
  }

  /// Called when the work was told to stop: what comes after it need not wait for the work to return.
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
    owner.goOn(with: completion)
  }
}

/// What runs effects.
@MainActor
protocol EffectOwner: AnyObject {
  /// Does what the end of an effect has made possible, and handles the actions that come of it.
  func goOn(with next: () -> Void)

  /// Lets go of an effect that has ended.
  func ended(_ effect: RunningEffect)
}

/// Where an effect is started: what it counts in, what can cancel it, and what asked for it.
struct EffectContext {
  let scope: EffectScope
  /// What stands for the action in the log, if there is one.
  let cause: EffectCause?
  var region: EffectRegion?
  /// The children that the effect is in, from the root.
  var path: [ChildID] = []
  /// Ends the presentation that the effect is in, or nil if there is none.
  ///
  /// It returns whether the presentation had not ended before.
  var dismiss: (@MainActor @Sendable () -> Bool)?
  /// What decides when actions are handled, if the effect is throttled.
  var gate: ThrottleGate?
  /// What goes with the changes that the actions make, if the effect says so.
  var transaction: EffectTransaction?

  @MainActor var isCancelled: Bool {
    region?.isCancelled == true || scope.isCancelled
  }
}
