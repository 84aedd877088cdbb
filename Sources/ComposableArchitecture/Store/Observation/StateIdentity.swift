internal import Observation

/// Notifies readers of a store's observable state when another value replaces it.
///
/// Changes of fields notify their observers themselves. So after each drain, a store only checks whether the state
/// was replaced, which compares two references.
///
/// Its readers are observers of the state's own history, with a key path of their own. A read of a field is then tracked
/// by one registrar, which takes half the memory of two. Stores of copies of one value share their readers: all run when
/// one copy is replaced.
@MainActor
class StateIdentity: Observable, StateObserver {
  /// The history that has the readers.
  ///
  /// NB: Nonisolated because ``access()`` is. Only the main actor uses it.
  private nonisolated(unsafe) var observed: RevisionHistory
  /// The observed key path.
  ///
  /// It is kept because creating it takes longer than the rest of an access.
  ///
  /// The platform hashes the key path on each access. `\.self` has no components, so it hashes in half the time of a
  /// property.
  private let keyPath = \StateIdentity.self
  private var id: ObservableStateID

  fileprivate init(_ id: ObservableStateID) {
    self.id = id
    observed = Self.observed(id)
  }

  /// The history for the readers of a state: its own, or a new one for an enum.
  ///
  /// The identity of an enum has the history of its payload, whose readers need not know of another case. Enum cases
  /// without a payload even share one history.
  private static func observed(_ id: ObservableStateID) -> RevisionHistory {
    id.cases == 0 ? id.history : RevisionHistory()
  }

  /// The current identity of the state.
  ///
  /// Subclasses read it from a core.
  var current: ObservableStateID { id }

  /// Registers a read of the state.
  ///
  /// It is nonisolated to avoid actor checks.
  final nonisolated func access() {
    observed.withRegistrar { $0.access(self, keyPath: keyPath) }
  }

  /// Registers a read of the state.
  ///
  /// NB: It is a separate function because a closure of the main actor checks its executor. The check takes as long
  /// as the rest of the access.
  nonisolated static func access(_ identity: Unmanaged<StateIdentity>) {
    identity._withUnsafeGuaranteedRef { $0.access() }
  }

  final func stateDidChange() {
    let newID = current
    guard newID != id else { return }
    let former = observed
    id = newID
    observed = Self.observed(newID)
    guard former.isRead else { return }
    former.withRegistrar { $0.withMutation(of: self, keyPath: keyPath) {} }
  }
}

/// The identity of the state of a core, which the store of the core keeps.
///
/// NB: It is a subclass because a closure would allocate a context for the core and its type metadata.
private final class CoreIdentity<State: ObservableState, Action>: StateIdentity {
  private let core: any Core<State, Action>

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
  /// Registers a read of the state.
  @usableFromInline
  func access() {
    if isDebugBuild { noteReadInWindow() }
    if let unretainedIdentity {
      return StateIdentity.access(unretainedIdentity)
    }
    let identity = CoreIdentity(of: core)
    keep(identity)
    identity.access()
  }
}
