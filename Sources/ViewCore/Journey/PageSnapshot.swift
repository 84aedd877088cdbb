/// The page of a graph at the moment of an event.
struct PageSnapshot: AccessibleTree {
  private struct Entry {
    let element: Element
    let parent: NodeID?
    let children: [NodeID]
  }

  private var entries: [NodeID: Entry] = [:]
  /// The elements around the one that received the event, and it itself.
  private var target: Set<NodeID> = []

  @MainActor
  init(of root: ElementNode, eventOn id: NodeID) {
    add(root, in: nil)
    var place: NodeID? = id
    while let id = place {
      target.insert(id)
      place = entries[id]?.parent
    }
  }

  @MainActor
  private mutating func add(_ node: ElementNode, in parent: NodeID?) {
    let children = node.children
    entries[node.id] = Entry(
      element: node.element,
      parent: parent,
      children: children.map { $0.id }
    )
    for child in children { add(child, in: node.id) }
  }

  func element(_ id: NodeID) -> Element? { entries[id]?.element }

  func parent(of id: NodeID) -> NodeID? { entries[id]?.parent }

  func children(of id: NodeID) -> [NodeID] { entries[id]?.children ?? [] }

  /// Whether an element contains swipe actions that did not receive the event.
  ///
  /// The page alone knows which row was swiped, but that of the event was.
  func isActionsNotShown(_ id: NodeID) -> Bool {
    isSwipeActions(id) && !target.contains(id)
  }

  /// Whether an element contains the swipe actions of a row.
  func isSwipeActions(_ id: NodeID) -> Bool {
    element(id)?["class"]?.hasPrefix(ClassName.rowActions.rawValue) == true
  }
}
