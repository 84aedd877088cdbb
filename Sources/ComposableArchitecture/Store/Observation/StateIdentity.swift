internal import Observation

/// Tells those who read the observable state of a store when another value takes its place.
///
/// A change of a field in place is told by the state itself. So what is left to see after each drain is
/// whether the state is still the same one, which is a comparison of two references.
@MainActor
final class StateIdentity: Observable {
  private let registrar = ObservationRegistrar()
  private let current: () -> ObservableStateID
  private var id: ObservableStateID
  private var observer: StoreObserver?

  init<State: ObservableState, Action>(of core: any Core<State, Action>) {
    let current = { [unowned core] in
      var id: ObservableStateID?
      core.read { id = $0.pointee._$id }
      return id ?? ObservableStateID()
    }
    self.current = current
    id = current()
    let observer = StoreObserver { [weak self] in self?.stateDidChange() }
    core.insert(observer)
    self.observer = observer
  }

  /// Notes that the state is read.
  func access() {
    registrar.access(self, keyPath: \.id)
  }

  private func stateDidChange() {
    let newID = current()
    guard newID != id else { return }
    registrar.withMutation(of: self, keyPath: \.id) { id = newID }
  }
}

extension Store where State: ObservableState {
  /// Notes that the state is read.
  func access() {
    let identity = identity ?? StateIdentity(of: core)
    self.identity = identity
    identity.access()
  }
}
