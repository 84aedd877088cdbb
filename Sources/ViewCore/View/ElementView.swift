/// A view that is one element on the page, with other views in it.
@MainActor
protocol ElementView: PrimitiveView {
  associatedtype Content: View = EmptyView

  /// The class of the row that wraps the element in a list or a form.
  static var rowClass: String { get }

  /// Whether the element stands among the others: in a row of a list, in the box of a modifier.
  static var isInFlow: Bool { get }

  /// What the element is in an environment, and what is in it.
  func render(in context: NodeContext) -> Rendering<Content>
}

/// One element as a view describes it.
struct Rendering<Content: View> {
  var element: Element
  var content: Content
  /// What wraps each view of the content.
  var rows: NodeContext.Row?
  var behavior: ElementBehavior?
}

extension Rendering where Content == EmptyView {
  init(_ element: Element, behavior: ElementBehavior? = nil) {
    self.init(element: element, content: EmptyView(), behavior: behavior)
  }
}

extension ElementView {
  static var rowClass: String { "row" }
  static var isInFlow: Bool { true }

  func make(in context: NodeContext) -> ViewNode {
    make(in: wrappers(in: context)[...], context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    patch(node.cast(to: ElementNode.self), in: wrappers(in: context)[...], context)
  }

  /// The elements around this one, the outermost first.
  private func wrappers(in context: NodeContext) -> [Element] {
    guard Self.isInFlow else { return [] }
    guard context.wrapsRows, let row = context.row else { return context.boxes }
    return [Element(row.tag, attributes: [.init("class", Self.rowClass)])] + context.boxes
  }

  private func make(in wrappers: ArraySlice<Element>, _ context: NodeContext) -> ElementNode {
    guard let wrapper = wrappers.first else { return makeElement(in: context) }
    let node = ElementNode(wrapper, behavior: nil, in: context.graph)
    node.content = make(in: wrappers.dropFirst(), context.inside(node))
    return node
  }

  private func patch(
    _ node: ElementNode,
    in wrappers: ArraySlice<Element>,
    _ context: NodeContext
  ) {
    guard let wrapper = wrappers.first else { return patchElement(node, in: context) }
    node.update(wrapper, behavior: nil)
    guard let content = node.content?.cast(to: ElementNode.self) else { return }
    patch(content, in: wrappers.dropFirst(), context.inside(node))
  }

  private func makeElement(in context: NodeContext) -> ElementNode {
    let rendering = render(in: context)
    let node = ElementNode(rendering.element, behavior: rendering.behavior, in: context.graph)
    if Content.self != EmptyView.self {
      node.content = rendering.content.makeNode(in: context.inside(node, as: rendering))
    }
    return node
  }

  private func patchElement(_ node: ElementNode, in context: NodeContext) {
    let rendering = render(in: context)
    node.update(rendering.element, behavior: rendering.behavior)
    guard let content = node.content else { return }
    rendering.content.patchNode(content, in: context.inside(node, as: rendering))
  }
}

extension NodeContext {
  fileprivate func inside(_ node: ElementNode) -> NodeContext {
    var context = self
    context.container = node
    context.wrapsRows = false
    context.boxes = []
    return context
  }

  fileprivate func inside(
    _ node: ElementNode,
    as rendering: Rendering<some View>
  ) -> NodeContext {
    var context = inside(node)
    if let row = rendering.rows {
      context.row = row
      context.wrapsRows = true
    }
    return context
  }
}

/// An element with a class and views in it, for the parts that a view is made of.
struct Box<Content: View> {
  var tag = "div"
  var attributes: [Element.Attribute]
  var rows: NodeContext.Row?
  var content: Content

  init(
    _ tag: String = "div",
    class name: String,
    style: String? = nil,
    rows: NodeContext.Row? = nil,
    content: Content
  ) {
    self.tag = tag
    attributes = [.init("class", name)]
    if let style, !style.isEmpty { attributes.append(.init("style", style)) }
    self.rows = rows
    self.content = content
  }
}

extension Box: View {
  typealias Body = Never
}

extension Box: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    Rendering(element: Element(tag, attributes: attributes), content: content, rows: rows)
  }
}
