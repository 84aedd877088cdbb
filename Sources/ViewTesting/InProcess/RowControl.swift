import ViewCore

/// A control of a row, which the page makes and the graph does not know.
enum RowControl: Int, CaseIterable {
  case remove, reorder, delete
  /// The button that lies on a row, and picks it.
  case pick

  /// The attribute of a list while the user edits it.
  static let editingMark = "data-editing"

  /// The id of the control in a row, which is negative, unlike those of the graph.
  func id(in row: NodeID) -> NodeID {
    -(row * Self.allCases.count + rawValue) - 1
  }

  /// The control and the row of an id, or `nil` for an element of the graph.
  static func named(_ id: NodeID) -> (control: RowControl, row: NodeID)? {
    guard id < 0, let control = Self(rawValue: (-id - 1) % allCases.count) else { return nil }
    return (control, (-id - 1) / allCases.count)
  }

  /// The control as the page shows it.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - content: The text of the row.
  /// - Returns: The element.
  func element(in row: Element, content: String) -> Element {
    let (name, label) =
      switch self {
      case .remove: ("minus", "Remove")
      case .reorder: ("handle", "Reorder")
      case .delete: ("delete", "Delete")
      case .pick: ("button", content)
      }
    var element = Element(
      "button",
      attributes: [.init("class", "row-\(name)"), .init("aria-label", label)],
      text: self == .delete ? label : nil
    )
    guard self == .pick else { return element }
    element["aria-pressed"] = row["aria-pressed"]
    if !row.events.contains(.click) { element["disabled"] = "" }
    return element
  }
}

/// The buttons that a swipe shows of a row.
struct ShownActions: Equatable {
  let row: NodeID
  let edge: HorizontalEdge
}

/// The action of a swipe over more than half of a row.
enum FullSwipe {
  case tap(NodeID)
  case delete(NodeID)
  case nothing
}

extension PageModel {
  /// An element of the graph, or a control that the page has added to a row.
  func node(_ id: NodeID) -> Node? {
    guard let (control, row) = RowControl.named(id) else { return nodes[id] }
    guard let node = nodes[row] else { return nil }
    let content = control == .pick ? node.children.map(text(in:)) : []
    let name = content.filter { !$0.isEmpty }.joined(separator: " ")
    let element = control.element(in: node.element, content: name)
    return Node(element: element, children: [], parent: row)
  }

  /// The children of an element, including controls that the page has added.
  func children(of id: NodeID) -> [NodeID] {
    guard let node = node(id) else { return [] }
    let hasButton = node.element.hasRowButton && !node.children.isEmpty
    var children = hasButton ? [RowControl.pick.id(in: id)] + node.children : node.children
    let edits = node.element.events.intersection([.delete, .move])
    guard !edits.isEmpty, node.element["class"] == ClassName.row.rawValue else { return children }
    if isEdited(id) {
      if edits.contains(.delete) { children.insert(RowControl.remove.id(in: id), at: 0) }
      if edits.contains(.move) { children.append(RowControl.reorder.id(in: id)) }
    }
    if revealedRow == id { children.append(RowControl.delete.id(in: id)) }
    return children
  }

  /// Whether the user is editing the nearest enclosing list.
  private func isEdited(_ id: NodeID) -> Bool {
    guard let node = node(id) else { return false }
    if node.element[RowControl.editingMark] != nil { return true }
    return node.parent.map(isEdited) ?? false
  }

  /// Swipes the nearest enclosing row that supports it.
  ///
  /// Returns the action of a full swipe, or `nil` if no row does.
  ///
  /// A row shows its swipe actions at the edge, or else the button that deletes it.
  mutating func swipe(_ id: NodeID, edge: HorizontalEdge) -> FullSwipe? {
    if let row = enclosing(id, where: { $0["data-swipes"] != nil }) {
      if let actions = actions(of: row, at: edge) {
        shownActions = ShownActions(row: row, edge: edge)
        guard node(actions)?.element["data-full"] == "true" else { return .nothing }
        return descendants(of: actions).first { node($0)?.element.tag == "button" }.map(
          FullSwipe.tap
        )
          ?? .nothing
      }
    }
    guard edge == .trailing, let row = listener(for: .delete, at: id) else { return nil }
    reveal(row)
    return .delete(row)
  }

  /// Whether an element contains swipe actions that are hidden.
  func isActionsNotShown(_ id: NodeID) -> Bool {
    guard let node = node(id),
      node.element["class"]?.hasPrefix(ClassName.rowActions.rawValue) == true
    else {
      return false
    }
    guard let shownActions, shownActions.row == node.parent else { return true }
    return actions(of: shownActions.row, at: shownActions.edge) != id
  }

  private func actions(of row: NodeID, at edge: HorizontalEdge) -> NodeID? {
    children(of: row).first { node($0)?.element["class"] == edge.rowActionsClass }
  }

  /// Shows the button that deletes a row.
  mutating func reveal(_ row: NodeID) {
    revealedRow = row
  }

  /// The event that the page reports, or `nil` if it reports none.
  ///
  /// An event of an added control becomes an event of its row.
  mutating func report(of event: Event, on id: NodeID) -> (event: Event, id: NodeID)? {
    guard let (control, row) = RowControl.named(id) else { return (event, id) }
    switch (control, event) {
    case (.remove, .click):
      reveal(row)
      return nil
    case (.delete, .click):
      revealedRow = nil
      return (.delete, row)
    case (.reorder, .move), (.pick, _): return (event, row)
    default: return nil
    }
  }
}
