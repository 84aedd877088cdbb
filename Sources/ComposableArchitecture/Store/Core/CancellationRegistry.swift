/// The regions that can be cancelled by id, of one store.
struct CancellationRegistry {
  private var regions: [CancelID: [Int: EffectRegion]] = [:]

  var isEmpty: Bool { regions.isEmpty }

  mutating func insert(_ region: EffectRegion, for id: CancelID) {
    regions[id, default: [:]][region.serial] = region
  }

  mutating func remove(_ region: EffectRegion, for id: CancelID) {
    regions[id]?[region.serial] = nil
    guard regions[id]?.isEmpty == true else { return }
    regions[id] = nil
  }

  /// The regions under an id in a child and the children below it, in the order in which they began.
  func regions(for id: CancelID, under path: [ChildID]) -> [EffectRegion] {
    guard let regions = regions[id] else { return [] }
    return regions.values
      .filter { $0.path.starts(with: path) }
      .sorted { $0.serial < $1.serial }
  }
}
