/// The observers that are notified when observed state may have been replaced.
@MainActor
final class ReplacementObservers<State> {
  private let observers = StoreObservers()
  private let observer: ChildObserver<State>
  private var id: ObservableStateID?
  private var count = ReplacementCounter.count

  /// Nil if the state is not observable, so that its replacement cannot be detected.
  init?(_ state: inout State) {
    observer = ChildObserver()
    guard observer.isPossible else { return nil }
    id = observer.identity(of: &state)
  }

  func insert(_ observer: any StateObserver) {
    observers.insert(observer)
  }

  /// Notifies the observers if any state may have been replaced since the last notification.
  func stateDidChange(_ state: inout State) {
    let isReplaced = observer.isReplaced(&state, since: id)
    let newCount = ReplacementCounter.count
    guard isReplaced || newCount != count else { return }
    count = newCount
    id = observer.identity(of: &state)
    observers.notify()
  }
}
