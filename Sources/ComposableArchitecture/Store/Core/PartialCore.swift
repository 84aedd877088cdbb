/// The core of a child that may go: what is in an optional, in a case, or in a collection.
///
/// When the child has gone it keeps the last state that was read, for views that are on their way out.
@MainActor
final class PartialCore<ParentState, ParentAction, State, Action>: Core {
  private let parent: any Core<ParentState, ParentAction>
  private let part: ChildPart<ParentState, State>
  private let embed: (Action) -> ParentAction
  private var lastState: State
  private var lastChange: Int
  private var lastAddress: UnsafeRawPointer?
  private var changeOfAddress: Int
  let changes: ChangeCount

  /// Creates the core of a child.
  ///
  /// - Parameters:
  ///   - parent: The core of the parent.
  ///   - state: The child's state now.
  ///   - part: Finds the child's state in the parent's.
  ///   - embed: Makes an action of the parent.
  init(
    _ parent: any Core<ParentState, ParentAction>,
    state: State,
    part: ChildPart<ParentState, State>,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.part = part
    self.embed = embed
    lastState = state
    changes = parent.changes
    lastChange = changes.value
    changeOfAddress = lastChange - 1
  }

  var state: State {
    keepState()
    return lastState
  }

  func keepState() {
    guard lastChange != changes.value else { return }
    lastChange = changes.value
    guard let address else {
      return parent.read { whole in _ = part.read(whole) { lastState = $0.pointee } }
    }
    lastState = address.assumingMemoryBound(to: State.self).pointee
  }

  var address: UnsafeRawPointer? {
    guard changeOfAddress != changes.value else { return lastAddress }
    changeOfAddress = changes.value
    if let whole = parent.address {
      lastAddress = part.address(in: whole)
    } else {
      lastAddress = nil
    }
    return lastAddress
  }

  func read(_ body: (UnsafePointer<State>) -> Void) {
    if let address { return body(address.assumingMemoryBound(to: State.self)) }
    // What was read since the last action is at hand, however deep this is.
    guard lastChange != changes.value else { return withUnsafePointer(to: lastState, body) }
    var isThere = false
    parent.read { isThere = part.read($0, body) }
    guard !isThere else { return }
    withUnsafePointer(to: lastState, body)
  }

  var isInvalid: Bool {
    guard address == nil else { return false }
    var isThere = false
    parent.read { isThere = part.read($0) { _ in } }
    return !isThere || parent.isInvalid
  }

  /// Handles an action.
  ///
  /// What a binding writes when the child is gone is dropped: a control on its way out wrote it.
  func send(_ action: Action) -> EffectScope? {
    if BindingLocal.isActive, isInvalid, BindingLocal.dropWrite() { return nil }
    return parent.send(embed(action))
  }

  func insert(_ observer: any StateObserver, for interest: ObserverInterest) {
    parent.insert(observer, for: part.isObserved ? interest : .changes)
  }

  func whenIdle(_ work: @escaping @MainActor () -> Void) {
    parent.whenIdle(work)
  }
}
