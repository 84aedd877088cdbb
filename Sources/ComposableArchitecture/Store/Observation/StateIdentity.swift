internal import Observation

/// Tells those who read the observable state of a store when another value takes its place.
///
/// A change of a field in place is told by the state itself. So what is left to see after each drain is
/// whether the state is still the same one, which is a comparison of two references.
@MainActor
final class StateIdentity: Observable, StateObserver {
  private let registrar = ObservationRegistrar()
  /// What is observed, which takes longer to make than the rest of an access.
  ///
  /// NB: `nonisolated(unsafe)` holds because it captures nothing.
  private nonisolated(unsafe) let keyPath = \StateIdentity.registrar
  private let current: () -> ObservableStateID
  private var id: ObservableStateID

  init<State: ObservableState, Action>(of core: any Core<State, Action>) {
    let current = { [unowned core] in
      if let address = core.address {
        return borrow(address.assumingMemoryBound(to: State.self)) { $0._$id }
      }
      var id: ObservableStateID?
      core.read { id = borrow($0) { $0._$id } }
      return id ?? ObservableStateID()
    }
    self.current = current
    id = current()
    core.insert(self, for: core.identityInterest)
  }

  /// Notes that the state is read.
  ///
  /// It belongs to no actor, so that nobody is asked for theirs, and the key path is one that anyone may use.
  nonisolated func access() {
    registrar.access(self, keyPath: keyPath)
  }

  /// Notes that the state is read.
  ///
  /// NB: Apart, because the compiler has a closure of the main actor ask whether it runs there, which takes as
  /// long as the rest.
  nonisolated static func access(_ identity: Unmanaged<StateIdentity>) {
    identity._withUnsafeGuaranteedRef { $0.access() }
  }

  func stateDidChange() {
    let newID = current()
    guard newID != id else { return }
    registrar.withMutation(of: self, keyPath: keyPath) { id = newID }
  }
}

extension Store where State: ObservableState {
  /// Notes that the state is read.
  @usableFromInline
  func access() {
    if let unretainedIdentity {
      return StateIdentity.access(unretainedIdentity)
    }
    let identity = StateIdentity(of: core)
    keep(identity)
    identity.access()
  }
}
