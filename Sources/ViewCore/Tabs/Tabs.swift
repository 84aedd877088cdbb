/// The selected tab of a tab view, and the action that selects another.
///
/// Lasts until the next run of the body.
@MainActor
final class Tabs {
  /// The place of the buttons.
  let bar: PortalTarget
  /// The existing screens.
  let order: TabOrder
  /// Whether the screens are pages beside each other.
  let arePages: Bool
  private let selected: AnyHashable?
  private let pick: (AnyHashable) -> Void

  init(
    bar: PortalTarget,
    order: TabOrder,
    arePages: Bool,
    selected: AnyHashable?,
    pick: @escaping (AnyHashable) -> Void
  ) {
    self.bar = bar
    self.order = order
    self.arePages = arePages
    self.selected = order.shown(instead: selected)
    self.pick = pick
  }

  /// Returns the key of a screen: its tag, or else its tab.
  ///
  /// A page without both is known by its element.
  func key(of traits: RowTraits?, in panel: ElementNode?) -> AnyHashable? {
    traits?.values.tag
      ?? traits?.values.tab.map { AnyHashable(ObjectIdentifier($0.screenVisibility)) }
      ?? (arePages ? panel.map { AnyHashable(ObjectIdentifier($0)) } : nil)
  }

  /// Returns whether the screen of a key is selected.
  func isSelected(_ key: AnyHashable?) -> Bool {
    key != nil && key == selected
  }

  /// Selects the screen of a tab.
  ///
  /// If it is selected already, its navigation stack returns to the root.
  func select(_ key: AnyHashable?, of tab: TabItem?) {
    if isSelected(key) { tab?.screenVisibility.stack?.popToRootByUser() }
    if let key { pick(key) }
  }

  /// Returns the element around a screen.
  ///
  /// - Parameters:
  ///   - context: The context of the screen.
  ///   - node: The node of the element, if it exists.
  /// - Returns: The element.
  func panel(for context: NodeContext, of node: ElementNode?) -> Element {
    let key = key(of: context.traits, in: node)
    var element = Element(
      "div",
      attributes: [.init(class: .tabPanel), .init("role", "tabpanel")]
    )
    // A page beside the shown one is seen during a swipe.
    element[arePages ? "inert" : "hidden"] = isSelected(key) ? nil : ""
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

/// The button of a tab, or the dot of a page.
struct TabButton {
  let tabs: Tabs
  let key: AnyHashable
  let tab: TabItem?
  /// The name of a page without a tab.
  let pageName: String?
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
    element["aria-label"] = tab == nil ? pageName : nil
    return Rendering(
      element: element,
      content: TupleView(
        Box("span", class: "label", content: tab?.label ?? AnyView(EmptyView())),
        badge
      ),
      behavior: ElementBehavior { [tabs, key, tab] _ in tabs.select(key, of: tab) }
    )
  }
}
