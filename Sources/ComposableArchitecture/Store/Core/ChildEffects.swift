/// The running effects of children, with what says whether their child is still there.
@MainActor
struct ChildEffects<State> {
  private struct Entry {
    let region: EffectRegion
    let isPresent: (State) -> Bool
  }

  private var entries: [Int: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  mutating func insert(_ region: EffectRegion, while isPresent: @escaping (State) -> Bool) {
    entries[region.serial] = Entry(region: region, isPresent: isPresent)
  }

  mutating func remove(_ region: EffectRegion) {
    entries[region.serial] = nil
  }

  /// The effects whose child is gone, in the order in which they began.
  func regions(ofChildrenAbsentFrom state: State) -> [EffectRegion] {
    entries.values
      .filter { !$0.isPresent(state) }
      .map { $0.region }
      .sorted { $0.serial < $1.serial }
  }
}
