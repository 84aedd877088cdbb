/// The stretch of an effect that can be cancelled as one, while it runs: what `cancellable(id:)`
/// encloses, or what belongs to a child.
@MainActor
final class EffectRegion {
  let serial: Int
  /// The store that runs the stretch.
  private let owner: ObjectIdentifier
  /// The children that the stretch is in, from the root.
  let path: [ChildID]
  private let enclosing: EffectRegion?
  private var isCancelledItself = false
  private var effects: [Int: RunningEffect] = [:]

  init(serial: Int, owner: ObjectIdentifier, path: [ChildID], enclosing: EffectRegion?) {
    self.serial = serial
    self.owner = owner
    self.path = path
    self.enclosing = enclosing
  }

  /// Whether this region, or one around it, was cancelled: nothing more may start in it.
  var isCancelled: Bool {
    isCancelledItself || enclosing?.isCancelled == true
  }

  /// Whether the region is one of a store, in a child or in those below it.
  func belongs(to owner: AnyObject, under path: [ChildID]) -> Bool {
    self.owner == ObjectIdentifier(owner) && self.path.starts(with: path)
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
