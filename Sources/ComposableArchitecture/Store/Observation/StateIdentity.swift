internal import Observation

/// Tells those who read the observable state of a store when another value takes its place.
///
/// A change of a field in place is told by the state itself. So what is left to see after each drain is
/// whether the state is still the same one, which is a comparison of two references.
///
/// NB: Nothing refers weakly to the subject, which whoever reads state retains: an object that is referred
/// to weakly is much slower to retain.
@MainActor
struct StateIdentity {
  private let subject: Subject
  private let observer: StoreObserver

  init<State: ObservableState, Action>(of core: any Core<State, Action>) {
    let subject = Subject { [unowned core] in
      var id: ObservableStateID?
      core.read { id = $0.pointee._$id }
      return id ?? ObservableStateID()
    }
    self.subject = subject
    observer = StoreObserver { subject.stateDidChange() }
    core.insert(observer)
  }

  func access() {
    subject.access()
  }

  @MainActor
  private final class Subject: Observable {
    private let registrar = ObservationRegistrar()
    private let current: () -> ObservableStateID
    private var id: ObservableStateID

    init(current: @escaping () -> ObservableStateID) {
      self.current = current
      id = current()
    }

    func access() {
      registrar.access(self, keyPath: \.id)
    }

    func stateDidChange() {
      let newID = current()
      guard newID != id else { return }
      registrar.withMutation(of: self, keyPath: \.id) { id = newID }
    }
  }
}

extension Store where State: ObservableState {
  /// Notes that another state in the place of this one concerns who reads now.
  func access() {
    if let identity {
      identity.access()
    } else {
      let identity = StateIdentity(of: core)
      self.identity = identity
      identity.access()
    }
  }
}
