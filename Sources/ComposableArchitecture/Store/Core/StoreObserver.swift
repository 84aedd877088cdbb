/// Someone who wants to know that a store's state may have changed.
///
/// The core holds it weakly: whoever observes keeps it, and lets go of it to stop.
@MainActor
final class StoreObserver {
  let stateDidChange: @MainActor () -> Void

  init(stateDidChange: @escaping @MainActor () -> Void) {
    self.stateDidChange = stateDidChange
  }
}

/// The observers of one core.
@MainActor
struct StoreObservers {
  private struct Entry {
    weak var observer: StoreObserver?
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func insert(_ observer: StoreObserver) {
    entries.append(Entry(observer: observer))
  }

  /// The observers that are still there, in the order in which they came.
  mutating func current() -> [StoreObserver] {
    let observers = entries.compactMap(\.observer)
    if observers.count < entries.count {
      entries.removeAll { $0.observer == nil }
    }
    return observers
  }
}
