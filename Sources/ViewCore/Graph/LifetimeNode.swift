/// A view that follows what happens to its content: it comes, gets new values, and goes.
struct LifetimeView<Content: View, Observer: LifetimeObserver> {
  let content: Content
  let observer: Observer
}

/// What a modifier does in the course of a view's lifetime.
protocol LifetimeObserver {
  /// What is kept from one call to the next.
  associatedtype Memory

  /// The view is on the screen.
  @MainActor
  func appear(in graph: ViewGraph) -> Memory
  /// The view around ran again.
  @MainActor
  func update(_ memory: inout Memory, in graph: ViewGraph)
  /// The view is no longer on the screen.
  @MainActor
  func disappear(_ memory: Memory, in graph: ViewGraph)
}

extension LifetimeView: View {
  typealias Body = Never
}

extension LifetimeView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    LifetimeNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    node.cast(to: LifetimeNode<Content, Observer>.self).patch(with: self, in: context)
  }
}

private final class LifetimeNode<Content: View, Observer: LifetimeObserver>: ViewNode {
  private var observer: Observer
  private var memory: Observer.Memory
  private let child: ViewNode
  private unowned let graph: ViewGraph

  init(_ view: LifetimeView<Content, Observer>, in context: NodeContext) {
    graph = context.graph
    observer = view.observer
    // The content is made first: what is inside appears before what is around it.
    child = view.content.makeNode(in: context)
    memory = observer.appear(in: context.graph)
  }

  func patch(with view: LifetimeView<Content, Observer>, in context: NodeContext) {
    observer = view.observer
    view.content.patchNode(child, in: context)
    observer.update(&memory, in: graph)
  }

  override func appendElements(to elements: inout [ElementNode]) {
    child.appendElements(to: &elements)
  }

  override func unmount() {
    child.unmount()
    observer.disappear(memory, in: graph)
  }
}
