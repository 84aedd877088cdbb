import Foundation
import ViewCore

/// The page after a series of patches, in place of a browser's document.
///
/// It applies patches as the client script does, and refuses those that a correct graph never
/// emits.
struct PageModel {
  final class Node {
    var element: Element
    var children: [NodeID]
    var parent: NodeID?

    init(element: Element, children: [NodeID], parent: NodeID?) {
      self.element = element
      self.children = children
      self.parent = parent
    }
  }

  static let rootID: NodeID = 0

  /// The path and the query in the address bar.
  var address = "/"

  /// The text that the view has copied last.
  var copiedText: String?

  /// The texts that screen readers were given.
  var announcements: [String] = []

  /// The row whose delete button a swipe has revealed.
  var revealedRow: NodeID?

  /// The row and the edge of the visible swipe actions.
  var shownActions: ShownActions?

  /// The elements whose size has not been reported yet.
  private(set) var unmeasured: [NodeID] = []

  private(set) var nodes: [NodeID: Node] = [
    rootID: Node(element: Element("main"), children: [], parent: nil)
  ]

  /// The elements whose visibility has not been reported yet.
  private var unseen: [NodeID] = []

  /// Applies a patch.
  ///
  /// - Throws: A ``PatchError`` for a patch that does not fit the page.
  mutating func apply(_ patch: Patch) throws(PatchError) {
    switch patch {
    case .setText(let id, let text):
      try node(id, for: patch).element.text = text
    case .setAttribute(let id, let name, let value):
      try node(id, for: patch).element[name] = value
      if name == "data-visibility" { unseen.append(id) }
      if name == "data-spaces" { unmeasured.append(id) }
    case .removeAttribute(let id, let name):
      try node(id, for: patch).element[name] = nil
      if name == RowControl.editingMark { revealedRow = nil }
    case .setEvents(let id, let events):
      if revealedRow == id, !events.contains(.delete) { revealedRow = nil }
      let node = try node(id, for: patch)
      if node.element.events.isDisjoint(with: [.resize, .place]) { measureAgain(id, for: events) }
      node.element.events = events
    case .insert(let tree, let parent, let sibling):
      insert(tree, parent: parent)
      try place(tree.id, in: parent, before: sibling, for: patch)
    case .move(let id, let parent, let sibling):
      try detach(id, from: parent, for: patch)
      try place(id, in: parent, before: sibling, for: patch)
    case .remove(let id):
      guard let parent = try node(id, for: patch).parent else { throw PatchError(patch: patch) }
      try detach(id, from: parent, for: patch)
      forget(id)
    case .scroll(let id, _), .scrollArea(let id, _, _):
      _ = try node(id, for: patch)
    case .setAddress(let path): address = path
    case .copy(let text): copiedText = text
    case .announce(let text): announcements.append(text)
    case .animate, .open, .vibrate: break
    }
  }

  /// Applies a user's change at once, as a browser does before it reports the event.
  func apply(_ event: Event, to id: NodeID) {
    if event == .focus { for node in nodes.values { node.element["autofocus"] = nil } }
    guard let node = nodes[id], let change = event.change(of: node.element) else { return }
    node.element[change.name] = change.value
  }

  /// Removes and returns the elements whose size has not been reported.
  mutating func takeUnmeasured() -> [NodeID] {
    defer { unmeasured = [] }
    return unmeasured
  }

  /// Has the size of an element reported, if it asks for it.
  mutating func measureAgain(_ id: NodeID, for events: EventKinds) {
    if !events.isDisjoint(with: [.resize, .place]) { unmeasured.append(id) }
  }

  /// The nearest element around another one, or itself, that asks for its size.
  func measuredElement(around id: NodeID) -> NodeID? {
    var place: NodeID? = id
    while let id = place, let node = nodes[id] {
      if !node.element.events.isDisjoint(with: [.resize, .place]) { return id }
      place = node.parent
    }
    return nil
  }

  /// Whether an element asks for sizes in several spaces in place of corners.
  func asksForSizes(_ id: NodeID) -> Bool {
    let names = nodes[id]?.element["class"]?.split(separator: " ") ?? []
    return names.contains { $0 == ClassName.cell.rawValue || $0 == ClassName.layout.rawValue }
  }

  /// The number of coordinate spaces in which an element reports its place, without the window.
  func numberOfSpaces(of id: NodeID) -> Int {
    let names = nodes[id]?.element["data-spaces"].map { Data($0.utf8) }
    return names.flatMap { try? JSONDecoder().decode([String].self, from: $0) }?.count ?? 0
  }

  /// Removes and returns the elements whose visibility has not been reported.
  mutating func takeUnseen() -> [NodeID] {
    defer { unseen = [] }
    return unseen.filter { nodes[$0] != nil }
  }

  /// Whether an element is another one or inside it.
  func isElement(_ id: NodeID, within other: NodeID) -> Bool {
    var place: NodeID? = id
    while let node = place {
      if node == other { return true }
      place = nodes[node]?.parent
    }
    return false
  }

  private func node(_ id: NodeID, for patch: Patch) throws(PatchError) -> Node {
    guard let node = nodes[id] else { throw PatchError(patch: patch) }
    return node
  }

  private mutating func insert(_ tree: ElementTree, parent: NodeID) {
    nodes[tree.id] = Node(
      element: tree.element,
      children: tree.children.map(\.id),
      parent: parent
    )
    measureAgain(tree.id, for: tree.element.events)
    if tree.element["data-visibility"] != nil { unseen.append(tree.id) }
    for child in tree.children { insert(child, parent: tree.id) }
  }

  private func place(
    _ id: NodeID,
    in parent: NodeID,
    before sibling: NodeID?,
    for patch: Patch
  ) throws(PatchError) {
    let parent = try node(parent, for: patch)
    guard let sibling else { return parent.children.append(id) }
    guard let index = parent.children.firstIndex(of: sibling) else {
      throw PatchError(patch: patch)
    }
    parent.children.insert(id, at: index)
  }

  private func detach(_ id: NodeID, from parent: NodeID, for patch: Patch) throws(PatchError) {
    let parent = try node(parent, for: patch)
    guard let index = parent.children.firstIndex(of: id) else { throw PatchError(patch: patch) }
    parent.children.remove(at: index)
  }

  private mutating func forget(_ id: NodeID) {
    guard let node = nodes.removeValue(forKey: id) else { return }
    if revealedRow == id { revealedRow = nil }
    if shownActions?.row == id { shownActions = nil }
    for child in node.children { forget(child) }
  }
}

/// A patch that does not fit the page that it is for.
struct PatchError: Error, CustomStringConvertible {
  let patch: Patch

  var description: String {
    """
    A patch does not fit the page.

      Patch: \(patch)

    It names an element that is not there, or not where the patch says. This is a mistake of the \
    library, not of the app.
    """
  }
}
