/// Those who want to know when observed state may have been replaced by other state.
@MainActor
final class ReplacementObservers<State> {
  private let observers = StoreObservers()
  private let observer: ChildObserver<State>
  private var id: ObservableStateID?
  private var count = Replacements.count

  /// Nil if nothing says when a state of this type is replaced.
  init?(_ state: inout State) {
    observer = ChildObserver()
    guard observer.isPossible else { return nil }
    id = observer.identity(of: &state)
  }

  func insert(_ observer: any StateObserver) {
    observers.insert(observer)
  }

  /// Tells the observers, if anything was replaced since they were told last.
  func stateDidChange(_ state: inout State) {
    let isReplaced = observer.isReplaced(&state, since: id)
    let newCount = Replacements.count
    guard isReplaced || newCount != count else { return }
    count = newCount
    id = observer.identity(of: &state)
    observers.notify()
  }
}
