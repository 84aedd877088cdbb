/// The stretch of an effect that one use of `cancellable(id:)` encloses, while it runs.
@MainActor
final class EffectRegion {
  let id: CancelID
  let serial: Int
  private let enclosing: EffectRegion?
  private var isCancelledItself = false
  private var effects: [Int: RunningEffect] = [:]

  init(id: CancelID, serial: Int, enclosing: EffectRegion?) {
    self.id = id
    self.serial = serial
    self.enclosing = enclosing
  }

  /// Whether this region, or one around it, was cancelled: nothing more may start in it.
  var isCancelled: Bool {
    isCancelledItself || enclosing?.isCancelled == true
  }

  func insert(_ effect: RunningEffect) {
    effects[effect.serial] = effect
    enclosing?.insert(effect)
  }

  func remove(_ effect: RunningEffect) {
    effects[effect.serial] = nil
    enclosing?.remove(effect)
  }

  /// Ends what runs in the region, in the order in which it started.
  func cancel() {
    isCancelledItself = true
    for effect in effects.values.sorted(by: { $0.serial < $1.serial }) {
      effect.cancel()
    }
  }
}
