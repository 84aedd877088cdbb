/// Turns the statements of a ``TabView`` into its tabs.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// The screens of a tab view with tabs.
  public struct Content<C: TabContent> {
    let content: C
  }

  @MainActor
  public static func buildExpression(
    _ content: some TabContent<TabValue>
  ) -> TabContentGroup<TabValue> {
    TabContentGroup(content.screens)
  }

  @MainActor
  public static func buildBlock(
    _ first: TabContentGroup<TabValue>,
    _ others: TabContentGroup<TabValue>...
  ) -> TabContentGroup<TabValue> {
    guard !others.isEmpty else { return first }
    let screens = ([first] + others).map(\.ownScreens)
    return TabContentGroup(AnyView(ForEach(screens.indices, id: \.self) { screens[$0] }))
  }

  @MainActor
  public static func buildOptional(
    _ content: TabContentGroup<TabValue>?
  ) -> TabContentGroup<TabValue> {
    TabContentGroup(AnyView(content?.ownScreens))
  }

  @MainActor
  public static func buildEither(
    first: TabContentGroup<TabValue>
  ) -> TabContentGroup<TabValue> {
    TabContentGroup(AnyView(TupleView(Optional(first.ownScreens), AnyView?.none)))
  }

  @MainActor
  public static func buildEither(
    second: TabContentGroup<TabValue>
  ) -> TabContentGroup<TabValue> {
    TabContentGroup(AnyView(TupleView(AnyView?.none, Optional(second.ownScreens))))
  }

  @MainActor
  public static func buildLimitedAvailability(
    _ content: TabContentGroup<TabValue>
  ) -> TabContentGroup<TabValue> {
    content
  }
}

extension TabContentBuilder.Content: View {
  public var body: some View {
    content.screens
  }
}

/// Several tabs, the result of a ``TabContentBuilder``.
public struct TabContentGroup<TabValue: Hashable> {
  let ownScreens: AnyView

  init(_ screens: AnyView) {
    ownScreens = screens
  }
}

extension TabContentGroup: TabContent {
  /// The tabs themselves.
  public var body: Self { self }
}

extension TabContentGroup: PrimitiveTabContent {}
