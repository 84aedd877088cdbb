import ViewCore

extension ElementTree {
  /// A button with a field inside, to send events of both.
  static let buttonWithField = ElementTree(
    id: 1,
    element: Element("button", events: .click),
    children: [ElementTree(id: 2, element: Element("input", events: .input))]
  )

  /// An empty field with the label "Name".
  static let nameField = ElementTree(
    id: 1,
    element: Element(
      "input",
      attributes: [.init("aria-label", "Name"), .init("value", "")],
      events: .input
    )
  )
}
