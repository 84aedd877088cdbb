/// The tabs of a tab view while its body's value lasts: which is picked, and how to pick another.
@MainActor
final class Tabs {
  /// Where the buttons are.
  let bar: PortalTarget
  /// The screens that are there.
  let order: TabOrder
  private let selected: AnyHashable?
  private let pick: (AnyHashable) -> Void

  init(
    bar: PortalTarget,
    order: TabOrder,
    selected: AnyHashable?,
    pick: @escaping (AnyHashable) -> Void
  ) {
    self.bar = bar
    self.order = order
    self.selected = order.shown(instead: selected)
    self.pick = pick
  }

  /// What tells a screen from the others: its tag, or else its tab.
  func key(of traits: RowTraits?) -> AnyHashable? {
    traits?.values.tag
      ?? traits?.values.tab.map { AnyHashable(ObjectIdentifier($0.screenVisibility)) }
  }

  /// Whether the screen of a key is shown.
  func isSelected(_ key: AnyHashable?) -> Bool {
    key != nil && key == selected
  }

  /// Shows the screen of a tab, or what is lowest in it where it is shown already.
  func select(_ key: AnyHashable?, of tab: TabItem) {
    if isSelected(key) { tab.screenVisibility.stack?.popToRootByPerson() }
    if let key { pick(key) }
  }

  /// The element around a screen.
  func panel(for context: NodeContext) -> Element {
    let key = key(of: context.traits)
    var element = Element(
      "div",
      attributes: [.init("class", "tab-panel"), .init("role", "tabpanel")]
    )
    element["hidden"] = isSelected(key) ? nil : ""
    context.traits?.values.tab?.screenVisibility.isOnTop = isSelected(key)
    return element
  }
}

extension NodeContext {
  /// The tab view that the view is a screen of, if it is one.
  var tabs: Tabs? {
    if case .tabs(let tabs) = row { tabs } else { nil }
  }
}

/// The button that opens a screen.
struct TabButton {
  let tabs: Tabs
  let key: AnyHashable?
  let tab: TabItem
  let badge: Badge?
}

extension TabButton: View {
  typealias Body = Never
}

extension TabButton: ElementView {
  func render(in context: NodeContext) -> Rendering<TupleView<Box<AnyView>, Badge?>> {
    let isSelected = tabs.isSelected(key)
    var element = Element(
      "button",
      attributes: [
        .init("class", "tab"), .init("type", "button"), .init("role", "tab"),
        .init("aria-selected", isSelected ? "true" : "false"),
      ],
      events: .click
    )
    // The tab key reaches one of them, and the arrow keys the others.
    element["tabindex"] = isSelected ? nil : "-1"
    return Rendering(
      element: element,
      content: TupleView(Box("span", class: "label", content: tab.label), badge),
      behavior: ElementBehavior { [tabs, key, tab] _ in tabs.select(key, of: tab) }
    )
  }
}
