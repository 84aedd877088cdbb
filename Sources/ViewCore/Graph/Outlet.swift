/// A place on the page for views that are declared elsewhere, such as the buttons of a toolbar.
///
/// The views live where they are declared: their state, their environment and their lifetime are those
/// of a view at that place of the tree. Only their elements are here.
@MainActor
final class Outlet {
  private weak var container: ElementNode?
  private var inlets: [InletNode] = []
  /// Whether there is a view for the place.
  let isUsed = StateLocation(false)
  /// The element whose parts declare the views, where these are to stand in the order of the parts.
  weak var ordering: ElementNode?

  nonisolated init() {}

  /// Gives the place to the views, of which some may have been there before it.
  fileprivate func open(in container: ElementNode) {
    self.container = container
    for inlet in inlets where inlet.container == nil { inlet.enter(container) }
  }

  fileprivate func connect(_ inlet: InletNode) -> ElementNode? {
    inlets.append(inlet)
    isUsed.value = true
    container?.setNeedsChildren()
    return container
  }

  fileprivate func disconnect(_ inlet: InletNode) {
    inlets.removeAll { $0 === inlet }
    isUsed.value = !inlets.isEmpty
    container?.setNeedsChildren()
  }

  fileprivate func appendElements(to elements: inout [ElementNode]) {
    for inlet in orderedInlets { inlet.appendContent(to: &elements) }
  }
}

extension Outlet {
  private var orderedInlets: [InletNode] {
    guard let ordering else { return inlets }
    let parts = ordering.children
    return inlets.sorted { first, second in
      let offsets = [first, second].map { inlet in
        parts.firstIndex { $0 === inlet.place } ?? parts.count
      }
      return offsets[0] < offsets[1]
    }
  }
}

/// The place of an outlet on the page, made before anything is put into it.
struct OutletView {
  let outlet: Outlet
}

extension OutletView: View {
  typealias Body = Never
}

extension OutletView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    outlet.open(in: context.container)
    return OutletNode(outlet)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {}
}

private final class OutletNode: ViewNode {
  private let outlet: Outlet

  init(_ outlet: Outlet) {
    self.outlet = outlet
  }

  override func appendElements(to elements: inout [ElementNode]) {
    outlet.appendElements(to: &elements)
  }
}

/// A view whose elements are in an outlet.
///
/// Where there is no outlet there is nothing.
struct Inlet<Content: View> {
  let outlet: Outlet?
  let content: Content
}

extension Inlet: View {
  typealias Body = Never
}

extension Inlet: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    let node = InletNode(outlet, at: context.container)
    node.makeContent = maker(in: context)
    if let container = node.container { node.enter(container) }
    return node
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let node = node.cast(to: InletNode.self)
    guard let container = node.container, let child = node.content else {
      return node.makeContent = maker(in: context)
    }
    content.patchNode(child, in: context.entering(container))
  }

  @MainActor
  private func maker(in context: NodeContext) -> @MainActor (ElementNode) -> ViewNode {
    { content.makeNode(in: context.entering($0)) }
  }
}

private final class InletNode: ViewNode {
  private let outlet: Outlet?
  fileprivate private(set) weak var container: ElementNode?
  /// The element in which the views are declared.
  fileprivate private(set) weak var place: ElementNode?
  fileprivate private(set) var content: ViewNode?
  /// Makes the content where the outlet has no place yet.
  fileprivate var makeContent: (@MainActor (ElementNode) -> ViewNode)?

  init(_ outlet: Outlet?, at place: ElementNode) {
    self.outlet = outlet
    self.place = place
    super.init()
    container = outlet?.connect(self)
  }

  fileprivate func enter(_ container: ElementNode) {
    self.container = container
    content = makeContent?(container)
    makeContent = nil
    container.setNeedsChildren()
  }

  func appendContent(to elements: inout [ElementNode]) {
    content?.appendElements(to: &elements)
  }

  override func unmount() {
    outlet?.disconnect(self)
    content?.unmount()
  }
}

extension NodeContext {
  /// This context for what is put into an element as one of its own views.
  func entering(_ container: ElementNode) -> NodeContext {
    var context = self
    context.container = container
    context.row = nil
    context.wrapsRows = false
    context.boxes = []
    context.attributes = []
    context.traits = nil
    return context
  }
}
