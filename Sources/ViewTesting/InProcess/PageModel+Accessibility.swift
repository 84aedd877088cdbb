import ViewCore

extension PageModel: AccessibleTree {
  func element(_ id: NodeID) -> Element? { node(id)?.element }

  func parent(of id: NodeID) -> NodeID? { node(id)?.parent }

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
    case "row": return element.isRow && (query.name == nil || query.name == name(of: id))
    case nil:
      guard let name = query.name else { return true }
      return isText || (element.accessibleRole != nil && self.name(of: id) == name)
    case let role:
      return element.accessibleRole == role && (query.name == nil || query.name == name(of: id))
    }
  }

  /// The name of which a query has a part.
  private func wholeName(of id: NodeID, _ element: Element, for query: ElementQuery) -> String? {
    switch query.role {
    case "text": element.text
    case "row": name(of: id)
    case nil: element.text ?? element.accessibleRole.flatMap { shownName(of: id, role: $0) }
    case let role?: shownName(of: id, role: role)
    }
  }

  /// The button of the alert or the choice on top that leaves everything as it was.
  var cancelButton: NodeID? {
    guard let dialog else { return nil }
    return descendants(of: dialog).first { id in
      guard let node = self.node(id), let parent = node.parent else { return false }
      return node.element["data-role"] == "cancel"
        && self.node(parent)?.element["class"] == ClassName.alertActions.rawValue
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
    return element["class"] == ClassName.screen.rawValue && element.events.contains(event)
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

  /// The value of a picker's option with a title.
  func key(ofOption title: String, in picker: NodeID) -> String? {
    options(of: picker).first { text(in: $0) == title }.flatMap { node($0)?.element["value"] }
  }

  /// The nearest element around another, or it itself, that reports a kind of event.
  func listener(for kind: EventKinds, at id: NodeID) -> NodeID? {
    enclosing(id) { $0.events.contains(kind) }
  }

  /// The element that receives the focus events of another one.
  ///
  /// A search receives those of its field.
  func focusListener(at id: NodeID) -> NodeID? {
    let search = enclosing(id) { $0["class"] == ClassName.search.rawValue }
    return listener(for: .focus, at: search.flatMap { children(of: $0).first } ?? id)
  }

  /// The disclosure group that a tap on an element opens or closes, if the app follows that.
  func group(openedBy id: NodeID) -> NodeID? {
    guard let node = node(id), let parent = node.parent else { return nil }
    guard node.element.tag == "summary" else {
      return node.element.events.contains(.click) ? nil : group(openedBy: parent)
    }
    return self.node(parent)?.element.events.contains(.change) == true ? parent : nil
  }

  /// Whether a user can type into an element.
  func takesText(_ id: NodeID) -> Bool {
    let role = node(id)?.element.accessibleRole
    return role == "textbox" || role == "searchbox"
  }
}
