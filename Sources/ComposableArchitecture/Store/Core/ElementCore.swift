internal import IdentifiedCollections
internal import OrderedCollections

/// The core of an element of a collection.
///
/// When the element has gone it keeps the last state that was read, for views that are on their way out.
@MainActor
final class ElementCore<Elements: ElementCollection, ParentAction, Action>: Core {
  typealias State = Elements.Child

  private let parent: any Core<Elements, ParentAction>
  private let id: Elements.ChildID
  private let embed: (Elements.ChildID, Action) -> ParentAction
  private var lastState: State

  init(
    _ parent: any Core<Elements, ParentAction>,
    id: Elements.ChildID,
    state: State,
    embed: @escaping (Elements.ChildID, Action) -> ParentAction
  ) {
    self.parent = parent
    self.id = id
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
  /// What a binding writes when the element is gone is dropped: a control on its way out wrote it.
  func send(_ action: Action) -> EffectScope? {
    if isInvalid, BindingLocal.dropWrite() { return nil }
    return parent.send(embed(id, action))
  }

  func insert(_ observer: StoreObserver) {
    parent.insert(observer)
  }

  func whenIdle(_ work: @escaping @MainActor () -> Void) {
    parent.whenIdle(work)
  }

  private var current: State? {
    var state: State?
    parent.read { state = $0.pointee.child(id) }
    return state
  }
}

/// A collection whose elements are features, reached by an id.
protocol ElementCollection<ChildID, Child> {
  associatedtype ChildID: Hashable
  associatedtype Child

  /// The element with an id.
  func child(_ id: ChildID) -> Child?
}

extension IdentifiedArray: ElementCollection {
  func child(_ id: ID) -> Element? { self[id: id] }
}

extension StackState: ElementCollection {
  func child(_ id: StackElementID) -> Element? { elementsByID[id] }
}
