internal import ConcurrencyExtras

/// A view with a modifier that only has an effect inside a certain container.
///
/// Using it elsewhere is reported once for each place in the app's source.
struct ContainedView<Content: View> {
  let content: Content
  let modifier: StaticString
  let container: Container
  let location: SourceLocation
}

/// The container that a modifier requires around it.
enum Container {
  case rows, tabs, rowsAndTabs, sheet, grid, gridCells, screen
  /// A screen around the view, or a stack inside the view whose root shows the search field.
  case searchedScreen(Search)

  @MainActor
  fileprivate func isAround(_ context: NodeContext) -> Bool {
    switch (self, context.row) {
    case (.screen, _): context.environment.screen != nil
    case (.searchedScreen(let search), _): context.environment.screen != nil || search.stack != nil
    case (.sheet, _): context.environment.dialog != nil
    case (.grid, _): context.environment.gridCells?.isGrid(context.container) ?? false
    case (.gridCells, _): context.environment.gridCells?.isCells(of: context.container) ?? false
    case (.rows, .list), (.rows, .form), (.tabs, .tabs): true
    case (.rowsAndTabs, .list), (.rowsAndTabs, .form), (.rowsAndTabs, .tabs): true
    default: false
    }
  }

  /// The container's name in an issue.
  var name: String {
    switch self {
    case .rows: "a 'List' or a 'Form'"
    case .grid: "a 'Grid'"
    case .gridCells: "a 'GridRow' or a 'Grid'"
    case .tabs: "a 'TabView'"
    case .rowsAndTabs: "a 'List', a 'Form' or a 'TabView'"
    case .screen, .searchedScreen: "a 'NavigationStack'"
    case .sheet: "what a sheet, a cover or a popover presents"
    }
  }
}

extension ContainedView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    // The check comes last, because a view inside may provide the container.
    defer { container.check(modifier, at: location, in: context) }
    return content.makeNode(in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    content.patchNode(node, in: context)
  }
}

extension Container {
  /// Reports a modifier that is outside of its container.
  @MainActor
  func check(_ modifier: StaticString, at location: SourceLocation, in context: NodeContext) {
    guard !isAround(context), context.graph.isFirstReport(at: location) else { return }
    Issues.report(Issues.outsideContainer("\(modifier)", container: name), at: location)
  }
}

nonisolated extension View {
  /// This view, checked for the container that its modifier requires.
  func contained(
    in container: Container,
    as modifier: StaticString,
    at location: SourceLocation
  ) -> some View {
    ContainedView(content: self, modifier: modifier, container: container, location: location)
  }
}
