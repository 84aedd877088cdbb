/// A column of a split view, with the stack of its screens.
///
/// If the content of the column is a stack itself, or tabs of stacks, those are the inner stacks. The bars of their roots have
/// the buttons of the column.
@MainActor
final class SplitColumn {
  let index: Int
  private weak var split: SplitNavigation?
  /// The screens of the column: its root, and those of links in the column before.
  let navigation = Navigation()
  private var inner: [Inner] = []

  /// Whether the column is visible.
  var isShown = true
  /// The width that the content asks for.
  let width = ScreenSetting<SplitColumnWidth>()
  /// Whether the columns of the split view have no button to show and hide them.
  var removesToggle: ScreenSetting<Bool>? { split?.removesToggle }

  private struct Inner {
    weak var stack: Navigation?
  }

  /// The selections of the lists in the column, by numbers of the lists.
  private var selections: [Int: ListSelection] = [:]
  private var lastList = 0

  init(at index: Int, in split: SplitNavigation) {
    self.index = index
    self.split = split
    navigation.column = self
  }

  // MARK: The stacks

  /// The stacks that are the content of the column.
  private var innerStacks: [Navigation] {
    inner.compactMap(\.stack).filter { $0.context != nil }
  }

  /// Makes a stack the content of the column, if it is at the column's root.
  func fill(with stack: Navigation, on screen: Screen?) {
    guard let screen, screen === navigation.screens.first else { return }
    guard stack.column !== self else { return }
    stack.column = self
    inner.removeAll { $0.stack == nil }
    inner.append(Inner(stack: stack))
  }

  func updateStacks() {
    navigation.updateScreensLater()
    for stack in innerStacks { stack.updateScreensLater() }
  }

  /// Updates the back button of the next column, which has the title of this one's top screen.
  func topScreenChanged() {
    guard let split, split.isCollapsed else { return }
    split.column(after: self)?.updateStacks()
  }

  /// The stack whose screens links in this column push.
  var linkTarget: Navigation { split?.column(after: self)?.navigation ?? navigation }

  private var topScreen: Screen? {
    let stack = innerStacks.last { $0.screens.first?.screenVisibility.isVisible == true }
    return (stack ?? innerStacks.last ?? navigation).screens.last
  }

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
    let stacks = innerStacks
    let isOutermost = stacks.isEmpty ? stack === navigation : stacks.contains { $0 === stack }
    return isOutermost && screen === stack.screens.first
  }

  func toggleSidebar() { split?.toggleSidebar() }

  // MARK: Going to other columns

  /// Returns to the column before, and selects nothing there.
  func leave() {
    guard let split, let before = split.column(before: self) else { return }
    navigation.popToRoot()
    for selection in before.selections.values { selection.clear?() }
    split.show(before.index)
  }

  /// Shows the column after this one, where only one has room.
  func showNext() {
    if let next = split?.column(after: self) { split?.show(next.index) }
  }

  func show() { split?.show(index) }

  func addList() -> Int {
    lastList += 1
    return lastList
  }

  func removeList(_ list: Int) { selections[list] = nil }

  /// Follows the selection of a list in the column, once the update is over.
  func follow(_ selection: ListSelection, ofList list: Int, in graph: ViewGraph) {
    guard selection.clear != nil, let split, split.column(after: self) != nil else { return }
    let former = selections[list]?.selected ?? []
    selection.column = self
    selections[list] = selection
    guard selection.selected != former else { return }
    let isEmpty = selection.selected.isEmpty
    graph.afterUpdate { [self] in
      if isEmpty { split.showAtMost(index) } else { split.show(index + 1) }
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
