/// Two or three columns, of which a selection in one decides what the next one shows.
///
/// ```swift
/// struct Library: View {
///   @State private var selection: Book.ID?
///
///   var body: some View {
///     NavigationSplitView {
///       List(books, selection: $selection) { book in
///         Text(book.title)
///       }
///       .navigationTitle("Library")
///     } detail: {
///       if let selection {
///         BookView(id: selection)
///       } else {
///         Text("Select a book")
///       }
///     }
///   }
/// }
/// ```
///
/// In a wide window the columns are beside each other, and a button in the first bar hides and shows the sidebar. In a
/// narrow window there is one column at a time. A selection in a list shows the next column. Its back button, and the
/// browser's own, return and select nothing. The columns keep their state when the window becomes narrow or wide.
///
/// A link in a column shows its screen in the next column, in place of the column's content, unless a
/// ``NavigationStack`` in the column surrounds the link. A link with a value selects the value if the list around it
/// selects one value of that type, and the column is not the last one.
///
/// Where we differ from SwiftUI: columns beside each other share the width, and none covers another. The user cannot
/// move the line between them.
@MainActor
@preconcurrency
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  @OwnObject private var split = SplitNavigation()
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var ownCompactColumn = NavigationSplitViewColumn.sidebar
  @Environment(\.horizontalSizeClass) private var widthClass
}

extension NavigationSplitView where Sidebar == AnyView, Content == AnyView, Detail == AnyView {
  /// Creates a view with three columns.
  ///
  /// SwiftUI's view has the types of its columns. Here they are erased, so that the compiler reports mistakes in them
  /// quickly.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns are visible in a wide window.
  ///   - preferredCompactColumn: The visible column of a narrow window, which the user changes.
  ///   - sidebar: The first column.
  ///   - content: The second column.
  ///   - detail: The third column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> some View,
    @ViewBuilder content: () -> some View,
    @ViewBuilder detail: () -> some View
  ) {
    self.sidebar = AnyView(sidebar())
    self.content = AnyView(content())
    self.detail = AnyView(detail())
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
  }
}

extension NavigationSplitView where Sidebar == AnyView, Content == EmptyView, Detail == AnyView {
  /// Creates a view with two columns.
  ///
  /// SwiftUI's view has the types of its columns. Here they are erased, so that the compiler reports mistakes in them
  /// quickly.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns are visible in a wide window.
  ///   - preferredCompactColumn: The visible column of a narrow window, which the user changes.
  ///   - sidebar: The first column.
  ///   - detail: The second column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> some View,
    @ViewBuilder detail: () -> some View
  ) {
    self.sidebar = AnyView(sidebar())
    content = EmptyView()
    self.detail = AnyView(detail())
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
  }
}

extension NavigationSplitView: View {
  public var body: some View {
    let hasContent = Content.self != EmptyView.self
    split.update(
      count: hasContent ? 3 : 2,
      isCollapsed: widthClass != .regular,
      top: compactColumn ?? $ownCompactColumn,
      visibility: visibility ?? $ownVisibility
    )
    let columns = split.columns
    return Box(
      class: "columns",
      content: TupleView(
        columnView(columns[0], sidebar),
        hasContent ? columnView(columns[1], content) : nil,
        columnView(columns[columns.count - 1], detail)
      )
    )
  }

  private func columnView<Root: View>(
    _ column: SplitColumn,
    _ root: Root
  ) -> SplitColumnView<Root> {
    let isSide = !split.isCollapsed && column.index < split.columns.count - 1
    return SplitColumnView(column: column, isShown: column.isShown, isSide: isSide, root: root)
  }
}
