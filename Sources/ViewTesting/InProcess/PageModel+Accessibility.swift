import ViewCore

extension PageModel {
  /// The elements that match a query, in the order of the page.
  ///
  /// An open dialog hides everything below it, because the user cannot reach it.
  func find(_ query: ElementQuery) -> [NodeID] {
    find(query, among: reachable)
  }

  /// The query, or its outermost container that is not on the page.
  func missing(_ query: ElementQuery) -> ElementQuery {
    guard let container = query.container, find(container).isEmpty else { return query }
    return missing(container)
  }

  /// The elements that the user can reach: those of the topmost dialog, or all.
  private var reachable: [NodeID] {
    dialog.map { [$0] + descendants(of: $0) } ?? descendants(of: Self.rootID)
  }

  /// The dialog on top.
  var dialog: NodeID? { descendants(of: Self.rootID).last(where: isDialog) }

  private func find(_ query: ElementQuery, among ids: [NodeID]) -> [NodeID] {
    var inside = ids
    if let container = query.container {
      let containers = find(container, among: ids)
      inside = ids.filter { id in containers.contains { $0 != id && isElement(id, within: $0) } }
    }
    let found = inside.filter { fits($0, query) }
    guard let index = query.index else { return found }
    return found.indices.contains(index) ? [found[index]] : []
  }

  private func fits(_ id: NodeID, _ query: ElementQuery) -> Bool {
    guard let element = node(id)?.element, hasRoleAndName(id, element, of: query) else {
      return false
    }
    if let identifier = query.identifier, element["data-identifier"] != identifier { return false }
    if let value = query.value, self.value(of: id) != value { return false }
    if query.partOfName != nil, !query.hasPart(in: wholeName(of: id, element, for: query)) {
      return false
    }
    return query.content.map { !find($0, among: descendants(of: id)).isEmpty } ?? true
  }

  private func hasRoleAndName(_ id: NodeID, _ element: Element, of query: ElementQuery) -> Bool {
    let isText = element.text != nil && (query.name == nil || query.name == element.text)
    switch query.role {
    case "text": return isText
    case "row": return isRow(element) && (query.name == nil || query.name == name(of: id))
    case nil:
      guard let name = query.name else { return true }
      return isText || (role(of: element) != nil && self.name(of: id) == name)
    case let role:
      return self.role(of: element) == role && (query.name == nil || query.name == name(of: id))
    }
  }

  /// The name of which a query has a part.
  private func wholeName(of id: NodeID, _ element: Element, for query: ElementQuery) -> String? {
    switch query.role {
    case "text": element.text
    case "row": name(of: id)
    case nil: element.text ?? role(of: element).flatMap { shownName(of: id, role: $0) }
    case let role?: shownName(of: id, role: role)
    }
  }

  /// The button of the alert or the choice on top that leaves everything as it was.
  var cancelButton: NodeID? {
    guard let dialog else { return nil }
    return descendants(of: dialog).first { id in
      guard let node = self.node(id), let parent = node.parent else { return false }
      return node.element["data-role"] == "cancel"
        && self.node(parent)?.element["class"] == "alert-actions"
    }
  }

  /// The topmost dialog or screen, which the browser's back button leaves.
  var step: NodeID? {
    descendants(of: Self.rootID).last { isDialog($0) || isScreen($0, answering: .dismiss) }
  }

  /// The topmost screen, if the browser's forward button pushes another one there.
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

  /// The texts that an element shows, with spaces between them.
  func shownText(in id: NodeID) -> String {
    ([id] + descendants(of: id)).compactMap { node($0)?.element.text }.joined(separator: " ")
  }

  /// The page as indented markup.
  var markup: String {
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

  private func isRow(_ element: Element) -> Bool {
    element["class"]?.split(separator: " ").first == "row"
  }

  func isDialog(_ id: NodeID) -> Bool {
    node(id)?.element.tag == "dialog"
  }

  /// The visible elements inside an element, in order.
  ///
  /// A covered screen is left out, but not a dialog above it.
  func descendants(of id: NodeID) -> [NodeID] {
    children(of: id).flatMap { child -> [NodeID] in
      guard !isActionsNotShown(child) else { return [] }
      let inside = [child] + descendants(of: child)
      guard let element = node(child)?.element, isHidden(element) else { return inside }
      return inside.filter(isDialog).prefix(1).flatMap { [$0] + descendants(of: $0) }
    }
  }

  func isHidden(_ element: Element) -> Bool {
    element["hidden"] != nil || element["style"]?.contains("visibility:hidden") == true
  }

  /// The role that a browser gives an element.
  func role(of element: Element) -> String? {
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

  /// The name that a browser gives an element: its label, or the text in it.
  func name(of id: NodeID) -> String? {
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

  /// The value of a picker's option with a title.
  func key(ofOption title: String, in picker: NodeID) -> String? {
    options(of: picker).first { text(in: $0) == title }.flatMap { node($0)?.element["value"] }
  }

  func options(of picker: NodeID) -> [NodeID] {
    descendants(of: picker).filter { node($0)?.element.tag == "option" }
  }

  /// The nearest element around another, or it itself, that reports a kind of event.
  func listener(for kind: EventKinds, at id: NodeID) -> NodeID? {
    enclosing(id) { $0.events.contains(kind) }
  }

  /// The element that receives the focus events of another one.
  ///
  /// A search receives those of its field.
  func focusListener(at id: NodeID) -> NodeID? {
    let search = enclosing(id) { $0["class"] == "search" }
    return listener(for: .focus, at: search.flatMap { children(of: $0).first } ?? id)
  }

  /// Whether a user can type into an element.
  func takesText(_ id: NodeID) -> Bool {
    let role = node(id).flatMap { self.role(of: $0.element) }
    return role == "textbox" || role == "searchbox"
  }

  /// The nearest element around another, or it itself, that is as asked for.
  func enclosing(_ id: NodeID, where isWanted: (Element) -> Bool) -> NodeID? {
    guard let node = self.node(id) else { return nil }
    return isWanted(node.element) ? id : node.parent.flatMap { enclosing($0, where: isWanted) }
  }

  func text(in id: NodeID) -> String {
    guard let node = self.node(id), node.element["aria-hidden"] == nil else { return "" }
    let own = node.element["role"] == "img" ? node.element["aria-label"] : node.element.text
    // The options of a picker are not part of its surroundings' name.
    let isPicker = node.element.tag == "select"
    let inside = isPicker ? [] : children(of: id).map { text(in: $0) }
    return ([own ?? ""] + inside).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
