/// The elements of a section in a lazy grid, or in a lazy stack with pinned views.
@MainActor
struct SectionLines {
  /// The element around the header, the cells and the footer, within which they are pinned.
  let whole: Element?
  /// The box around a header.
  let header: ElementBox
  /// The nested grid or stack of the cells.
  let cells: Element
  /// The box around a footer.
  let footer: ElementBox

  /// The parts for the element around a section, or `nil` if a section in it has no elements of its own.
  init?(in context: NodeContext) {
    let element = context.container.element
    guard let name = element["class"] else { return nil }
    let pinned = context.pinnedViews
    let isGrid = name.hasPrefix(ClassName.lazygrid.rawValue)
    guard isGrid || !pinned.isEmpty else { return nil }
    let plainName = pinned.removed(from: name)
    var cells = element
    cells["class"] = plainName
    // Nothing makes a section smaller than its cells.
    var style: String? = "flex:none"
    if isGrid {
      let axis = plainName == ClassName.lazygrid.rawValue ? "column" : "row"
      cells["style"] = CSS.style(
        element["style"],
        "grid-template-\(axis)s:subgrid",
        "grid-\(axis):1/-1"
      )
      style = "grid-\(axis):1/-1"
    } else {
      cells["style"] = CSS.style(element["style"], style)
    }
    self.cells = cells
    cells["class"] = "\(plainName) pinned"
    whole = pinned.isEmpty ? nil : cells
    header = Self.title(style, isPinned: pinned.contains(.sectionHeaders))
    footer = Self.title(style, isPinned: pinned.contains(.sectionFooters))
  }

  private static func title(_ style: String?, isPinned: Bool) -> ElementBox {
    let name = isPinned ? "effect pin" : "effect"
    var element = Element("div", attributes: [.init("class", name)])
    element["style"] = style
    return ElementBox(element: element)
  }
}

/// The header or the footer of a section in a grid, or in a stack with pinned views.
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

/// The cells of a section in a grid, or in a stack with pinned views.
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
    context.pinnedViews = []
    return context
  }
}
