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
  private let lostActions: LostActions?
  private var lastState: State
  private var lastChange: Int
  let changes: ChangeCount

  /// Creates the core of an element.
  ///
  /// - Parameters:
  ///   - parent: The core of the collection.
  ///   - id: The id of the element.
  ///   - state: The element's state now.
  ///   - embed: Makes an action of the collection.
  ///   - lostActions: Tells of actions that go nowhere.
  init(
    _ parent: any Core<Elements, ParentAction>,
    id: Elements.ChildID,
    state: State,
    embed: @escaping (Elements.ChildID, Action) -> ParentAction,
    lostActions: LostActions?
  ) {
    self.parent = parent
    self.id = id
    self.embed = embed
    self.lostActions = lostActions
    lastState = state
    changes = parent.changes
    lastChange = changes.value
  }

  var state: State {
    keepState()
    return lastState
  }

  func keepState() {
    guard lastChange != changes.value else { return }
    lastChange = changes.value
    parent.read { elements in
      _ = elements.pointee.read(id) { lastState = $0.pointee }
    }
  }

  func read(_ body: (UnsafePointer<State>) -> Void) {
    // What was read since the last action is at hand, however deep this is.
    guard lastChange != changes.value else { return withUnsafePointer(to: lastState, body) }
    var isThere = false
    parent.read { isThere = $0.pointee.read(id, body) }
    guard !isThere else { return }
    withUnsafePointer(to: lastState, body)
  }

  var isInvalid: Bool {
    var isThere = false
    parent.read { isThere = $0.pointee.read(id) { _ in } }
    return !isThere || parent.isInvalid
  }

  /// Handles an action.
  ///
  /// What a binding writes when the element is gone is dropped: a control on its way out wrote it.
  func send(_ action: Action) -> EffectScope? {
    if BindingLocal.isActive, isInvalid, BindingLocal.dropWrite() { return nil }
    return lostActions.watching(action, of: State.self) { parent.send(embed(id, action)) }
  }

  func insert(_ observer: any StateObserver, for interest: ObserverInterest) {
    parent.insert(observer, for: interest)
  }

  /// What reduces an element in a list says when another takes its place.
  var identityInterest: ObserverInterest { .replacements }

  func whenIdle(_ work: @escaping @MainActor () -> Void) {
    parent.whenIdle(work)
  }
}

/// A collection whose elements are features, reached by an id.
protocol ElementCollection<ChildID, Child> {
  associatedtype ChildID: Hashable
  associatedtype Child

  /// Calls a function with the place of an element, if it is there.
  ///
  /// - Returns: Whether it is.
  func read(_ id: ChildID, _ body: (UnsafePointer<Child>) -> Void) -> Bool
}

extension IdentifiedArray: ElementCollection {
  func read(_ id: ID, _ body: (UnsafePointer<Element>) -> Void) -> Bool {
    guard let index = index(id: id) else { return false }
    elements.withUnsafeBufferPointer { elements in
      // The array has an element at the index of an id.
      guard let first = elements.baseAddress else { return }
      body(first + index)
    }
    return true
  }
}

extension StackState: ElementCollection {
  func read(_ id: StackElementID, _ body: (UnsafePointer<Element>) -> Void) -> Bool {
    guard let element = elementsByID[id] else { return false }
    withUnsafePointer(to: element, body)
    return true
  }
}
