/// The observers of one core, in the order in which they came.
@MainActor
final class StoreObservers {
  /// A class, so that following the reference does not copy it, which takes as long again.
  private final class Entry {
    @exclusivity(unchecked) private(set) weak var observer: (any StateObserver)?

    init(_ observer: any StateObserver) {
      self.observer = observer
    }
  }

  // NB: Unchecked because checking takes longer than reading; ``notify()`` holds no access while it calls.
  @exclusivity(unchecked) private var entries: [Entry] = []

  func insert(_ observer: any StateObserver) {
    entries.append(Entry(observer))
  }

  /// Tells the observers, but for those who come meanwhile: they know the state already.
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
