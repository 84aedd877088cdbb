/// The way in which a container arranges its views.
enum LayoutArrangement {
  /// The page arranges them, as in a stack with this element.
  case stack(Element)
  /// A layout of the app places them.
  case own(any Layout)

  var isStack: Bool {
    if case .stack = self { true } else { false }
  }
}

/// A container whose layout can become another one, while the views inside keep their state.
struct LayoutContainer<Content: View> {
  let arrangement: LayoutArrangement
  let content: Content
  @OwnObject private var area = LayoutArea()
  @Environment(\.layoutDirection) private var layoutDirection

  init(arrangement: LayoutArrangement, content: Content) {
    self.arrangement = arrangement
    self.content = content
  }
}

extension LayoutContainer: View {
  var body: some View {
    area.update(arrangement, layoutDirection)
    return LayoutElement(area: area, content: content)
  }
}

/// The element of a container.
private struct LayoutElement<Content: View> {
  let area: LayoutArea
  let content: Content
}

extension LayoutElement: ElementView {
  typealias Cells = EnvironmentView<LayoutCellsView<Content>, LayoutArea>

  func render(in context: NodeContext) -> Rendering<Cells> {
    Rendering(
      element: area.element,
      content: EnvironmentView(content: LayoutCellsView(area: area, content: content), value: area)
      {
        $1.layoutArea = $0
      },
      behavior: ElementBehavior { [area] event in
        if case .place(let place) = event { area.takeOffered(place) }
      }
    )
  }
}

/// The content of a container, with a box around each of its elements.
private struct LayoutCellsView<Content: View> {
  let area: LayoutArea
  let content: Content
}

extension LayoutCellsView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    LayoutCellsNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    content.patchNode(
      node.cast(to: LayoutCellsNode.self).child,
      in: LayoutCellsNode.boxed(context, by: area)
    )
  }
}

private final class LayoutCellsNode: WrapperNode {
  private let area: LayoutArea

  init(_ view: LayoutCellsView<some View>, in context: NodeContext) {
    area = view.area
    area.open(in: context.container, of: context.graph)
    super.init(child: view.content.makeNode(in: Self.boxed(context, by: area)))
    area.setNeedsLayout()
  }

  /// The context of the content.
  static func boxed(_ context: NodeContext, by area: LayoutArea) -> NodeContext {
    var context = context
    let box = Element("div", attributes: [.init("class", "effect \(ClassName.slot)")])
    context.boxes.append(ElementBox(element: box, cells: area))
    return context
  }

  override func appendElements(to elements: inout [ElementNode]) {
    var own: [ElementNode] = []
    child.appendElements(to: &own)
    area.noteOrder(own)
    elements += own
  }
}
