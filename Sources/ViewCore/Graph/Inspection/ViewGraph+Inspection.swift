#if DEBUG
package import ViewValues

extension ViewGraph {
  /// The attribute of elements that the inspector highlights.
  private static let highlight = "data-highlight"

  /// The values of the window, which all stores of the window share.
  package var windowValues: WindowValues? { environment.sceneValues?.window }

  /// The mounted views that have a body, and the rows of collections.
  package var mountedViews: Set<ObjectIdentifier> {
    var views: Set<ObjectIdentifier> = []
    var waiting: [ViewNode] = [container]
    while let node = waiting.popLast() {
      if node is UpdatableNode { views.insert(ObjectIdentifier(node)) }
      node.forEachChild { waiting.append($0) }
    }
    return views
  }

  /// Lets elements of the page flash, if they still exist.
  package func highlight(_ nodes: some Sequence<NodeID>) {
    let nodes = Set(nodes).sorted()
    guard isMounted, !nodes.isEmpty else { return }
    highlights &+= 1
    let value = highlights.isMultiple(of: 2) ? "again" : "once"
    afterPatches {
      // The same flush may have removed some.
      let elements = self.elementsByID
      for node in nodes where elements[node] != nil {
        self.emit(.setAttribute(node: node, name: Self.highlight, value: value))
      }
    }
  }

  /// Tells the inspector of the patches of a flush.
  func inspect(_ patches: [Patch]) {
    guard isInspectable, let observer = GraphInspection.observer else { return }
    let patches = patches.filter { !$0.isOfInspector }
    let elements = patches.isEmpty ? [:] : elementsByID
    let changes = patches.compactMap { patch in
      PageChange(patch) { id in
        (elements[id]?.element ?? patch.insertedElement(id)).inspectedName(id)
      }
    }
    observer.updated(self, by: changes)
  }

  /// The elements of the page.
  var elementsByID: [NodeID: ElementNode] {
    var elements: [NodeID: ElementNode] = [:]
    var waiting = [container]
    while let element = waiting.popLast() {
      elements[element.id] = element
      waiting += element.children
    }
    return elements
  }
}

extension Element? {
  /// The name of the element with an id, such as `button 12`.
  func inspectedName(_ id: NodeID) -> String {
    "\(map { $0["role"] ?? $0.tag } ?? "element") \(id)"
  }
}

extension Patch {
  /// Whether the patch shows something of the inspector, and nothing of the app.
  fileprivate var isOfInspector: Bool {
    switch self {
    case .setAttribute(_, "data-highlight", _): true
    default: self == .picking(true) || self == .picking(false)
    }
  }

  fileprivate func insertedElement(_ id: NodeID) -> Element? {
    guard case .insert(let tree, _, _) = self, tree.id == id else { return nil }
    return tree.element
  }
}
#endif
