/// The columns of a split view.
@MainActor
final class SplitNavigation {
  private(set) var columns: [SplitColumn] = []
  /// The column on top where only one has room.
  private var top: Binding<NavigationSplitViewColumn>?
  private var visibility: Binding<NavigationSplitViewVisibility>?
  /// Whether only one column has room.
  private(set) var isCollapsed = false
  /// Whether no bar has the button that shows and hides columns.
  private(set) lazy var removesToggle = ScreenSetting<Bool>()

  nonisolated init() {}

  /// Takes over the settings of the view, and hides and shows columns.
  func update(
    count: Int,
    isCollapsed: Bool,
    top: Binding<NavigationSplitViewColumn>,
    visibility: Binding<NavigationSplitViewVisibility>
  ) {
    if columns.isEmpty { columns = (0..<count).map { SplitColumn(at: $0, in: self) } }
    self.top = top
    self.visibility = visibility
    var hasChanged = self.isCollapsed != isCollapsed
    self.isCollapsed = isCollapsed
    let topIndex = top.wrappedValue.index(of: count)
    let first = visibility.wrappedValue.firstColumn(of: count)
    for column in columns {
      let isShown = isCollapsed ? column.index == topIndex : column.index >= first
      hasChanged = hasChanged || column.isShown != isShown
      column.isShown = isShown
    }
    if hasChanged { for column in columns { column.updateStacks() } }
  }

  /// Puts a column on top, where only one has room.
  func show(_ index: Int) {
    let column = NavigationSplitViewColumn(at: index, of: columns.count)
    if top?.wrappedValue != column { top?.wrappedValue = column }
  }

  /// Puts a column on top if a later one is.
  func showAtMost(_ index: Int) {
    guard let top, top.wrappedValue.index(of: columns.count) > index else { return }
    show(index)
  }

  /// Shows one column more at the beginning, or hides the first one if all are visible.
  func toggleSidebar() {
    guard let visibility else { return }
    let first = visibility.wrappedValue.firstColumn(of: columns.count)
    withAnimation {
      visibility.wrappedValue = NavigationSplitViewVisibility(
        firstColumn: first == 0 ? 1 : first - 1,
        of: columns.count
      )
    }
  }

  func column(after column: SplitColumn) -> SplitColumn? {
    column.index + 1 < columns.count ? columns[column.index + 1] : nil
  }

  func column(before column: SplitColumn) -> SplitColumn? {
    column.index > 0 ? columns[column.index - 1] : nil
  }
}
