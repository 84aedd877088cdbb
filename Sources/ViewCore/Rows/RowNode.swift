/// The parts of a row beside its view: its background, or the button of a tab.
///
/// The page makes the controls for editing rows (`editing.js`).
final class RowNode: ViewNode {
  private let main: ElementNode
  private var before: ViewNode
  private var after: ViewNode

  private init(
    _ main: ElementNode,
    _ traits: RowTraits,
    in context: NodeContext
  ) {
    self.main = main
    before = RowBeginning(traits: traits).makeNode(in: context)
    after = RowEnd(traits: traits, tabs: context.tabs).makeNode(in: context)
  }

  /// The content of a row, which is the view alone if the row has no other parts.
  static func decorate(
    _ main: ElementNode,
    of row: RowKind,
    traits: RowTraits?,
    in context: NodeContext
  ) -> ViewNode {
    guard let traits, row.needsDecoration(for: traits) else { return main }
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
    let traits = traits.flatMap { row.needsDecoration(for: $0) ? $0 : nil }
    switch (content as? RowNode, traits) {
    case (let node?, let traits?):
      RowBeginning(traits: traits).patchNode(node.before, in: context)
      RowEnd(traits: traits, tabs: context.tabs).patchNode(node.after, in: context)
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

extension RowKind {
  @MainActor
  fileprivate func needsDecoration(for traits: RowTraits) -> Bool {
    switch self {
    case .choices: return false
    case .tabs(let tabs): return tabs.key(of: traits) != nil
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
  let traits: RowTraits
  let tabs: Tabs?

  var body: some View {
    if tabs == nil, let badge = traits.values.badge { Badge(text: badge) }
    if let actions = traits.values.swipes?.trailing {
      RowActions(edge: .trailing, actions: actions)
    }
    if let tabs, let key = tabs.key(of: traits) {
      TabPlace(tabs: tabs, key: key)
    }
    if let tabs, let tab = traits.values.tab {
      let badge = traits.values.badge.map(Badge.init)
      let button = TabButton(tabs: tabs, key: tabs.key(of: traits), tab: tab, badge: badge)
      Portal(
        target: tabs.bar,
        content: EnvironmentView(content: button, value: tab.environment) { $1 = $0 }
      )
    }
  }
}
