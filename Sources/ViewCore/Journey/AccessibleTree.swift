/// The elements of a page, which assistive technology and tests find by their roles and names.
package protocol AccessibleTree {
  /// The element with an id, or nil if there is none.
  func element(_ id: NodeID) -> Element?

  /// The element around another, or nil for the root and for an element that is not there.
  func parent(of id: NodeID) -> NodeID?

  /// The elements inside of another, in order.
  func children(of id: NodeID) -> [NodeID]

  /// Whether an element contains swipe actions that are hidden.
  func isActionsNotShown(_ id: NodeID) -> Bool
}

extension AccessibleTree {
  /// The elements that the user can reach: those of the topmost dialog, or all.
  package var reachable: [NodeID] {
    dialog.map { [$0] + descendants(of: $0) } ?? descendants(of: ViewGraph.rootID)
  }

  /// The dialog on top.
  package var dialog: NodeID? { descendants(of: ViewGraph.rootID).last(where: isDialog) }

  package func isDialog(_ id: NodeID) -> Bool {
    element(id)?.tag == "dialog"
  }

  /// The visible elements inside an element, in order.
  ///
  /// A covered screen is left out, but not a dialog above it.
  package func descendants(of id: NodeID) -> [NodeID] {
    children(of: id).flatMap { child -> [NodeID] in
      guard !isActionsNotShown(child) else { return [] }
      let inside = [child] + descendants(of: child)
      guard element(child)?.isHidden == true else { return inside }
      return inside.filter(isDialog).prefix(1).flatMap { [$0] + descendants(of: $0) }
    }
  }

  /// The name that a browser gives an element: its label, or the text in it.
  package func name(of id: NodeID) -> String? {
    guard let element = element(id) else { return nil }
    if let label = element["aria-label"] { return label }
    if ["input", "select", "textarea"].contains(element.tag) {
      return label(around: parent(of: id))
    }
    return text(in: id)
  }

  private func label(around id: NodeID?) -> String? {
    guard let id, let element = element(id) else { return nil }
    return element.tag == "label" ? text(in: id) : label(around: parent(of: id))
  }

  /// The text that names what is around it.
  package func text(in id: NodeID) -> String {
    guard let element = element(id), element["aria-hidden"] == nil else { return "" }
    let own = element["role"] == "img" ? element["aria-label"] : element.text
    // The options of a picker are not part of its surroundings' name.
    let isPicker = element.tag == "select"
    let inside = isPicker ? [] : children(of: id).map { text(in: $0) }
    return ([own ?? ""] + inside).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The options of a picker.
  package func options(of picker: NodeID) -> [NodeID] {
    descendants(of: picker).filter { element($0)?.tag == "option" }
  }

  /// The nearest element around another, or it itself, that is as asked for.
  package func enclosing(_ id: NodeID, where isWanted: (Element) -> Bool) -> NodeID? {
    guard let element = element(id) else { return nil }
    return isWanted(element) ? id : parent(of: id).flatMap { enclosing($0, where: isWanted) }
  }
}

extension Element {
  package var isHidden: Bool {
    self["hidden"] ?? self["inert"] != nil || self["style"]?.contains("visibility:hidden") == true
  }

  /// The role that a browser gives the element.
  package var accessibleRole: String? {
    if let role = self["role"] { return role }
    switch tag {
    case "button": return "button"
    case "dialog": return "dialog"
    case "form": return "form"
    case "h1", "h2", "h3", "h4", "h5", "h6": return "heading"
    case "hr": return "separator"
    case "input":
      switch self["type"] {
      case "checkbox": return "checkbox"
      case "file": return "button"
      case "range": return "slider"
      case "search": return "searchbox"
      default: return "textbox"
      }
    case "a": return "link"
    case "li": return "listitem"
    case "option": return "option"
    case "select": return "combobox"
    case "summary": return "button"
    case "nav": return "navigation"
    case "textarea": return "textbox"
    case "ul": return "list"
    case "progress": return "progressbar"
    default: return nil
    }
  }
}
