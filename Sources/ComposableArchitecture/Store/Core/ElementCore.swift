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
  private var lastChange: Int
  /// Where the element was found last, and is looked for first.
  private var position = 0
  let changes: ChangeCount

  /// Creates the core of an element.
  ///
  /// - Parameters:
  ///   - parent: The core of the collection.
  ///   - id: The id of the element.
  ///   - state: The element's state now.
  ///   - embed: Makes an action of the collection.
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
    _ = find { lastState = $0.pointee }
  }

  func read(_ body: (UnsafePointer<State>) -> Void) {
    // What was read since the last action is at hand, however deep this is.
    guard lastChange != changes.value else { return withUnsafePointer(to: lastState, body) }
    guard !find(body) else { return }
    withUnsafePointer(to: lastState, body)
  }

  /// Calls a function with the place of the element, if it is there.
  private func find(_ body: (UnsafePointer<State>) -> Void) -> Bool {
    var isThere = false
    // A copy, because what is called may come back to this core.
    var position = position
    parent.read { isThere = $0.pointee.read(id, near: &position, body) }
    self.position = position
    return isThere
  }

  var isInvalid: Bool {
    !find { _ in } || parent.isInvalid
  }

  /// Handles an action.
  ///
  /// What a binding writes when the element is gone is dropped: a control on its way out wrote it.
  func send(_ action: Action) -> EffectScope? {
    if BindingLocal.isActive, isInvalid, BindingLocal.dropWrite() { return nil }
    return parent.send(embed(id, action))
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
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - position: Where it is looked for first, and where it was found.
  ///   - body: Takes the place.
  /// - Returns: Whether it is.
  func read(
    _ id: ChildID,
    near position: inout Int,
    _ body: (UnsafePointer<Child>) -> Void
  ) -> Bool
}

extension ElementCollection {
  /// Calls a function with the place of an element of which nobody knows where it is.
  func read(_ id: ChildID, _ body: (UnsafePointer<Child>) -> Void) -> Bool {
    var position = 0
    return read(id, near: &position, body)
  }
}

extension IdentifiedArray: ElementCollection {
  func read(
    _ id: ID,
    near position: inout Int,
    _ body: (UnsafePointer<Element>) -> Void
  ) -> Bool {
    // An element mostly is where it was, and to compare an id takes a part of the time of hashing it.
    if position >= count || ids[position] != id {
      guard let index = index(id: id) else { return false }
      position = index
    }
    elements.withUnsafeBufferPointer { elements in
      // The array has an element at the index of an id.
      guard let first = elements.baseAddress else { return }
      body(first + position)
    }
    return true
  }
}

extension StackState: ElementCollection {
  func read(
    _ id: StackElementID,
    near position: inout Int,
    _ body: (UnsafePointer<Element>) -> Void
  ) -> Bool {
    guard let element = elementsByID[id] else { return false }
    withUnsafePointer(to: element, body)
    return true
  }
}
