extension ViewGraph {
  /// Whether the user can tap an element that listens for events.
  package func isTappable(_ node: NodeID) -> Bool {
    listener(node)?.isTappable ?? false
  }

  /// The text of a text field, or `nil` for another element.
  package func text(in node: NodeID) -> String? {
    guard let element = listener(node)?.element, element.takesText else { return nil }
    return element["value"] ?? ""
  }

  /// The kind of a control and its accessibility identifier, such as `button 'export'`, for a line in a log.
  ///
  /// Neither the text of a field nor a label, which may be what a user has typed.
  package func controlName(of node: NodeID) -> String {
    guard node != Self.rootID else { return "the window" }
    guard let element = listener(node)?.element else { return "an element" }
    let kind = element["role"] ?? element["type"] ?? element.tag
    return element["data-identifier"].map { "\(kind) '\($0)'" } ?? kind
  }
}
