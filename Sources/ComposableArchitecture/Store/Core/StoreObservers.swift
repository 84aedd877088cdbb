/// The observers of one core, in the order in which they were added.
@MainActor
final class StoreObservers {
  /// A class, because copying a weak reference takes as long as reading it.
  private final class Entry {
    private(set) weak var observer: (any StateObserver)?

    init(_ observer: any StateObserver) {
      self.observer = observer
    }
  }

  // NB: Unchecked because the check takes longer than the read, as the benchmark 'send, state changes' shows. ``notify()``
  // holds no access during its calls.
  @exclusivity(unchecked) private var entries: [Entry] = []

  func insert(_ observer: any StateObserver) {
    entries.append(Entry(observer))
  }

  /// Notifies the observers, except those that are added in the meantime, which have already read the state.
  func notify() {
    var hasGone = false
    for index in 0..<entries.count {
      if let observer = entries[index].observer {
        observer.stateDidChange()
      } else {
        hasGone = true
      }
    }
    guard hasGone else { return }
    entries.removeAll { $0.observer == nil }
  }
}
