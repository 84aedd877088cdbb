/// The parts of a row beside its view: its background, or the button of a tab.
///
/// The page makes the controls for editing rows (`editing.js`).
final class RowNode: ViewNode {
  let main: ElementNode
  private var before: ViewNode
  private var after: ViewNode

  private init(
    _ main: ElementNode,
    _ traits: RowTraits,
    in context: NodeContext
  ) {
    self.main = main
    before = RowBeginning(traits: traits).makeNode(in: context)
    after = RowEnd(traits: traits, in: context).makeNode(in: context)
  }

  /// The content of a row, which is the view alone if the row has no other parts.
  static func decorate(
    _ main: ElementNode,
    of row: RowKind,
    traits: RowTraits?,
    in context: NodeContext
  ) -> ViewNode {
    guard let traits = row.decoration(of: traits) else { return main }
    return RowNode(main, traits, in: context)
  }

  /// The view in the content of a row.
  static func main(of content: ViewNode) -> ElementNode {
    (content as? RowNode)?.main ?? content.cast(to: ElementNode.self)
  }

  /// The content of a row after its traits may have changed.
  static func redecorate(
    _ content: ViewNode,
    of row: RowKind,
    traits: RowTraits?,
    in context: NodeContext
  ) -> ViewNode {
    let traits = row.decoration(of: traits)
    switch (content as? RowNode, traits) {
    case (let node?, let traits?):
      RowBeginning(traits: traits).patchNode(node.before, in: context)
      RowEnd(traits: traits, in: context).patchNode(node.after, in: context)
      return node
    case (let node?, nil):
      node.before.unmount()
      node.after.unmount()
      context.container.setNeedsChildren()
      return node.main
    case (nil, let traits?):
      context.container.setNeedsChildren()
      return RowNode(content.cast(to: ElementNode.self), traits, in: context)
    case (nil, nil):
      return content
    }
  }

  override func appendElements(to elements: inout [ElementNode]) {
    before.appendElements(to: &elements)
    elements.append(main)
    after.appendElements(to: &elements)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    body(before)
    body(main)
    body(after)
  }

  override func unmount() {
    before.unmount()
    main.unmount()
    after.unmount()
  }
}

@MainActor
extension RowKind {
  /// The traits of a row that has other parts than its view.
  fileprivate func decoration(of traits: RowTraits?) -> RowTraits? {
    if case .tabs(let tabs) = self, tabs.arePages { return traits ?? tabs.order.noTraits }
    return traits.flatMap { needsDecoration(for: $0) ? $0 : nil }
  }

  private func needsDecoration(for traits: RowTraits) -> Bool {
    switch self {
    case .choices: return false
    case .tabs(let tabs): return tabs.key(of: traits, in: nil) != nil
    case .list, .form: break
    }
    let hasGround = traits.values.background.map { !($0.content is Color) } ?? false
    return hasGround || traits.values.swipes != nil || traits.values.badge != nil
  }
}

/// The parts of a row before its view.
private struct RowBeginning: View {
  let traits: RowTraits

  var body: some View {
    if let background = traits.values.background, !(background.content is Color) {
      Box(class: "row-background", content: background)
    }
    if let actions = traits.values.swipes?.leading {
      RowActions(edge: .leading, actions: actions)
    }
  }
}

/// The parts of a row after its view.
private struct RowEnd: View {
  private let traits: RowTraits
  private let tabs: Tabs?
  /// The key of the screen that the row is.
  private let key: AnyHashable?

  init(traits: RowTraits, in context: NodeContext) {
    self.traits = traits
    tabs = context.tabs
    key = tabs?.key(of: traits, in: context.container)
  }

  var body: some View {
    if tabs == nil, let badge = traits.values.badge { Badge(text: badge) }
    if let actions = traits.values.swipes?.trailing {
      RowActions(edge: .trailing, actions: actions)
    }
    if let tabs, let key {
      TabPlace(tabs: tabs, key: key)
      if tabs.arePages || traits.values.tab != nil { button(of: key, in: tabs) }
    }
  }

  private func button(of key: AnyHashable, in tabs: Tabs) -> some View {
    let tab = traits.values.tab
    let button = TabButton(
      tabs: tabs,
      key: key,
      tab: tab,
      pageName: tabs.arePages ? tabs.order.pageName(of: key) : nil,
      badge: traits.values.badge.map(Badge.init)
    )
    return Portal(
      target: tabs.bar,
      isLast: tab?.role == .search,
      content: EnvironmentView(content: button, value: tab?.environment) {
        if let environment = $0 { $1 = environment }
      }
    )
  }
}
