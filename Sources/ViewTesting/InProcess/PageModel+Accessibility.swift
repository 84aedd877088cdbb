import ViewCore

extension PageModel {
  /// The elements that a query means, in the order of the page.
  ///
  /// Below a dialog nothing is found, as a person can use nothing there.
  func find(_ query: ElementQuery) -> [NodeID] {
    let all = descendants(of: Self.rootID)
    let dialog = all.last(where: isDialog)
    return (dialog.map { [$0] + descendants(of: $0) } ?? all).filter { id in
      guard let element = node(id)?.element else { return false }
      if query.role == "text" { return element.text != nil && query.name == element.text }
      return role(of: element) == query.role && (query.name == nil || query.name == name(of: id))
    }
  }

  /// The button of the alert or the choice on top that leaves everything as it was.
  var cancelButton: NodeID? {
    guard let dialog = descendants(of: Self.rootID).last(where: isDialog) else { return nil }
    return descendants(of: dialog).first { id in
      guard let node = self.node(id), let parent = node.parent else { return false }
      return node.element["data-role"] == "cancel"
        && self.node(parent)?.element["class"] == "alert-actions"
    }
  }

  /// The dialog or the screen on top, which the browser's back button leaves.
  var step: NodeID? {
    descendants(of: Self.rootID).last { isDialog($0) || isScreen($0, answering: .dismiss) }
  }

  /// The screen on top, if the browser's forward button does something there.
  var screenToPushAgain: NodeID? {
    descendants(of: Self.rootID).last { isScreen($0, answering: .pushAgain) }
  }

  private func isScreen(_ id: NodeID, answering event: EventKinds) -> Bool {
    guard let element = node(id)?.element else { return false }
    return element["class"] == "screen" && element.events.contains(event)
  }

  /// All texts that the page shows, in order.
  var texts: [String] {
    descendants(of: Self.rootID).compactMap { node($0)?.element.text }
  }

  /// The page as an indented outline, for the messages of failing tests.
  var outline: String {
    func lines(of id: NodeID, indent: Int) -> [String] {
      guard let node = self.node(id) else { return [] }
      let element = node.element
      let attributes = element.attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
      let text = element.text.map { " \"\($0)\"" } ?? ""
      let line = String(repeating: "  ", count: indent) + "<\(element.tag)\(attributes)>\(text)"
      return [line] + children(of: id).flatMap { lines(of: $0, indent: indent + 1) }
    }
    return lines(of: Self.rootID, indent: 0).joined(separator: "\n")
  }

  private func isDialog(_ id: NodeID) -> Bool {
    node(id)?.element.tag == "dialog"
  }

  /// What is seen in an element, in order: not a screen that is covered, but a dialog above it.
  private func descendants(of id: NodeID) -> [NodeID] {
    children(of: id).flatMap { child in
      let inside = [child] + descendants(of: child)
      guard let element = node(child)?.element, isHidden(element) else { return inside }
      return inside.filter(isDialog).prefix(1).flatMap { [$0] + descendants(of: $0) }
    }
  }

  private func isHidden(_ element: Element) -> Bool {
    element["hidden"] != nil || element["style"]?.contains("visibility:hidden") == true
  }

  /// The role that a browser gives an element.
  private func role(of element: Element) -> String? {
    if let role = element["role"] { return role }
    switch element.tag {
    case "button": return "button"
    case "dialog": return "dialog"
    case "form": return "form"
    case "h1", "h2", "h3", "h4", "h5", "h6": return "heading"
    case "hr": return "separator"
    case "input":
      switch element["type"] {
      case "checkbox": return "checkbox"
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

  /// The name that a browser gives an element: its label, or the text in it.
  private func name(of id: NodeID) -> String? {
    guard let node = self.node(id) else { return nil }
    if let label = node.element["aria-label"] { return label }
    if ["input", "select", "textarea"].contains(node.element.tag) {
      return label(around: node.parent)
    }
    return text(in: id)
  }

  private func label(around id: NodeID?) -> String? {
    guard let id, let node = self.node(id) else { return nil }
    return node.element.tag == "label" ? text(in: id) : label(around: node.parent)
  }

  /// The option of a picker that reads a text, as the page tells of it.
  func key(ofOption title: String, in picker: NodeID) -> String? {
    descendants(of: picker)
      .first { node($0)?.element.tag == "option" && text(in: $0) == title }
      .flatMap { node($0)?.element["value"] }
  }

  /// The nearest element around another, or it itself, that reports a kind of event.
  func listener(for kind: EventKinds, at id: NodeID) -> NodeID? {
    guard let node = self.node(id) else { return nil }
    if node.element.events.contains(kind) { return id }
    return node.parent.flatMap { listener(for: kind, at: $0) }
  }

  private func text(in id: NodeID) -> String {
    guard let node = self.node(id), node.element["aria-hidden"] == nil else { return "" }
    let own = node.element.tag == "svg" ? node.element["aria-label"] : node.element.text
    // The options of a picker are not part of what names the views around it.
    let isPicker = node.element.tag == "select"
    let inside = isPicker ? [] : children(of: id).map { text(in: $0) }
    return ([own ?? ""] + inside).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
