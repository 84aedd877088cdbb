/// A view that is told when it comes onto the screen and when it leaves it.
///
/// It leaves the screen, and keeps its state, also when another screen is put above the one that it
/// is on.
struct AppearanceView<Content: View, Observer: AppearanceObserver> {
  let content: Content
  let observer: Observer
}

/// What a modifier does while a view is on the screen.
protocol AppearanceObserver {
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
    node.cast(to: AppearanceNode<Content, Observer>.self).patch(with: self, in: context)
  }
}

extension AppearanceView {
  fileprivate func content(in tab: TabScreenVisibility) -> some View {
    EnvironmentView(content: content, value: tab) { $1.tabScreenVisibility = $0 }
  }
}

private final class AppearanceNode<Content: View, Observer: AppearanceObserver>: ViewNode {
  private var observer: Observer
  private var memory: Observer.Memory?
  private let child: ViewNode
  private let screenVisibility: ScreenVisibility?
  /// Around the screen of a tab, what says of that whether it is shown.
  private let tab: TabScreenVisibility?
  private var screenVisibilityKey: Int?
  private var isUnmounted = false
  private unowned let graph: ViewGraph
  /// Whether the view appears when a person scrolls to it.
  private let appearsWhenVisible: Bool
  /// The element whose sight counts: the first one, where there is any.
  private var watched: NodeID?

  init(_ view: AppearanceView<Content, Observer>, in context: NodeContext) {
    graph = context.graph
    observer = view.observer
    appearsWhenVisible = context.appearsWhenVisible
    // The content is made first: what is inside appears before what is around it.
    tab =
      context.tabs == nil ? nil : context.environment.tabScreenVisibility ?? TabScreenVisibility()
    child =
      tab.map { view.content(in: $0).makeNode(in: context) }
      ?? view.content.makeNode(in: context)
    screenVisibility = tab?.only ?? context.environment.screenVisibility
    super.init()
    screenVisibilityKey = screenVisibility?.add(self)
    watch()
    graph.afterUpdate(follow)
  }

  func patch(with view: AppearanceView<Content, Observer>, in context: NodeContext) {
    observer = view.observer
    if let tab {
      view.content(in: tab).patchNode(child, in: context)
    } else {
      view.content.patchNode(child, in: context)
    }
    watch()
    if let memory, observer.isOutdated(memory) { graph.afterUpdate(follow) }
  }

  override func appendElements(to elements: inout [ElementNode]) {
    child.appendElements(to: &elements)
  }

  override func unmount() {
    child.unmount()
    isUnmounted = true
    if let screenVisibilityKey { screenVisibility?.remove(screenVisibilityKey) }
    if let watched { graph.elementVisibility.unwatch(watched, for: self) }
    graph.afterUpdate(follow)
  }

  /// Has the page tell of the first element, where that is what counts.
  private func watch() {
    guard appearsWhenVisible else { return }
    var elements: [ElementNode] = []
    child.appendElements(to: &elements)
    if let watched, watched != elements.first?.id {
      graph.elementVisibility.unwatch(watched, for: self)
    }
    watched = elements.first?.id
    if let element = elements.first { graph.elementVisibility.watch(element, for: self, in: graph) }
  }

  /// Does what the observer has to do now, which may be nothing.
  private func follow() {
    // An element that went may have left its place to another one.
    if !isUnmounted { watch() }
    let isVisible = watched.map(graph.elementVisibility.isVisible) ?? true
    let isOnScreen = !isUnmounted && isVisible && screenVisibility?.isVisible ?? true
    if let memory, !isOnScreen || observer.isOutdated(memory) {
      self.memory = nil
      observer.disappear(memory)
    }
    if isOnScreen, memory == nil { memory = observer.appear() }
  }
}

extension AppearanceNode: ScreenVisibility.Observer {
  func screenVisibilityChanged() {
    graph.afterUpdate(follow)
  }
}

extension AppearanceNode: ElementVisibility.Observer {
  func visibilityChanged() {
    graph.afterUpdate(follow)
  }
}
