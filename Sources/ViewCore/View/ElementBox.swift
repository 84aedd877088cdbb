/// A box that a modifier puts around an element.
struct ElementBox: Equatable {
  var element: Element
  /// The views that the modifier shows in the size of the element, if any.
  var layer: Layer?
  /// The behavior for events of the element, if any.
  ///
  /// It has to do the same as long as the modifier exists.
  var behavior: ElementBehavior?
  /// The container that decides about the element and its behavior, if the boxes are those of its views.
  var cells: LayoutArea?

  static func == (first: Self, second: Self) -> Bool {
    first.layer === second.layer && first.cells === second.cells
      && first.element == second.element
  }
}

/// The views that one modifier shows behind or in front of each element of another view.
///
/// The views live with the modifier: they have its environment and are patched there. So the views
/// between the modifier and the elements need not run for them.
@MainActor
final class Layer {
  fileprivate let isBehind: Bool
  private var makeView: (NodeContext) -> ViewNode
  private var patchView: (ViewNode, NodeContext) -> Void
  private var context: NodeContext
  private var copies: [Copy] = []

  /// A copy of the views, in the box of one element.
  private struct Copy {
    let node: ViewNode
    unowned let box: ElementNode
    /// The innermost barrier around the views.
    let barrier: NodeID
  }

  init(_ view: some View, isBehind: Bool, in context: NodeContext) {
    self.isBehind = isBehind
    self.context = context
    makeView = { view.makeNode(in: $0) }
    patchView = { view.patchNode($0, in: $1) }
  }

  /// Replaces the views by new values of the same type.
  func update(with view: some View, in context: NodeContext) {
    self.context = context
    makeView = { view.makeNode(in: $0) }
    patchView = { view.patchNode($0, in: $1) }
    for copy in copies {
      patchView(copy.node, context.entering(copy.box, inside: copy.barrier))
    }
  }

  /// Puts a copy of the views and an element into a box.
  func join(_ main: ElementNode, in box: ElementNode, inside barrier: NodeID) -> ViewNode {
    let node = makeView(context.entering(box, inside: barrier))
    copies.append(Copy(node: node, box: box, barrier: barrier))
    return LayeredNode(main: main, layer: self, views: node, isBehind: isBehind)
  }

  /// Adds the values that the views have for a preference.
  fileprivate func collect(_ preference: AnyPreferenceReduction) {
    for copy in copies { copy.node.collect(preference) }
  }

  fileprivate func forget(_ node: ViewNode) {
    copies.removeAll { $0.node === node }
  }
}

/// An element with views behind it or in front of it.
final class LayeredNode: ViewNode {
  let main: ElementNode
  private let layer: Layer
  private let views: ViewNode
  private let isBehind: Bool

  fileprivate init(main: ElementNode, layer: Layer, views: ViewNode, isBehind: Bool) {
    self.main = main
    self.layer = layer
    self.views = views
    self.isBehind = isBehind
  }

  override func appendElements(to elements: inout [ElementNode]) {
    if isBehind { views.appendElements(to: &elements) }
    elements.append(main)
    if !isBehind { views.appendElements(to: &elements) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    body(main)
    body(views)
  }

  /// The preferences of the other views belong to their modifier, which may be around further modifiers.
  override func collect(_ preference: AnyPreferenceReduction) {
    main.collect(preference)
  }

  override func unmount() {
    layer.forget(views)
    main.unmount()
    views.unmount()
  }
}

/// A view with other views in the size of each of its elements.
struct LayeredView<Content: View, Views: View> {
  let content: Content
  let views: Views
  let isBehind: Bool
  /// The box around each element.
  var box = Element("div", attributes: [.init("class", "layers")])
  /// The behavior of the boxes for events, if any.
  var behavior: ElementBehavior?
}

extension LayeredView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    let layer = Layer(views, isBehind: isBehind, in: context)
    let child = content.makeNode(in: context.adding(box(with: layer)))
    return LayerOwner(layer: layer, child: child)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let node = node.cast(to: LayerOwner.self)
    node.layer.update(with: views, in: context)
    content.patchNode(node.child, in: context.adding(box(with: node.layer)))
  }

  private func box(with layer: Layer) -> ElementBox {
    ElementBox(element: box, layer: layer, behavior: behavior)
  }
}

private final class LayerOwner: WrapperNode {
  let layer: Layer

  init(layer: Layer, child: ViewNode) {
    self.layer = layer
    super.init(child: child)
  }

  override func collect(_ preference: AnyPreferenceReduction) {
    if layer.isBehind { layer.collect(preference) }
    child.collect(preference)
    if !layer.isBehind { layer.collect(preference) }
  }
}

extension NodeContext {
  fileprivate func adding(_ box: ElementBox) -> NodeContext {
    var context = self
    context.boxes.append(box)
    return context
  }
}

extension ElementNode {
  /// The element in this one, if this is the box of a modifier or a row.
  var boxed: ElementNode? {
    switch content {
    case let layered as LayeredNode: layered.main
    case let row as RowNode: row.main
    case let content: content as? ElementNode
    }
  }
}
