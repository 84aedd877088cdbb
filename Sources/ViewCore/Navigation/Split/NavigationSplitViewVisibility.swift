/// The visible columns of a ``NavigationSplitView`` where there is room for several.
public struct NavigationSplitViewVisibility: Codable, Hashable, Sendable {
  private enum Columns: String, Codable { case automatic, all, double, detail }

  private let columns: Columns

  /// All columns are visible, as with ``all``.
  public static let automatic = Self(columns: .automatic)
  /// All columns are visible.
  public static let all = Self(columns: .all)
  /// The last two columns are visible.
  public static let doubleColumn = Self(columns: .double)
  /// The last column alone is visible.
  public static let detailOnly = Self(columns: .detail)
}

extension NavigationSplitViewVisibility {
  /// The first visible one of several columns.
  func firstColumn(of count: Int) -> Int {
    switch columns {
    case .automatic, .all: 0
    case .double: count - 2
    case .detail: count - 1
    }
  }

  /// The visibility with as many columns hidden at the beginning.
  init(firstColumn: Int, of count: Int) {
    self = firstColumn == 0 ? .all : firstColumn == count - 1 ? .detailOnly : .doubleColumn
  }
}
