/// What is in a row beside the view: its ground, and the controls with which a person edits it.
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

  /// The content of a row: the view alone, where nothing is beside it.
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

  /// The content of a row whose traits may have changed.
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
    case .tabs: return traits.values.tab != nil
    case .list, .form: break
    }
    let hasGround = traits.values.background.map { !($0.content is Color) } ?? false
    return hasGround || traits.canDelete || traits.canMove || traits.values.swipes != nil
  }
}

/// What stands before the view in a row.
private struct RowBeginning: View {
  let traits: RowTraits
  @Environment(\.editMode) private var editMode

  var body: some View {
    if let background = traits.values.background, !(background.content is Color) {
      Box(class: "row-background", content: background)
    }
    if let actions = traits.values.swipes?.leading {
      RowActions(edge: .leading, actions: actions)
    }
    if editMode?.wrappedValue.isEditing == true, traits.canDelete {
      RowButton(class: "row-minus", name: "Remove") {
        traits.position?.isRevealed.value = true
      }
    }
  }
}

/// What stands after the view in a row.
private struct RowEnd: View {
  let traits: RowTraits
  let tabs: Tabs?
  @Environment(\.editMode) private var editMode

  var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    if isEditing, traits.canMove {
      RowButton(class: "row-handle", name: "Reorder", events: .move) { event in
        if case .move(let distance) = event { traits.move(by: distance) }
      }
    }
    if let actions = traits.values.swipes?.trailing {
      RowActions(edge: .trailing, actions: actions)
    }
    if traits.position?.isRevealed.value == true {
      RowButton(class: "row-delete", name: "Delete", title: "Delete") { traits.delete() }
    }
    if let tabs, let tab = traits.values.tab {
      let button = TabButton(tabs: tabs, key: tabs.key(of: traits), tab: tab)
      Inlet(
        outlet: tabs.bar,
        content: EnvironmentView(content: button, value: tab.environment) { $1 = $0 }
      )
    }
  }
}

/// A control with which a person edits a row.
private struct RowButton {
  let className: String
  let name: String
  let title: String?
  let events: EventKinds
  let handle: (Event) -> Void

  init(class name: String, name label: String, title: String? = nil, action: @escaping () -> Void) {
    className = name
    self.name = label
    self.title = title
    events = .click
    handle = { _ in action() }
  }

  init(
    class name: String,
    name label: String,
    events: EventKinds,
    handle: @escaping (Event) -> Void
  ) {
    className = name
    self.name = label
    title = nil
    self.events = events
    self.handle = handle
  }
}

extension RowButton: View {
  typealias Body = Never
}

extension RowButton: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    let element = Element(
      "button",
      attributes: [.init("class", className), .init("type", "button"), .init("aria-label", name)],
      text: title,
      events: events
    )
    return Rendering(element, behavior: ElementBehavior(handle: handle))
  }
}
