internal import ConcurrencyExtras

/// The effects and tasks that can be cancelled by an id, from any thread: those of one store, or of code outside of
/// effects.
///
/// A store that runs a part of another store's effect shares its registry.
final class CancellationRegistry: Sendable {
  /// The registry of code outside of effects.
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

    /// The regions with an id in a child and in the children below it, in the order in which they started.
    func regions(for id: CancelID, under path: [ChildID]) -> [EffectRegion] {
      regions[id]?.inOrder.filter { $0.path.starts(with: path) } ?? []
    }
  }

  private let state = Locked(State())

  /// Whether another store has run a part of an effect, so that the registry may have effects of either.
  @MainActor var isShared = false
  /// The histories of throttled effects.
  @MainActor var throttles: [CancelID: ThrottleHistory] = [:]
  @MainActor private var lastSerial = 0

  /// Makes the number of an effect or a region, which also tells which of two started first.
  @MainActor
  func makeSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  var isEmpty: Bool { state.withLock { $0.regions.isEmpty } }

  /// Whether any region belongs to an effect.
  var containsEffects: Bool {
    state.withLock { state in
      state.regions.values.contains { $0.inOrder.contains { !$0.isOfTask } }
    }
  }

  /// Whether anything runs under an id.
  func contains(_ id: CancelID) -> Bool {
    state.withLock { $0.regions[id] != nil }
  }

  /// Adds a region under an id.
  ///
  /// - Parameters:
  ///   - region: The region. Its work has not started.
  ///   - id: The id.
  ///   - cancelInFlight: Whether to cancel regions with the id in the child and in the children below it. Regions
  ///     that enclose this one continue, because cancelling them would cancel this one.
  /// - Returns: The number for ``remove(_:for:)``.
  func insert(_ region: EffectRegion, for id: CancelID, cancelInFlight: Bool = false) -> Int {
    guard cancelInFlight else { return state.withLock { $0.insert(region, for: id) } }
    if !region.isOfTask {
      // Cancelling an effect starts the next one of a concatenation, which must not find the new region. No other
      // effect can start in between, because all effects of a store start on the main actor.
      let effects = state.withLock { $0.regions(for: id, under: region.path) }
      Self.cancel(effects.filter { !$0.isOfTask }, before: region)
    }
    // Tasks start on any thread. One lock makes the second of two tasks find the first.
    let (number, inFlight) = state.withLock { state in
      let inFlight = state.regions(for: id, under: region.path)
      return (state.insert(region, for: id), inFlight)
    }
    Self.cancel(inFlight.filter { region.isOfTask || $0.isOfTask }, before: region)
    return number
  }

  /// Starts and registers a task before any cancellation by id can look for it.
  ///
  /// Another thread may run a task as soon as it exists. If its first statement cancels its own id, the cancellation
  /// waits here until the region of the task knows how to stop it.
  ///
  /// - Parameter start: Creates the task and registers it with its region. It calls no code of the app.
  /// - Returns: The result of the closure.
  func registering<Result>(_ start: () -> Result) -> Result {
    state.withLock { _ in start() }
  }

  private static func cancel(_ regions: [EffectRegion], before region: EffectRegion) {
    for other in regions where !region.isInside(other) {
      other.cancel()
    }
  }

  func remove(_ number: Int, for id: CancelID) {
    // NB: It leaves the lock before it is released, because its release may run any code.
    _ = state.withLock { $0.remove(number, for: id) }
  }

  /// Cancels the regions with an id, in a child and in the children below it.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - path: The child.
  ///   - isSpared: Whether a region continues.
  func cancel(
    _ id: CancelID,
    under path: [ChildID],
    unless isSpared: (EffectRegion) -> Bool = { _ in false }
  ) {
    for region in state.withLock({ $0.regions(for: id, under: path) }) where !isSpared(region) {
      region.cancel()
    }
  }
}
