/// An observer of the changes of a store's state.
///
/// The core holds it weakly.
@MainActor
protocol StateObserver: AnyObject {
  /// Called when actions were handled and the queue is empty. The state may have changed.
  func stateDidChange()
}

/// Calls a function when a store's state may have changed, for as long as the observer is retained.
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
