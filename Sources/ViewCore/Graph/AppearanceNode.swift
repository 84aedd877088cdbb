/// A view that is told when it comes onto the screen and when it leaves it.
///
/// It leaves the screen, and keeps its state, also when another screen is put above the one that it
/// is on.
struct AppearanceView<Content: View, Follower: AppearanceFollower> {
  let content: Content
  let follower: Follower
}

/// What a modifier does while a view is on the screen.
protocol AppearanceFollower {
  /// What is kept while the view is on the screen.
  associatedtype Memory

  /// The view is on the screen.
  @MainActor
  func appear() -> Memory
  /// Whether the view has to leave the screen and come back, because a value differs.
  @MainActor
  func isOutdated(_ memory: Memory) -> Bool
  /// The view is no longer on the screen.
  @MainActor
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

extension AppearanceView {
  fileprivate func content(in tab: TabExposure) -> some View {
    EnvironmentView(content: content, value: tab) { $1.tabExposure = $0 }
  }
}

private final class AppearanceNode<Content: View, Follower: AppearanceFollower>: ViewNode {
  private var follower: Follower
  private var memory: Follower.Memory?
  private let child: ViewNode
  private let exposure: Exposure?
  /// Around the screen of a tab, what says of that whether it is shown.
  private let tab: TabExposure?
  private var exposureKey: Int?
  private var isUnmounted = false
  private unowned let graph: ViewGraph
  /// Whether the view appears when a person scrolls to it.
  private let appearsInSight: Bool
  /// The element whose sight counts: the first one, where there is any.
  private var watched: NodeID?

  init(_ view: AppearanceView<Content, Follower>, in context: NodeContext) {
    graph = context.graph
    follower = view.follower
    appearsInSight = context.appearsInSight
    // The content is made first: what is inside appears before what is around it.
    tab = context.tabs == nil ? nil : context.environment.tabExposure ?? TabExposure()
    child =
      tab.map { view.content(in: $0).makeNode(in: context) }
      ?? view.content.makeNode(in: context)
    exposure = tab?.only ?? context.environment.exposure
    super.init()
    exposureKey = exposure?.add(self)
    watch()
    graph.afterUpdate(follow)
  }

  func patch(with view: AppearanceView<Content, Follower>, in context: NodeContext) {
    follower = view.follower
    if let tab {
      view.content(in: tab).patchNode(child, in: context)
    } else {
      view.content.patchNode(child, in: context)
    }
    watch()
    if let memory, follower.isOutdated(memory) { graph.afterUpdate(follow) }
  }

  override func appendElements(to elements: inout [ElementNode]) {
    child.appendElements(to: &elements)
  }

  override func unmount() {
    child.unmount()
    isUnmounted = true
    if let exposureKey { exposure?.remove(exposureKey) }
    if let watched { graph.sights.unwatch(watched, for: self) }
    graph.afterUpdate(follow)
  }

  /// Has the page tell of the first element, where that is what counts.
  private func watch() {
    guard appearsInSight else { return }
    var elements: [ElementNode] = []
    child.appendElements(to: &elements)
    if let watched, watched != elements.first?.id { graph.sights.unwatch(watched, for: self) }
    watched = elements.first?.id
    if let element = elements.first { graph.sights.watch(element, for: self, in: graph) }
  }

  /// Does what the follower has to do now, which may be nothing.
  private func follow() {
    // An element that went may have left its place to another one.
    if !isUnmounted { watch() }
    let isInSight = watched.map(graph.sights.isInSight) ?? true
    let isOnScreen = !isUnmounted && isInSight && exposure?.isExposed ?? true
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

extension AppearanceNode: Sights.Follower {
  func sightChanged() {
    graph.afterUpdate(follow)
  }
}
