/// The core of a child that may go: what is in an optional, in a case, or in a collection.
///
/// When the child has gone it keeps the last state that was read, for views that are on their way out.
@MainActor
final class PartialCore<ParentState, ParentAction, State, Action>: Core {
  private let parent: any Core<ParentState, ParentAction>
  private let toState: (ParentState) -> State?
  private let embed: (Action) -> ParentAction
  private var lastState: State

  /// Creates the core of a child.
  ///
  /// - Parameters:
  ///   - parent: The core of the parent.
  ///   - state: The child's state now.
  ///   - toState: Finds the child's state in the parent's.
  ///   - embed: Makes an action of the parent.
  init(
    _ parent: any Core<ParentState, ParentAction>,
    state: State,
    toState: @escaping (ParentState) -> State?,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.toState = toState
    self.embed = embed
    lastState = state
  }

  var state: State {
    if let current { lastState = current }
    return lastState
  }

  func read(_ body: (UnsafePointer<State>) -> Void) {
    withUnsafePointer(to: state, body)
  }

  var isInvalid: Bool { parent.isInvalid || current == nil }

  /// Handles an action.
  ///
  /// What a binding writes when the child is gone is dropped: a control on its way out wrote it.
  func send(_ action: Action) -> EffectScope? {
    if isInvalid, BindingLocal.dropWrite() { return nil }
    return parent.send(embed(action))
  }

  func insert(_ observer: StoreObserver) {
    parent.insert(observer)
  }

  func whenIdle(_ work: @escaping @MainActor () -> Void) {
    parent.whenIdle(work)
  }

  private var current: State? {
    var state: State?
    parent.read { state = toState($0.pointee) }
    return state
  }
}
