/// Someone who wants to know that a store's state may have changed.
///
/// The core holds it weakly: an observer that has gone is told no more.
@MainActor
protocol StateObserver: AnyObject {
  /// Actions were handled, and no more of them wait.
  func stateDidChange()
}

/// Calls a function when a store's state may have changed, for as long as someone keeps it.
@MainActor
final class StoreObserver: StateObserver {
  private let onChange: @MainActor () -> Void

  init(onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
  }

  func stateDidChange() {
    onChange()
  }
}
