import Foundation

/// The box of a column with its stack.
struct SplitColumnView<Root: View> {
  let column: SplitColumn
  let isShown: Bool
  /// Whether the column is beside a later one, and scrolls by itself.
  let isSide: Bool
  let root: Root
  /// The values of the screens that links in the column before have pushed.
  @State private var path = NavigationPath()
}

extension SplitColumnView: View {
  var body: some View {
    let name = isSide ? "column \(ClassName.side)" : "column"
    var attributes = [Element.Attribute("class", name)]
    if isSide, let style = column.width.value?.style { attributes.append(.init("style", style)) }
    if !isShown { attributes.append(.init("hidden", "")) }
    let path = PathAccess($path)
    column.navigation.path = path
    return Box(
      "div",
      attributes: attributes,
      content: EnvironmentView(
        content: NavigationScreens(
          navigation: column.navigation,
          root: root,
          path: path,
          linkTarget: column.linkTarget
        ),
        value: column
      ) {
        $1.splitColumn = $0
      }
    )
  }
}

/// The width of a column, in points.
struct SplitColumnWidth: Equatable {
  var min: CGFloat?
  let ideal: CGFloat
  var max: CGFloat?

  var style: String {
    let least = min.map { "min-width:\(CSS.length($0))" }
    let most = max.map { "max-width:\(CSS.length($0))" }
    return ["flex:0 1 \(CSS.length(ideal))", least, most].compactMap(\.self).joined(separator: ";")
  }
}
