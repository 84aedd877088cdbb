/// The screens of a tab view that are there, in their order.
@MainActor
final class TabOrder {
  /// What tells the screens apart.
  private let keys = StateLocation<[AnyHashable]>([])
  /// The screen that is shown where the one that is wanted is not there.
  private var standIn: AnyHashable?
  private var places: [TabPlaceNode] = []

  nonisolated init() {}

  /// The screen that is wanted, or another one where it is not there: the first one of those that are,
  /// and for as long as it is.
  func shown(instead wanted: AnyHashable?) -> AnyHashable? {
    let keys = keys.value
    if let wanted, keys.isEmpty || keys.contains(wanted) { return wanted }
    return standIn
  }

  fileprivate func add(_ place: TabPlaceNode) {
    places.append(place)
  }

  fileprivate func remove(_ place: TabPlaceNode) {
    places.removeAll { $0 === place }
  }

  /// Looks which screens are there now, in the element that holds them.
  fileprivate func update(in container: ElementNode?) {
    let keys = (container?.children ?? []).compactMap { panel in
      places.first { $0.panel === panel }?.key
    }
    if standIn.map(keys.contains) != true { standIn = keys.first }
    self.keys.value = keys
  }
}

/// Where a screen of a tab view is, while it is there.
struct TabPlace {
  let tabs: Tabs
  let key: AnyHashable
}

extension TabPlace: View {
  typealias Body = Never
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
