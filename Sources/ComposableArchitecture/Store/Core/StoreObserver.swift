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
  private var hasGone = false

  var isEmpty: Bool { entries.isEmpty }

  var count: Int { entries.count }

  mutating func insert(_ observer: StoreObserver) {
    entries.append(Entry(observer: observer))
  }

  /// The observer that came as the `index`th, if it is still there.
  subscript(index: Int) -> StoreObserver? {
    mutating get {
      let observer = entries[index].observer
      hasGone = hasGone || observer == nil
      return observer
    }
  }

  mutating func removeThoseThatAreGone() {
    guard hasGone else { return }
    hasGone = false
    entries.removeAll { $0.observer == nil }
  }
}
