/// A view that notifies an observer when its content appears, is updated and disappears.
struct LifetimeView<Content: View, Observer: LifetimeObserver> {
  let content: Content
  let observer: Observer
}

/// The reactions of a modifier to the lifetime of a view.
protocol LifetimeObserver {
  /// The state that is kept from one call to the next.
  associatedtype Memory

  /// Called when the view appears.
  @MainActor
  func appear(in graph: ViewGraph) -> Memory
  /// Called when the enclosing view has run again.
  @MainActor
  func update(_ memory: inout Memory, in graph: ViewGraph)
  /// Called when the view has disappeared.
  @MainActor
  func disappear(_ memory: Memory, in graph: ViewGraph)
}

extension LifetimeView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    LifetimeNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    node.cast(to: LifetimeNode<Content, Observer>.self).patch(with: self, in: context)
  }
}

private final class LifetimeNode<Content: View, Observer: LifetimeObserver>: WrapperNode {
  private var observer: Observer
  private var memory: Observer.Memory
  private unowned let graph: ViewGraph

  init(_ view: LifetimeView<Content, Observer>, in context: NodeContext) {
    graph = context.graph
    observer = view.observer
    // The content is made first: inner views appear before outer ones.
    let child = view.content.makeNode(in: context)
    memory = observer.appear(in: context.graph)
    super.init(child: child)
  }

  func patch(with view: LifetimeView<Content, Observer>, in context: NodeContext) {
    observer = view.observer
    view.content.patchNode(child, in: context)
    observer.update(&memory, in: graph)
  }

  override func unmount() {
    super.unmount()
    observer.disappear(memory, in: graph)
  }
}
