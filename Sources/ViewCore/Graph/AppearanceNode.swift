/// A view that is told when it comes onto the screen and when it leaves it.
///
/// It leaves the screen, and keeps its state, also when another screen is put above the one that it
/// is on.
struct AppearanceView<Content: View, Follower: AppearanceFollower> {
  let content: Content
  let follower: Follower
}

/// What a modifier does while a view is on the screen.
@MainActor
protocol AppearanceFollower {
  /// What is kept while the view is on the screen.
  associatedtype Memory

  /// The view is on the screen.
  func appear() -> Memory
  /// Whether the view has to leave the screen and come back, because a value differs.
  func isOutdated(_ memory: Memory) -> Bool
  /// The view is no longer on the screen.
  func disappear(_ memory: Memory)
}

extension AppearanceView: View {
  typealias Body = Never
}

extension AppearanceView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    AppearanceNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    node.cast(to: AppearanceNode<Content, Follower>.self).patch(with: self, in: context)
  }
}

private final class AppearanceNode<Content: View, Follower: AppearanceFollower>: ViewNode {
  private var follower: Follower
  private var memory: Follower.Memory?
  private let child: ViewNode
  private let exposure: Exposure?
  private var exposureKey: Int?
  private var isUnmounted = false
  private unowned let graph: ViewGraph

  init(_ view: AppearanceView<Content, Follower>, in context: NodeContext) {
    graph = context.graph
    follower = view.follower
    exposure = context.environment.exposure
    // The content is made first: what is inside appears before what is around it.
    child = view.content.makeNode(in: context)
    super.init()
    exposureKey = exposure?.add(self)
    graph.afterUpdate(follow)
  }

  func patch(with view: AppearanceView<Content, Follower>, in context: NodeContext) {
    follower = view.follower
    view.content.patchNode(child, in: context)
    if let memory, follower.isOutdated(memory) { graph.afterUpdate(follow) }
  }

  override func appendElements(to elements: inout [ElementNode]) {
    child.appendElements(to: &elements)
  }

  override func unmount() {
    child.unmount()
    isUnmounted = true
    if let exposureKey { exposure?.remove(exposureKey) }
    graph.afterUpdate(follow)
  }

  /// Does what the follower has to do now, which may be nothing.
  private func follow() {
    let isOnScreen = !isUnmounted && exposure?.isExposed ?? true
    if let memory, !isOnScreen || follower.isOutdated(memory) {
      self.memory = nil
      follower.disappear(memory)
    }
    if isOnScreen, memory == nil { memory = follower.appear() }
  }
}

extension AppearanceNode: Exposure.Follower {
  func exposureChanged() {
    graph.afterUpdate(follow)
  }
}
