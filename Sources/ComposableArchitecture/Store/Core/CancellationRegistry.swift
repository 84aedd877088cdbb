/// The regions that can be cancelled by id, of one store.
@MainActor
struct CancellationRegistry {
  private var regions: [CancelID: [Int: EffectRegion]] = [:]

  var isEmpty: Bool { regions.isEmpty }

  mutating func insert(_ region: EffectRegion) {
    regions[region.id, default: [:]][region.serial] = region
  }

  mutating func remove(_ region: EffectRegion) {
    regions[region.id]?[region.serial] = nil
    guard regions[region.id]?.isEmpty == true else { return }
    regions[region.id] = nil
  }

  /// The regions under an id, in the order in which they began.
  func regions(for id: CancelID) -> [EffectRegion] {
    guard let regions = regions[id] else { return [] }
    return regions.values.sorted { $0.serial < $1.serial }
  }
}
