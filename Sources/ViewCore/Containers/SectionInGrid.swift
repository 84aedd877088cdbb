/// The parts of a section in a lazy grid, which span all columns, or all rows.
@MainActor
struct GridLines {
  private let grid: Element
  private let axis: String

  /// The section parts for an element, or `nil` if it is not a grid.
  init?(of container: ElementNode) {
    grid = container.element
    guard let name = grid["class"], name.hasPrefix(ClassName.lazygrid.rawValue) else { return nil }
    axis = name == ClassName.lazygrid.rawValue ? "column" : "row"
  }

  /// The box around a header or a footer.
  var title: ElementBox {
    ElementBox(
      element: Element(
        "div",
        attributes: [.init("class", "effect"), .init("style", "grid-\(axis):1/-1")]
      )
    )
  }

  /// The nested grid of a section's cells, which begins in the first column.
  var cells: Element {
    var cells = grid
    cells["style"] = CSS.style(
      grid["style"],
      "grid-template-\(axis)s:subgrid",
      "grid-\(axis):1/-1"
    )
    return cells
  }
}

/// The header or the footer of a section in a grid.
///
/// The boxes of the section's modifiers are inside of the spanning element.
struct SectionTitle<Content: View> {
  let box: ElementBox
  let content: Content
}

extension SectionTitle: ContextView {
  func change(_ context: inout NodeContext) {
    context.boxes.insert(box, at: 0)
  }
}

/// The cells of a section in a grid.
///
/// The boxes of the section's modifiers are around each cell.
struct SectionCells<Content: View> {
  let element: Element
  let content: Content
}

extension SectionCells: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    let node = ElementNode(element, behavior: nil, in: context)
    node.content = content.makeNode(in: inside(node, context))
    return node
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let node = node.cast(to: ElementNode.self)
    node.update(element, behavior: nil)
    if let content = node.content { self.content.patchNode(content, in: inside(node, context)) }
  }

  private func inside(_ node: ElementNode, _ context: NodeContext) -> NodeContext {
    var context = context
    context.container = node
    return context
  }
}
