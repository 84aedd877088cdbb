internal import Observation

/// Tells those who read the observable state of a store when another value takes its place.
///
/// A change of a field in place is told by the state itself. So what is left to see after each drain is
/// whether the state is still the same one, which is a comparison of two references.
@MainActor
class StateIdentity: Observable, StateObserver {
  private let registrar = ObservationRegistrar()
  /// What is observed, which takes longer to make than the rest of an access.
  ///
  /// A key path to the whole has no parts: the platform hashes what is read each time, and does it in half the
  /// time of a property.
  private let keyPath = \StateIdentity.self
  private var id: ObservableStateID

  fileprivate init(_ id: ObservableStateID) {
    self.id = id
  }

  /// The identity of the state as it is now: the one that it had, unless it is asked of a core.
  var current: ObservableStateID { id }

  /// Notes that the state is read.
  ///
  /// It belongs to no actor, so that nobody is asked for theirs, and the key path is one that anyone may use.
  final nonisolated func access() {
    registrar.access(self, keyPath: keyPath)
  }

  /// Notes that the state is read.
  ///
  /// NB: Apart, because the compiler has a closure of the main actor ask whether it runs there, which takes as
  /// long as the rest.
  nonisolated static func access(_ identity: Unmanaged<StateIdentity>) {
    identity._withUnsafeGuaranteedRef { $0.access() }
  }

  final func stateDidChange() {
    let newID = current
    guard newID != id else { return }
    registrar.withMutation(of: self, keyPath: keyPath) { id = newID }
  }
}

/// The identity of the state of a core.
///
/// NB: A class of its own, as a closure would keep the types beside the core, in memory of its own.
private final class CoreIdentity<State: ObservableState, Action>: StateIdentity {
  private unowned let core: any Core<State, Action>

  init(of core: any Core<State, Action>) {
    self.core = core
    super.init(Self.current(core))
    core.insert(self, for: core.identityInterest)
  }

  override var current: ObservableStateID { Self.current(core) }

  private static func current(_ core: any Core<State, Action>) -> ObservableStateID {
    if let address = core.address {
      return borrow(address.assumingMemoryBound(to: State.self)) { $0._$id }
    }
    var id: ObservableStateID?
    core.read { id = borrow($0) { $0._$id } }
    return id ?? ObservableStateID()
  }
}

extension Store where State: ObservableState {
  /// Notes that the state is read.
  @usableFromInline
  func access() {
    if let unretainedIdentity {
      return StateIdentity.access(unretainedIdentity)
    }
    let identity = CoreIdentity(of: core)
    keep(identity)
    identity.access()
  }
}
