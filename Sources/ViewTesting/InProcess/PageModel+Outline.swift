import ViewCore

extension PageModel {
  /// The page as assistive technology reads it: one indented line for each element.
  ///
  /// The format is that of a page in a browser. If a dialog is open, only its content is included.
  var outline: String { outline(hasIdentifiers: false) }

  /// The page, with the accessibility identifiers of elements if a query asks for one.
  func outline(hasIdentifiers: Bool) -> String {
    let outline = PageOutline(page: self, hasIdentifiers: hasIdentifiers)
    let lines =
      dialog.map { outline.lines(of: $0, in: nil) } ?? outline.linesInside(Self.rootID, in: nil)
    return lines.joined(separator: "\n")
  }

  /// The accessible name of an element.
  ///
  /// An element that only arranges others is not named by its content.
  func shownName(of id: NodeID, role: String) -> String? {
    let isNamedByContent = !["list", "listitem", "form", "navigation", "dialog", "element"]
      .contains(role)
    let label = node(id)?.element["aria-label"]
    return (isNamedByContent ? name(of: id) : label).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The value of an element: the text of a field, the selected option, or the number of a slider.
  func value(of id: NodeID) -> String? {
    guard let element = node(id)?.element else { return nil }
    if let words = element["aria-valuetext"] { return words }
    switch element.accessibleRole {
    case "combobox": return pickedOption(of: id)
    case "switch", "checkbox", "menuitemcheckbox", "radio", "menuitemradio":
      return isOn(element) ? "1" : "0"
    case "textbox", "searchbox": return element["value"] ?? element.text ?? ""
    default: return element["value"] ?? element["aria-valuenow"]
    }
  }

  func isOn(_ element: Element) -> Bool {
    element["checked"] != nil || element["aria-checked"] == "true"
  }

  private func pickedOption(of picker: NodeID) -> String? {
    let key = node(picker)?.element["value"]
    return options(of: picker).first { node($0)?.element["value"] == key }.map(text(in:))
  }
}

/// The lines of an outline.
private struct PageOutline {
  let page: PageModel
  let hasIdentifiers: Bool

  func lines(of id: NodeID, in parentName: String?) -> [String] {
    guard let element = page.node(id)?.element, !element.isHidden, !page.isActionsNotShown(id),
      element["aria-hidden"] == nil
    else { return [] }
    guard let role = role(of: element) else {
      return text(of: element, in: parentName) + linesInside(id, in: parentName)
    }
    let name = page.shownName(of: id, role: role)
    let isField = ["textbox", "searchbox", "combobox", "slider"].contains(role)
    let value = isField ? page.value(of: id) : nil
    let parts = [
      role, name.map { "\"\($0)\"" }, identifier(of: element),
      value.flatMap { $0.isEmpty ? nil : "= \"\($0)\"" },
      element["disabled"].map { _ in "(disabled)" },
    ]
    let line = parts.compactMap(\.self).joined(separator: " ")
    let inside = text(of: element, in: name) + linesInside(id, in: name)
    return [line] + inside.map { "  " + $0 }
  }

  func linesInside(_ id: NodeID, in name: String?) -> [String] {
    page.children(of: id).flatMap { lines(of: $0, in: name) }
  }

  /// The role, or another word for an element that only its identifier tells from others.
  private func role(of element: Element) -> String? {
    element.accessibleRole
      ?? (element.text == nil && identifier(of: element) != nil ? "element" : nil)
  }

  /// The text of an element, unless it is also the name of the enclosing element.
  private func text(of element: Element, in name: String?) -> [String] {
    guard let text = element.text, !text.isEmpty, text != name else { return [] }
    let identifier = element.accessibleRole == nil ? identifier(of: element) : nil
    return ["text \"\(text)\"" + (identifier.map { " \($0)" } ?? "")]
  }

  private func identifier(of element: Element) -> String? {
    hasIdentifiers ? element["data-identifier"].map { "#\($0)" } : nil
  }
}
