/// A view that is one element on the page and contains other views.
@MainActor
protocol ElementView: PrimitiveView {
  associatedtype Content: View = EmptyView

  /// The class of the row that wraps the element in a list or a form.
  static var rowClass: String { get }

  /// Whether the element takes part in the layout, and so gets rows and boxes around it.
  static var isInFlow: Bool { get }

  /// Whether modifiers of rows apply to rows inside the view.
  static var hasRows: Bool { get }

  /// Whether the element is a control that fills its row and handles taps on it.
  static var isControl: Bool { get }

  /// Whether the element takes the accessibility attributes of modifiers, instead of the control
  /// inside.
  static var takesAttributes: Bool { get }

  /// Whether an element of this value has child elements.
  static func hasContent(_ rendering: Rendering<Content>) -> Bool

  /// The element and its content for a context.
  func render(in context: NodeContext) -> Rendering<Content>
}

/// A view's description of its element.
struct Rendering<Content: View> {
  var element: Element
  var content: Content
  /// The kind of row that wraps each view of the content.
  var rows: RowKind?
  var behavior: ElementBehavior?
  /// Whether the content appears once it becomes visible, or `nil` to inherit that.
  var isLazy: Bool?
  /// The views of sections in the content that the element pins.
  var pinnedViews: PinnedScrollableViews = []
}

extension Rendering {
  /// Whether a long collection in the content makes its rows when they are needed.
  ///
  /// Sections do so, too: their rows are those of a list or a form.
  fileprivate var makesRowsOnDemand: Bool {
    switch rows {
    case .list, .form: true
    case .choices, .tabs: false
    case nil: isLazy == true
    }
  }
}

extension Rendering where Content == EmptyView {
  init(_ element: Element, behavior: ElementBehavior? = nil) {
    self.init(element: element, content: EmptyView(), behavior: behavior)
  }
}

extension ElementView {
  static var rowClass: String { ClassName.row.rawValue }
  static var isInFlow: Bool { true }
  static var hasRows: Bool { false }
  static var isControl: Bool { false }
  static var takesAttributes: Bool { true }

  static func hasContent(_ rendering: Rendering<Content>) -> Bool {
    Content.self != EmptyView.self
  }

  func make(in context: NodeContext) -> ViewNode {
    guard Self.isInFlow else { return makeElement(in: context) }
    guard context.wrapsRows, let row = context.row else {
      return makeBoxed(in: context.boxes[...], context)
    }
    let wrapper = row.wrapper(for: context, class: Self.rowClass, isControl: Self.isControl)
    let node = ElementNode(wrapper.element, behavior: wrapper.behavior, in: context)
    let inside = context.inside(node, asRow: row, keepingTraits: Self.hasRows)
    let main = makeBoxed(in: context.boxes[...], inside)
    node.content = RowNode.decorate(main, of: row, traits: Self.ownTraits(in: context), in: inside)
    return node
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let node = node.cast(to: ElementNode.self)
    guard Self.isInFlow else { return patchElement(node, in: context) }
    guard context.wrapsRows, let row = context.row else {
      return patchBoxed(node, in: context.boxes[...], context)
    }
    let wrapper = row.wrapper(
      for: context,
      class: Self.rowClass,
      isControl: Self.isControl,
      node: node
    )
    node.update(wrapper.element, behavior: wrapper.behavior, in: context)
    guard let content = node.content else { return }
    let inside = context.inside(node, asRow: row, keepingTraits: Self.hasRows)
    let main = RowNode.main(of: content)
    patchBoxed(main, in: context.boxes[...], inside)
    node.content = RowNode.redecorate(
      content,
      of: row,
      traits: Self.ownTraits(in: context),
      in: inside
    )
  }

  /// The traits of the row that the view is.
  private static func ownTraits(in context: NodeContext) -> RowTraits? {
    hasRows ? nil : context.traits
  }

  private func makeBoxed(in boxes: ArraySlice<ElementBox>, _ context: NodeContext) -> ElementNode {
    guard let box = boxes.first else { return makeElement(in: context) }
    let node = ElementNode(box.element, behavior: box.behavior, in: context)
    box.cells?.adopt(node, in: context)
    let inside = context.inside(node, keepingTraits: Self.hasRows)
    let main = makeBoxed(in: boxes.dropFirst(), inside)
    node.content = box.layer?.join(main, in: node, inside: inside.barrier) ?? main
    return node
  }

  private func patchBoxed(
    _ node: ElementNode,
    in boxes: ArraySlice<ElementBox>,
    _ context: NodeContext
  ) {
    guard let box = boxes.first else { return patchElement(node, in: context) }
    if let cells = box.cells {
      cells.adopt(node, in: context)
    } else {
      node.update(box.element, behavior: box.behavior, in: context)
    }
    guard let content = node.content else { return }
    let main = (content as? LayeredNode)?.main ?? content.cast(to: ElementNode.self)
    let inside = context.inside(node, keepingTraits: Self.hasRows)
    patchBoxed(main, in: boxes.dropFirst(), inside)
  }

  private func makeElement(in context: NodeContext) -> ElementNode {
    let rendering = render(in: context).annotated(
      with: context.attributes,
      if: Self.takesAttributes
    )
    let node = ElementNode(rendering.element, behavior: rendering.behavior, in: context)
    if Self.hasContent(rendering) {
      node.content = rendering.content.makeNode(
        in: context.inside(node, as: rendering, takesAttributes: Self.takesAttributes)
      )
    }
    return node
  }

  private func patchElement(_ node: ElementNode, in context: NodeContext) {
    let rendering = render(in: context).annotated(
      with: context.attributes,
      if: Self.takesAttributes
    )
    node.update(rendering.element, behavior: rendering.behavior, in: context)
    switch (node.content, Self.hasContent(rendering)) {
    case (let content?, true):
      rendering.content.patchNode(
        content,
        in: context.inside(node, as: rendering, takesAttributes: Self.takesAttributes)
      )
    case (nil, true):
      node.content = rendering.content.makeNode(
        in: context.inside(node, as: rendering, takesAttributes: Self.takesAttributes)
      )
      node.setNeedsChildren()
    case (let content?, false):
      content.unmount()
      node.content = nil
      node.setNeedsChildren()
    case (nil, false): break
    }
  }
}

@MainActor
extension NodeContext {
  fileprivate func inside(_ node: ElementNode, keepingTraits keepsTraits: Bool) -> NodeContext {
    var context = self
    context.container = node
    if node.isBarrier { context.barrier = node.id }
    context.wrapsRows = false
    context.boxes = []
    context.makesRowsOnDemand = false
    context.pinnedViews = []
    if !keepsTraits { context.traits = nil }
    return context
  }

  fileprivate func inside(
    _ node: ElementNode,
    asRow row: RowKind,
    keepingTraits keepsTraits: Bool
  ) -> NodeContext {
    var context = inside(node, keepingTraits: keepsTraits)
    switch row {
    case .list, .form: context.isRow = true
    case .choices, .tabs: break
    }
    return context
  }

  fileprivate func inside(
    _ node: ElementNode,
    as rendering: Rendering<some View>,
    takesAttributes: Bool
  ) -> NodeContext {
    var context = inside(node, keepingTraits: false)
    context.isRow = false
    if takesAttributes { context.attributes = [] }
    if let isLazy = rendering.isLazy { context.appearsWhenVisible = isLazy }
    if let row = rendering.rows {
      context.row = row
      context.wrapsRows = true
    }
    context.makesRowsOnDemand = rendering.makesRowsOnDemand
    if rendering.makesRowsOnDemand { context.lazyContainer = lazyContainer ?? node.id }
    context.pinnedViews = rendering.pinnedViews
    return context
  }
}

/// An element with a class and content, as a building block of other views.
struct Box<Content: View> {
  var tag = "div"
  var attributes: [Element.Attribute]
  var rows: RowKind?
  var content: Content

  init(
    _ tag: String = "div",
    class name: String,
    style: String? = nil,
    rows: RowKind? = nil,
    content: Content
  ) {
    self.tag = tag
    attributes = [.init("class", name)]
    if let style, !style.isEmpty { attributes.append(.init("style", style)) }
    self.rows = rows
    self.content = content
  }

  /// Creates an element with any attributes.
  init(_ tag: String, attributes: [Element.Attribute], content: Content) {
    self.tag = tag
    self.attributes = attributes
    self.content = content
  }
}

extension Box: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    Rendering(element: Element(tag, attributes: attributes), content: content, rows: rows)
  }
}

/// A fixed element without content, as a building block of other views.
struct Leaf {
  let element: Element
}

extension Leaf: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    Rendering(element)
  }
}
