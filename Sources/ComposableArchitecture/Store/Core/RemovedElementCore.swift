/// The core of an element that was removed before anything read its state.
///
/// The state is unknown, so a read of it stops the process. Actions go to the parent, which reports that the element is
/// missing.
@MainActor
final class RemovedElementCore<Elements: ElementCollection, ParentAction, Action>: Core {
  private let parent: any Core<Elements, ParentAction>
  private let id: Elements.ChildID
  private let embed: (Elements.ChildID, Action) -> ParentAction
  let changes: ChangeCount

  init(
    _ parent: any Core<Elements, ParentAction>,
    id: Elements.ChildID,
    embed: @escaping (Elements.ChildID, Action) -> ParentAction
  ) {
    self.parent = parent
    self.id = id
    self.embed = embed
    changes = parent.changes
  }

  var state: Elements.Child { fatalError(Issues.elementOfStoresIsGone(id: id)) }

  func read(_ body: (UnsafePointer<Elements.Child>) -> Void) {
    withUnsafePointer(to: state, body)
  }

  /// Nil: no state is kept.
  func keepState() -> UnsafeRawPointer? { nil }

  var rootState: Any { parent.rootState }

  var isInvalid: Bool { true }

  /// Handles an action, unless it is the write of a control that is disappearing.
  func send(_ action: Action) -> EffectScope? {
    if BindingLocal.isActive, BindingLocal.dropWrite() { return nil }
    return parent.send(embed(id, action))
  }

  func insert(_ observer: any StateObserver, for interest: ObserverInterest) {
    parent.insert(observer, for: interest)
  }

  func whenIdle(_ work: @escaping @MainActor () -> Void) {
    parent.whenIdle(work)
  }
}
