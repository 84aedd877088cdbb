/// The running effects of children, with what says whether their child is still there.
///
/// After an action each place is looked at once, however many effects run in it. Only if others are in it
/// than before is each effect there asked for its child.
@MainActor
struct ChildEffects<State> {
  /// A place in a child, or in the root.
  private struct PlaceID: Hashable {
    let parents: ArraySlice<ChildID>
    let place: AnyHashable?

    @MainActor
    init(of region: EffectRegion) {
      parents = region.path.dropLast()
      place = region.path.last?.place
    }
  }

  private var places: [PlaceID: ChildEffectsInPlace<State>] = [:]

  var isEmpty: Bool { places.isEmpty }

  mutating func insert(_ region: EffectRegion, while predicate: ChildPredicateOn<State>) {
    let id = PlaceID(of: region)
    let place = places[id] ?? ChildEffectsInPlace(occupants: predicate.occupants)
    place.insert(region)
    places[id] = place
  }

  mutating func remove(_ region: EffectRegion) {
    let id = PlaceID(of: region)
    guard let place = places[id] else { return }
    place.remove(region)
    guard place.isEmpty else { return }
    places[id] = nil
  }

  /// The effects whose child is gone, in the order in which they began.
  ///
  /// - Complexity: O(*p*), where *p* is the number of places, and O(*n*) in the number of effects in those
  ///   where others are than before.
  func regions(ofChildrenAbsentFrom state: State) -> [EffectRegion] {
    var regions: [EffectRegion] = []
    for place in places.values {
      regions += place.regions(ofChildrenAbsentFrom: state)
    }
    return regions.sorted { $0.serial < $1.serial }
  }
}

/// The running effects of the children in one place.
@MainActor
private final class ChildEffectsInPlace<State> {
  private let occupants: (State) -> (any ChildOccupants)?
  private var regions: [Int: EffectRegion] = [:]
  /// Those that began since somebody looked, whose child may have gone with the action that began them.
  private var newRegions: [Int: EffectRegion] = [:]
  /// Who was there then.
  private var lastOccupants: (any ChildOccupants)?

  init(occupants: @escaping (State) -> (any ChildOccupants)?) {
    self.occupants = occupants
  }

  var isEmpty: Bool { regions.isEmpty }

  func insert(_ region: EffectRegion) {
    regions[region.serial] = region
    newRegions[region.serial] = region
  }

  func remove(_ region: EffectRegion) {
    regions[region.serial] = nil
    newRegions[region.serial] = nil
  }

  func regions(ofChildrenAbsentFrom state: State) -> [EffectRegion] {
    let occupants = occupants(state)
    let suspects = isChange(to: occupants) ? regions : newRegions
    lastOccupants = occupants
    newRegions = [:]
    return suspects.values.filter { region in
      guard let occupants, let child = region.path.last else { return true }
      return !occupants.contains(child.identity)
    }
  }

  private func isChange(to occupants: (any ChildOccupants)?) -> Bool {
    guard let occupants, let lastOccupants else { return true }
    return !occupants.isEqual(to: lastOccupants)
  }
}
