internal import ConcurrencyExtras

/// The work that any thread can cancel by an id: that of one store, or of code outside of effects.
final class CancellationRegistry: Sendable {
  /// That of code outside of effects.
  static let outsideOfEffects = CancellationRegistry()

  private struct State {
    private var lastNumber = 0
    private(set) var regions: [CancelID: Numbered<EffectRegion>] = [:]

    mutating func insert(_ region: EffectRegion, for id: CancelID) -> Int {
      lastNumber += 1
      regions[id, default: Numbered()].insert(region, number: lastNumber)
      return lastNumber
    }

    mutating func remove(_ number: Int, for id: CancelID) -> EffectRegion? {
      let region = regions[id]?.remove(number)
      if regions[id]?.isEmpty == true {
        regions[id] = nil
      }
      return region
    }

    /// The regions under an id in a child and the children below it, in the order in which they began.
    func regions(for id: CancelID, under path: [ChildID]) -> [EffectRegion] {
      regions[id]?.inOrder.filter { $0.path.starts(with: path) } ?? []
    }
  }

  private let state = Locked(State())

  var isEmpty: Bool { state.withLock { $0.regions.isEmpty } }

  /// Whether there are regions of effects.
  var containsEffects: Bool {
    state.withLock { state in
      state.regions.values.contains { $0.inOrder.contains { !$0.isOfTask } }
    }
  }

  /// Whether something runs under an id, wherever it does.
  func contains(_ id: CancelID) -> Bool {
    state.withLock { $0.regions[id] != nil }
  }

  /// Adds a region under an id.
  ///
  /// - Parameters:
  ///   - region: The region, of which nothing has started.
  ///   - id: The id.
  ///   - cancelInFlight: Whether to cancel what runs under the id in the child and those below it. What
  ///     encloses the region goes on: to cancel it is to cancel the region.
  /// - Returns: The number by which it is removed.
  func insert(_ region: EffectRegion, for id: CancelID, cancelInFlight: Bool = false) -> Int {
    guard cancelInFlight else { return state.withLock { $0.insert(region, for: id) } }
    if !region.isOfTask {
      // The effect after a cancelled one begins now, and does not find the region. No other effect comes
      // between, as all effects of a store begin on the main actor.
      let effects = state.withLock { $0.regions(for: id, under: region.path) }
      Self.cancel(effects.filter { !$0.isOfTask }, before: region)
    }
    // Tasks begin anywhere: of two that replace each other the second sees the first.
    let (number, inFlight) = state.withLock { state in
      let inFlight = state.regions(for: id, under: region.path)
      return (state.insert(region, for: id), inFlight)
    }
    Self.cancel(inFlight.filter { region.isOfTask || $0.isOfTask }, before: region)
    return number
  }

  private static func cancel(_ regions: [EffectRegion], before region: EffectRegion) {
    for other in regions where !region.isInside(other) {
      other.cancel()
    }
  }

  func remove(_ number: Int, for id: CancelID) {
    // NB: Returned from the lock before it is let go, as that may run anything.
    _ = state.withLock { $0.remove(number, for: id) }
  }

  /// Cancels what runs under an id, in a child and in those below it.
  func cancel(_ id: CancelID, under path: [ChildID]) {
    for region in state.withLock({ $0.regions(for: id, under: path) }) {
      region.cancel()
    }
  }
}
