/// A view with several screens, which the user selects with a bar of tabs.
///
/// ```swift
/// TabView(selection: $tab) {
///   TodayView()
///     .tabItem { Label("Today", systemImage: "calendar") }
///     .tag(Tab.today)
///   ArchiveView()
///     .tabItem { Label("Archive", systemImage: "archivebox") }
///     .tag(Tab.archive)
/// }
/// ```
///
/// All screens keep their state. The bar is at the bottom of the window, or at the top if the
/// window is wide. With the style `.page` the screens are pages, which a swipe turns: see ``PageTabViewStyle``.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @OwnObject private var bar = PortalTarget()
  @State private var picked: AnyHashable?
  @OwnObject private var order = TabOrder()
  @OwnObject private var visibility = TabBarVisibility()
  @Environment(\.tabViewLook) private var look
  @Environment(\.indexViewLook) private var indexLook

  /// Creates a tab view with a selection.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected screen.
  ///   - content: The screens, each with a `tabItem` and a `tag`.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view whose selection the app does not control.
  ///
  /// - Parameter content: The screens, each with a `tabItem`.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView {
  /// Creates a tab view of tabs with a selection.
  ///
  /// - Parameters:
  ///   - selection: The value of the selected tab.
  ///   - content: The tabs.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where C.TabValue == SelectionValue, Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(content: content())
  }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view of tabs whose selection the app does not control.
  ///
  /// - Parameter content: The tabs.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where C.TabValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(content: content())
  }
}

extension TabView: View {
  public var body: some View {
    let tabs = Tabs(
      bar: bar,
      order: order,
      arePages: look.index != nil,
      selected: selection.map { AnyHashable(unwrapped: $0.wrappedValue) } ?? picked
    ) { key in
      if let selection, let value = key.base as? SelectionValue {
        selection.wrappedValue = value
      } else {
        picked = key
      }
    }
    let isHidden = visibility.isHidden && !tabs.arePages
    let hidden = isHidden ? [Element.Attribute("hidden", "")] : []
    Box(
      class: className,
      content: TupleView(
        Box(
          "div",
          attributes: [.init(class: .tabBar), .init("role", "tablist")] + hidden
            + BarGround.attributes(visibility.grounds.value),
          content: PortalTargetView(target: bar)
        ),
        EnvironmentView(content: TabPanels(tabs: tabs, content: content), value: visibility) {
          $1.tabBarVisibility = $0
        }
      )
    )
  }
}

extension TabView {
  private var className: String {
    let pages = look.index.map {
      [ClassName.pages.rawValue, $0.className, indexLook.ground.className]
    }
    return ([ClassName.tabs.rawValue] + (pages ?? [])).compactMap { $0 }.joined(separator: " ")
  }
}

/// The screens.
private struct TabPanels<Content: View> {
  let tabs: Tabs
  let content: Content
}

extension TabPanels: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    let node = panels.make(in: context)
    tabs.bar.ordering = node.cast(to: ElementNode.self)
    return node
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    panels.patch(node, in: context)
  }

  private var panels: PanelsElement<Content> {
    PanelsElement(tabs: tabs, content: content)
  }
}

/// The element around the screens.
private struct PanelsElement<Content: View> {
  let tabs: Tabs
  let content: Content
}

extension PanelsElement: ElementView {
  /// Pages appear when they are seen.
  func render(in context: NodeContext) -> Rendering<Content> {
    Rendering(
      element: Element("div", attributes: [.init("class", "tab-panels")]),
      content: content,
      rows: .tabs(tabs),
      isLazy: tabs.arePages ? true : nil
    )
  }
}
