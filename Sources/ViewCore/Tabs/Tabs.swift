/// The selected tab of a tab view, and the action that selects another.
///
/// Lasts until the next run of the body.
@MainActor
final class Tabs {
  /// The place of the buttons.
  let bar: PortalTarget
  /// The existing screens.
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

  /// Returns the key of a screen: its tag, or else its tab.
  func key(of traits: RowTraits?) -> AnyHashable? {
    traits?.values.tag
      ?? traits?.values.tab.map { AnyHashable(ObjectIdentifier($0.screenVisibility)) }
  }

  /// Returns whether the screen of a key is selected.
  func isSelected(_ key: AnyHashable?) -> Bool {
    key != nil && key == selected
  }

  /// Selects the screen of a tab.
  ///
  /// If it is selected already, its navigation stack returns to the root.
  func select(_ key: AnyHashable?, of tab: TabItem) {
    if isSelected(key) { tab.screenVisibility.stack?.popToRootByUser() }
    if let key { pick(key) }
  }

  /// Returns the element around a screen.
  func panel(for context: NodeContext) -> Element {
    let key = key(of: context.traits)
    var element = Element(
      "div",
      attributes: [.init(class: .tabPanel), .init("role", "tabpanel")]
    )
    element["hidden"] = isSelected(key) ? nil : ""
    let tab = context.traits?.values.tab
    tab?.screenVisibility.isOnTop = isSelected(key)
    tab?.addressScope.isShown = isSelected(key)
    return element
  }
}

extension NodeContext {
  /// The tab view around the view, if the view is one of its screens.
  var tabs: Tabs? {
    if case .tabs(let tabs) = row { tabs } else { nil }
  }
}

/// The button of a tab.
struct TabButton {
  let tabs: Tabs
  let key: AnyHashable?
  let tab: TabItem
  let badge: Badge?
}

extension TabButton: ElementView {
  func render(in context: NodeContext) -> Rendering<TupleView<Box<AnyView>, Badge?>> {
    let isSelected = tabs.isSelected(key)
    var element = Element(
      "button",
      attributes: [
        .init(class: .tab), .init("type", "button"), .init("role", "tab"),
        .init("aria-selected", isSelected ? "true" : "false"),
      ],
      events: .click
    )
    // Only the selected button is a tab stop; the arrow keys move between the buttons.
    element["tabindex"] = isSelected ? nil : "-1"
    return Rendering(
      element: element,
      content: TupleView(Box("span", class: "label", content: tab.label), badge),
      behavior: ElementBehavior { [tabs, key, tab] _ in tabs.select(key, of: tab) }
    )
  }
}
