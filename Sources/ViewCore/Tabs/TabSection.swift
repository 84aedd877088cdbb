/// Tabs that belong together.
///
/// ```swift
/// TabView {
///   Tab("Library", systemImage: "books.vertical") { LibraryView() }
///   TabSection("Collections") {
///     Tab("Recent", systemImage: "clock") { RecentView() }
///     Tab("Saved", systemImage: "bookmark") { SavedView() }
///   }
/// }
/// ```
///
/// A tab bar shows them among the others and leaves out the header, as on an iPhone. There is no sidebar of tabs.
public struct TabSection<Header: View, SelectionValue: Hashable> {
  let ownScreens: AnyView

  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - content: The tabs.
  ///   - header: The header, which a tab bar leaves out.
  @MainActor
  public init(
    @TabContentBuilder<SelectionValue> content: () -> TabContentGroup<SelectionValue>,
    @ViewBuilder header: () -> Header
  ) {
    ownScreens = content().ownScreens
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a section without a header.
  ///
  /// - Parameter content: The tabs.
  @MainActor
  public init(
    @TabContentBuilder<SelectionValue> content: () -> TabContentGroup<SelectionValue>
  ) {
    ownScreens = content().ownScreens
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which a tab bar leaves out.
  ///   - content: The tabs.
  @MainActor
  public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> TabContentGroup<SelectionValue>
  ) {
    ownScreens = content().ownScreens
  }

  /// Creates a section with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: The title, which a tab bar leaves out.
  ///   - content: The tabs.
  @MainActor
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    @TabContentBuilder<SelectionValue> content: () -> TabContentGroup<SelectionValue>
  ) {
    ownScreens = content().ownScreens
  }
}

extension TabSection: TabContent {
  /// The tabs.
  public var body: TabContentGroup<SelectionValue> { TabContentGroup(ownScreens) }
}

extension TabSection: PrimitiveTabContent {}
