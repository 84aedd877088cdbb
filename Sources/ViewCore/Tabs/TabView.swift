/// Several screens, of which a person picks one by a bar of tabs.
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
/// All screens keep their state. The bar is at the lower edge of the window, and at the upper one where
/// the window is wide.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var bar = Outlet()
  @State private var picked: AnyHashable?
  @State private var order = TabOrder()

  /// Creates a tab view whose screen the app can choose.
  ///
  /// - Parameters:
  ///   - selection: The tag of the screen that is shown.
  ///   - content: The screens, each with a `tabItem` and a `tag`.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view whose screen the person alone chooses.
  ///
  /// - Parameter content: The screens, each with a `tabItem`.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: View {
  public var body: some View {
    let tabs = Tabs(
      bar: bar,
      order: order,
      selected: selection.map { AnyHashable(unwrapped: $0.wrappedValue) } ?? picked
    ) { key in
      if let selection, let value = key.base as? SelectionValue {
        selection.wrappedValue = value
      } else {
        picked = key
      }
    }
    Box(
      class: "tabs",
      content: TupleView(
        Box(
          attributes: [.init("class", "tab-bar"), .init("role", "tablist")],
          content: OutletView(outlet: bar)
        ),
        TabPanels(tabs: tabs, content: content)
      )
    )
  }
}

extension Box {
  fileprivate init(attributes: [Element.Attribute], content: Content) {
    self.init("div", attributes: attributes, content: content)
  }
}

/// The screens.
private struct TabPanels<Content: View> {
  let tabs: Tabs
  let content: Content
}

extension TabPanels: View {
  typealias Body = Never
}

extension TabPanels: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    let node = box.make(in: context)
    tabs.bar.ordering = node.cast(to: ElementNode.self)
    return node
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    box.patch(node, in: context)
  }

  private var box: Box<Content> {
    Box(class: "tab-panels", rows: .tabs(tabs), content: content)
  }
}
