/// The existing screens of a tab view in their order.
@MainActor
final class TabOrder {
  /// The keys of the screens.
  private let keys = StateLocation<[AnyHashable]>([])
  /// The screen that is shown because the selected one does not exist.
  private var substitute: AnyHashable?
  private var places: [TabPlaceNode] = []
  /// The traits of all pages that have none of their own.
  let noTraits = RowTraits()

  nonisolated init() {}

  /// Returns the selected screen, or a substitute if that does not exist.
  ///
  /// The substitute is the first screen; it stays selected for as long as it exists.
  func shown(instead wanted: AnyHashable?) -> AnyHashable? {
    let keys = keys.value
    if let wanted, keys.isEmpty || keys.contains(wanted) { return wanted }
    return substitute
  }

  /// Returns the name of a page by its place, such as "Page 1 of 3".
  func pageName(of key: AnyHashable) -> String {
    let keys = keys.value
    let number = (keys.firstIndex(of: key) ?? 0) + 1
    return "Page \(number) of \(max(keys.count, number))"
  }

  fileprivate func add(_ place: TabPlaceNode) {
    places.append(place)
  }

  fileprivate func remove(_ place: TabPlaceNode) {
    places.removeAll { $0 === place }
  }

  /// Updates the keys from the container's elements.
  fileprivate func update(in container: ElementNode?) {
    let keys = (container?.children ?? []).compactMap { panel in
      places.first { $0.panel === panel }?.key
    }
    if substitute.map(keys.contains) != true { substitute = keys.first }
    self.keys.value = keys
  }
}

/// The place of a screen of a tab view on the page.
struct TabPlace {
  let tabs: Tabs
  let key: AnyHashable
}

extension TabPlace: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    TabPlaceNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    node.cast(to: TabPlaceNode.self).patch(with: self)
  }
}

private final class TabPlaceNode: ViewNode {
  private(set) var key: AnyHashable
  /// The element of the screen.
  private(set) weak var panel: ElementNode?
  private let order: TabOrder
  private let bar: PortalTarget
  private unowned let graph: ViewGraph

  init(_ view: TabPlace, in context: NodeContext) {
    key = view.key
    panel = context.container
    order = view.tabs.order
    bar = view.tabs.bar
    graph = context.graph
    super.init()
    order.add(self)
    updateOrder()
  }

  func patch(with view: TabPlace) {
    guard key != view.key else { return }
    key = view.key
    updateOrder()
  }

  override func unmount() {
    order.remove(self)
    updateOrder()
  }

  private func updateOrder() {
    graph.afterUpdate { [order, bar] in order.update(in: bar.ordering) }
  }
}
