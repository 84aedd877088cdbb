internal import ConcurrencyExtras

/// The running effects of children in features that a reducer runs manually.
///
/// ```
/// case .counter(let action):
///   return Counter().reduce(into: &state.counter, action: action).map(Action.counter)
/// ```
///
/// A store cannot check whether a child of `Counter` still exists, because it does not know where the counter's state
/// is. So the check happens whenever the counter runs: a child that existed before and not afterwards was removed.
/// The store that runs the feature then ends those effects that are its own.
@usableFromInline
enum ManuallyRunChildren {
  private struct Entry {
    let region: EffectRegion
    let predicate: ChildPredicate
  }

  /// The effects, by the type of the state that contains the child, and by the region.
  private static let entries = Locked<[ObjectIdentifier: [ObjectIdentifier: Entry]]>([:])

  static func insert(_ region: EffectRegion, while predicate: ChildPredicate) {
    entries.withLock {
      $0[ObjectIdentifier(predicate.stateType), default: [:]][ObjectIdentifier(region)] =
        Entry(region: region, predicate: predicate)
    }
  }

  static func remove(_ region: EffectRegion, of presence: ChildPresence) {
    guard case .inManuallyRunState(let predicate) = presence else { return }
    let type = ObjectIdentifier(predicate.stateType)
    entries.withLock {
      $0[type]?[ObjectIdentifier(region)] = nil
      guard $0[type]?.isEmpty == true else { return }
      $0[type] = nil
    }
  }

  static var isEmpty: Bool { entries.withLock { $0.isEmpty } }

  /// Whether there can be any such effects.
  @usableFromInline static var mayExist: Bool { LiveEffects.mayExist }

  /// Runs a feature, and ends the effects of children that it removes.
  @usableFromInline
  static func reduce<State, Action>(
    _ state: inout State,
    with reduce: (inout State) -> Effect<Action>
  ) -> Effect<Action> {
    let present = entries(of: State.self).filter { $0.isPresent(state) }
    let effect = reduce(&state)
    let gone = present.filter { !$0.isPresent(state) }
    guard !gone.isEmpty else { return effect }
    return effect.merge(with: Effect(operation: .end(gone.map(\.region))))
  }

  private static func entries<State>(
    of type: State.Type
  ) -> [(region: EffectRegion, isPresent: (State) -> Bool)] {
    let entries = entries.withLock { $0[ObjectIdentifier(type)]?.values.map(\.self) ?? [] }
    return entries.compactMap { entry in
      (entry.predicate as? ChildPredicateOn<State>).map { (entry.region, $0.isPresent(in:)) }
    }
  }
}
