/// Tells a column of a split view what a list in it has selected, while the list exists.
typealias ColumnSelectionView = LifetimeView<EmptyView, ColumnSelectionObserver>

extension ColumnSelectionView {
  /// Creates the view for a list in a column, unless the column has none or the list has no selection.
  init?(of selection: ListSelection?, in column: SplitColumn?) {
    guard let selection, let column else { return nil }
    self.init(
      content: EmptyView(),
      observer: ColumnSelectionObserver(selection: selection, column: column)
    )
  }
}

struct ColumnSelectionObserver: LifetimeObserver {
  let selection: ListSelection
  let column: SplitColumn

  func appear(in graph: ViewGraph) -> Int {
    let list = column.addList()
    column.follow(selection, ofList: list, in: graph)
    return list
  }

  func update(_ list: inout Int, in graph: ViewGraph) {
    column.follow(selection, ofList: list, in: graph)
  }

  func disappear(_ list: Int, in graph: ViewGraph) {
    column.removeList(list)
  }
}
