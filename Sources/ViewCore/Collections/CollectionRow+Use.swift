extension CollectionRow {
  /// The row's elements in its container.
  var elements: [ElementNode] {
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    return elements
  }

  /// Ends the row's lifetime.
  func end() {
    unmount()
    setting.graph.keepUntilSent(self)
  }

  /// Takes the row off the page while its state and its lifetime go on.
  func leavePage() {
    for element in elements { element.leavePage() }
  }

  /// Whether the user is using the row: it has the focus, an ongoing gesture, a dialog or a pushed screen.
  ///
  /// - Parameter held: The element with the focus, as far as the page has reported it.
  /// - Returns: Whether it is in use.
  func isInUse(holding held: NodeID?) -> Bool {
    contains { node in node.isInUse || held != nil && (node as? ElementNode)?.id == held }
  }

  /// Whether a view in the row has state that was set, or an object.
  var holdsState: Bool { contains { $0.holdsOwnState } }
}

extension ViewNode {
  /// Whether a node at or below this one fulfills a condition.
  fileprivate func contains(where condition: (ViewNode) -> Bool) -> Bool {
    var isFound = condition(self)
    forEachChild { child in
      if !isFound { isFound = child.contains(where: condition) }
    }
    return isFound
  }
}
