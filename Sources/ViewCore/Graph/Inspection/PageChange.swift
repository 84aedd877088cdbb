/// A patch as the inspector shows it.
package struct PageChange: Equatable, Sendable {
  /// The element that the patch changes, or that it adds.
  package let node: NodeID
  /// The change in words, such as `button 12: text “1”`.
  package let text: String
}

extension PageChange {
  /// Creates the description of a patch, or nil for one that changes no element.
  ///
  /// - Parameters:
  ///   - patch: The patch.
  ///   - names: The names of elements, such as `button 12`.
  init?(_ patch: Patch, names: (NodeID) -> String) {
    guard let (node, change) = patch.change(names) else { return nil }
    self.init(node: node, text: "\(names(node)): \(change)")
  }
}

extension Patch {
  fileprivate func change(_ names: (NodeID) -> String) -> (NodeID, String)? {
    switch self {
    case .setText(let node, let text): (node, "text “\(text.shortened)”")
    case .setAttribute(let node, let name, let value): (node, "\(name) = “\(value.shortened)”")
    case .removeAttribute(let node, let name): (node, "no \(name)")
    case .setEvents(let node, _): (node, "other events")
    case .insert(let tree, let parent, _):
      (tree.id, "added to \(names(parent)), \(tree.size) elements")
    case .move(let node, let parent, _): (node, "moved in \(names(parent))")
    case .remove(let node): (node, "removed")
    case .scroll(let node, _), .scrollArea(let node, _, _): (node, "scrolled to")
    case .animate, .open, .setAddress, .copy, .announce, .vibrate: nil
    }
  }
}

extension ElementTree {
  fileprivate var size: Int { children.reduce(1) { $0 + $1.size } }
}

extension String {
  fileprivate var shortened: String { count > 60 ? "\(prefix(60))…" : self }
}
