/// A column of a split view, with the stack of its screens.
///
/// If the content of the column is a stack itself, that one is the inner stack. Its bar has the buttons of the column.
@MainActor
final class SplitColumn {
  let index: Int
  private weak var split: SplitNavigation?
  /// The screens of the column: its root, and those of links in the column before.
  let navigation = Navigation()
  private weak var lastInner: Navigation?

  /// Whether the column is visible.
  var isShown = true
  /// The width that the content asks for.
  let width = ScreenSetting<SplitColumnWidth>()

  /// The selected values of the list in the column.
  private var selected: Set<AnyHashable> = []
  private var clearSelection: (() -> Void)?

  init(at index: Int, in split: SplitNavigation) {
    self.index = index
    self.split = split
    navigation.column = self
  }

  // MARK: The stacks

  /// The stack that is the content of the column, while there is one.
  private var inner: Navigation? { lastInner?.context == nil ? nil : lastInner }

  /// Makes a stack the content of the column, if it is at the column's root.
  func fill(with stack: Navigation, on screen: Screen?) {
    guard let screen, screen === navigation.screens.first else { return }
    stack.column = self
    lastInner = stack
  }

  func updateStacks() {
    navigation.updateScreensLater()
    inner?.updateScreensLater()
  }

  /// The stack whose screens links in this column push.
  var linkTarget: Navigation { split?.column(after: self)?.navigation ?? navigation }

  private var topScreen: Screen? { (inner ?? navigation).screens.last }

  /// The screen of the column before, to which a screen of this column returns where only one column has room.
  func screen(below screen: Screen, in stack: Navigation) -> Screen? {
    guard isFirst(screen, in: stack), let split, split.isCollapsed, isShown else { return nil }
    return split.column(before: self)?.topScreen
  }

  /// Whether the bar of a screen has the button that shows and hides columns.
  func hasSidebarButton(_ screen: Screen, in stack: Navigation) -> Bool {
    guard let split, !split.isCollapsed, isShown, isFirst(screen, in: stack) else { return false }
    return split.column(before: self)?.isShown != true
  }

  /// Whether nothing of the column is below a screen: it is the root, or a link in another column has pushed it.
  private func isFirst(_ screen: Screen, in stack: Navigation) -> Bool {
    if let second = navigation.screens.dropFirst().first, navigation.isOfOtherColumn {
      return screen === second
    }
    return stack === inner ?? navigation && screen === stack.screens.first
  }

  func toggleSidebar() { split?.toggleSidebar() }

  // MARK: Going to other columns

  /// Returns to the column before, and selects nothing there.
  func leave() {
    guard let split, let before = split.column(before: self) else { return }
    navigation.popToRoot()
    before.clearSelection?()
    split.show(before.index)
  }

  /// Shows the column after this one, where only one has room.
  func showNext() {
    if let next = split?.column(after: self) { split?.show(next.index) }
  }

  func show() { split?.show(index) }

  /// Follows the selection of a list in the column, once the update is over.
  func follow(_ selection: ListSelection, in graph: ViewGraph) {
    guard let clear = selection.clear, let split, split.column(after: self) != nil else { return }
    selection.column = self
    clearSelection = clear
    guard selection.selected != selected else { return }
    selected = selection.selected
    graph.afterUpdate { [self] in
      if selected.isEmpty { split.showAtMost(index) } else { split.show(index + 1) }
    }
  }
}

extension EnvironmentValues {
  private enum SplitColumnKey: EnvironmentKey {
    static var defaultValue: SplitColumn? { nil }
  }

  /// The column of a split view around the view.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}
