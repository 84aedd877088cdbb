/// The running effects of children, for ending them when their child is removed.
///
/// After an action, each place is checked once, however many effects run in it. Only if the children at a place have
/// changed, each of its effects is checked.
@MainActor
struct ChildEffects<State> {
  /// A place in the state of a child or of the root.
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
    let place = places[id] ?? ChildEffectsInPlace(children: predicate.children)
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

  /// The effects whose child was removed, in the order in which they started.
  ///
  /// - Complexity: O(*p* + *n*), for *p* places and *n* effects at those places whose children have changed.
  func regions(ofChildrenAbsentFrom state: State) -> [EffectRegion] {
    var regions: [EffectRegion] = []
    for place in places.values {
      regions += place.regions(ofChildrenAbsentFrom: state)
    }
    return regions.sorted { $0.serial < $1.serial }
  }
}

/// The running effects of the children at one place.
@MainActor
private final class ChildEffectsInPlace<State> {
  private let children: (State) -> (any PresentChildren)?
  private var regions: [Int: EffectRegion] = [:]
  /// The effects that started since the last check.
  ///
  /// The action that started them may have removed their child.
  private var newRegions: [Int: EffectRegion] = [:]
  /// The children at the last check.
  private var lastChildren: (any PresentChildren)?

  init(children: @escaping (State) -> (any PresentChildren)?) {
    self.children = children
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
    let children = children(state)
    let suspects = isChange(to: children) ? regions : newRegions
    lastChildren = children
    newRegions = [:]
    return suspects.values.filter { region in
      guard let children, let child = region.path.last else { return true }
      return !children.contains(child.identity)
    }
  }

  private func isChange(to children: (any PresentChildren)?) -> Bool {
    guard let children, let lastChildren else { return true }
    return !children.isEqual(to: lastChildren)
  }
}
