internal import IdentifiedCollections
internal import OrderedCollections

/// The core of an element of a collection.
///
/// After the element is removed, it keeps the last state that was read, for views that are still disappearing.
@MainActor
final class ElementCore<Elements: ElementCollection, ParentAction, Action>: Core {
  typealias State = Elements.Child

  private let parent: any Core<Elements, ParentAction>
  private let id: Elements.ChildID
  private let embed: (Elements.ChildID, Action) -> ParentAction
  // NB: Unchecked because only this class writes to it. With the check, the benchmark '1000 rows: read one field through
  // each row store' takes 18 % more.
  @exclusivity(unchecked) private var lastState: State
  private var lastChange: Int
  /// The last known position of the element, where the search starts.
  private var position = 0
  let changes: ChangeCount

  /// Creates the core of an element.
  ///
  /// - Parameters:
  ///   - parent: The core of the collection.
  ///   - id: The id of the element.
  ///   - state: The element's current state.
  ///   - embed: Embeds an action of the element in an action of the collection.
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
    _ = find { lastState = $0.pointee }
  }

  func read(_ body: (UnsafePointer<State>) -> Void) {
    // The state was read since the last action: no search is needed.
    guard lastChange != changes.value else { return withUnsafePointer(to: lastState, body) }
    guard !find(body) else { return }
    withUnsafePointer(to: lastState, body)
  }

  /// Calls a function with a pointer to the element, if it exists.
  private func find(_ body: (UnsafePointer<State>) -> Void) -> Bool {
    var isThere = false
    // A copy, because the function may call this core again.
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
  /// The write of a binding to a removed element is dropped: it comes from a control that is disappearing.
  func send(_ action: Action) -> EffectScope? {
    if BindingLocal.isActive, isInvalid, BindingLocal.dropWrite() { return nil }
    return parent.send(embed(id, action))
  }

  func insert(_ observer: any StateObserver, for interest: ObserverInterest) {
    parent.insert(observer, for: interest)
  }

  /// The reducer of an element counts when it replaces the element.
  var identityInterest: ObserverInterest { .replacements }

  var rootState: Any { parent.rootState }

  func whenIdle(_ work: @escaping @MainActor () -> Void) {
    parent.whenIdle(work)
  }
}

/// A collection of features with ids.
protocol ElementCollection<ChildID, Child> {
  associatedtype ChildID: Hashable
  associatedtype Child

  /// Calls a function with a pointer to an element, if it exists.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - position: The position where the search starts. It is updated to the position of the element.
  ///   - body: Receives the pointer.
  /// - Returns: Whether the element exists.
  func read(
    _ id: ChildID,
    near position: inout Int,
    _ body: (UnsafePointer<Child>) -> Void
  ) -> Bool
}

extension ElementCollection {
  /// Calls a function with a pointer to an element at an unknown position.
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
    // An element is usually at its last position, and comparing an id is faster than hashing it.
    if position >= count || ids[position] != id {
      guard let index = index(id: id) else { return false }
      position = index
    }
    elements.withUnsafeBufferPointer { elements in
      // The array is not empty, because it has an element at this position.
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
