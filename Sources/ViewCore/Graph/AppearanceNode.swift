/// A view that notifies an observer when it appears on the screen and when it disappears.
///
/// A view also disappears, and keeps its state, when another screen covers its own.
struct AppearanceView<Content: View, Observer: AppearanceObserver> {
  let content: Content
  let observer: Observer
}

/// The reactions of a modifier to the appearance of a view.
protocol AppearanceObserver {
  /// The state that is kept while the view is on the screen.
  associatedtype Memory

  /// Called when the view appears.
  @MainActor
  func appear() -> Memory
  /// Whether the view disappears and appears again, because a value differs.
  @MainActor
  func isOutdated(_ memory: Memory) -> Bool
  /// Called when the view has disappeared.
  @MainActor
  func disappear(_ memory: Memory)
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

private final class AppearanceNode<Content: View, Observer: AppearanceObserver>: WrapperNode {
  private var observer: Observer
  private var memory: Observer.Memory?
  private let screenVisibility: ScreenVisibility?
  /// The visibility of the tab's screen, if the view is around a tab.
  private let tab: TabScreenVisibility?
  private var screenVisibilityKey: Int?
  private var isUnmounted = false
  private unowned let graph: ViewGraph
  /// Whether the view appears only when it is visible in a lazy container.
  private let appearsWhenVisible: Bool
  /// The element whose visibility counts, which is the first one.
  private var watched: NodeID?

  init(_ view: AppearanceView<Content, Observer>, in context: NodeContext) {
    graph = context.graph
    observer = view.observer
    appearsWhenVisible = context.appearsWhenVisible
    // The content is made first: inner views appear before outer ones.
    tab =
      context.tabs == nil ? nil : context.environment.tabScreenVisibility ?? TabScreenVisibility()
    let child =
      tab.map { view.content(in: $0).makeNode(in: context) }
      ?? view.content.makeNode(in: context)
    screenVisibility = tab?.only ?? context.environment.screenVisibility
    super.init(child: child)
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

  override func unmount() {
    super.unmount()
    isUnmounted = true
    if let screenVisibilityKey { screenVisibility?.remove(screenVisibilityKey) }
    if let watched { graph.elementVisibility.unwatch(watched, for: self) }
    graph.afterUpdate(follow)
  }

  /// Asks the page to report the visibility of the first element, if it counts.
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

  /// Notifies the observer if its view has appeared or disappeared.
  private func follow() {
    // Another element may have taken the place of a removed one.
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
