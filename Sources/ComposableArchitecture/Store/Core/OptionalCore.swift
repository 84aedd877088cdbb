/// The core of an optional child, in an optional property or an enum case.
///
/// After the child is removed, it keeps the last state that was read, for views that are still disappearing.
@MainActor
final class OptionalCore<ParentState, ParentAction, State, Action>: Core {
  private let parent: any Core<ParentState, ParentAction>
  private let projection: OptionalProjection<ParentState, State>
  private let embed: (Action) -> ParentAction
  // NB: Unchecked because only this class writes to it. With the check, the benchmark 'NestedStore.Access (one field)'
  // takes a fifth more.
  @exclusivity(unchecked) private var lastState: State
  private var lastChange: Int
  private var lastAddress: UnsafeRawPointer?
  private var changeOfAddress: Int
  let changes: ChangeCount

  /// Creates the core of a child.
  ///
  /// - Parameters:
  ///   - parent: The core of the parent.
  ///   - state: The child's current state.
  ///   - projection: Reads the child's state from the parent's.
  ///   - embed: Embeds the child's action in an action of the parent.
  init(
    _ parent: any Core<ParentState, ParentAction>,
    state: State,
    projection: OptionalProjection<ParentState, State>,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.projection = projection
    self.embed = embed
    lastState = state
    changes = parent.changes
    lastChange = changes.value
    changeOfAddress = lastChange - 1
  }

  var state: State {
    updateLastState()
    return lastState
  }

  func keepState() -> UnsafeRawPointer? {
    updateLastState()
    // NB: A stored property of a class has a fixed address.
    return withUnsafePointer(to: &lastState) { UnsafeRawPointer($0) }
  }

  private func updateLastState() {
    guard lastChange != changes.value else { return }
    lastChange = changes.value
    guard let address else {
      return parent.read { root in _ = projection.read(root) { lastState = $0.pointee } }
    }
    lastState = address.assumingMemoryBound(to: State.self).pointee
  }

  var address: UnsafeRawPointer? {
    guard changeOfAddress != changes.value else { return lastAddress }
    changeOfAddress = changes.value
    if let root = parent.address {
      lastAddress = projection.address(in: root)
    } else {
      lastAddress = nil
    }
    return lastAddress
  }

  func read(_ body: (UnsafePointer<State>) -> Void) {
    if let address { return body(address.assumingMemoryBound(to: State.self)) }
    // The state was read since the last action: no search is needed.
    guard lastChange != changes.value else { return withUnsafePointer(to: lastState, body) }
    var isThere = false
    parent.read { isThere = projection.read($0, body) }
    guard !isThere else { return }
    withUnsafePointer(to: lastState, body)
  }

  var isInvalid: Bool {
    guard address == nil else { return false }
    var isThere = false
    parent.read { isThere = projection.read($0) { _ in } }
    return !isThere || parent.isInvalid
  }

  /// Handles an action.
  ///
  /// The write of a binding to a removed child is dropped: it comes from a control that is disappearing.
  func send(_ action: Action) -> EffectScope? {
    if BindingLocal.isActive, isInvalid, BindingLocal.dropWrite() { return nil }
    return parent.send(embed(action))
  }

  func insert(_ observer: any StateObserver, for interest: ObserverInterest) {
    parent.insert(observer, for: projection.isObserved ? interest : .changes)
  }

  var rootState: Any { parent.rootState }

  func whenIdle(_ work: @escaping @MainActor () -> Void) {
    parent.whenIdle(work)
  }
}
