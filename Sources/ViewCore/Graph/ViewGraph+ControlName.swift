extension ViewGraph {
  /// The text of a text field, or `nil` for another element.
  package func text(in node: NodeID) -> String? {
    guard let element = listener(node)?.element, element.takesText else { return nil }
    return element["value"] ?? ""
  }

  /// The kind of a control and its label, such as `button 'Increment'`, for a line in a log.
  ///
  /// Never the text in a field.
  package func controlName(of node: NodeID) -> String {
    guard node != Self.rootID else { return "the window" }
    guard let listener = listener(node) else { return "an element" }
    let element = listener.element
    let kind = element["role"] ?? element["type"] ?? element.tag
    let texts = element.takesText ? [] : listener.makeChildTrees().flatMap(\.texts)
    let own = element.takesText ? nil : element.text
    let label = element["aria-label"] ?? own ?? texts.joined(separator: " ")
    return label.isEmpty ? kind : "\(kind) '\(label)'"
  }
}

extension ElementTree {
  /// The texts of an element and the ones inside it, without those of fields.
  fileprivate var texts: [String] {
    guard !element.takesText else { return [] }
    return (element.text.map { [$0] } ?? []) + children.flatMap(\.texts)
  }
}
