/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Name: Hashable { case sidebar, content, detail }

  private let name: Name

  /// The first column.
  public static let sidebar = Self(name: .sidebar)
  /// The column in the middle of three.
  public static let content = Self(name: .content)
  /// The last column.
  public static let detail = Self(name: .detail)
}

extension NavigationSplitViewColumn {
  /// The column at a place.
  init(at index: Int, of count: Int) {
    self = index == 0 ? .sidebar : index == count - 1 ? .detail : .content
  }

  /// The place of the column.
  ///
  /// With two columns the content is the detail.
  func index(of count: Int) -> Int {
    switch name {
    case .sidebar: 0
    case .content: 1
    case .detail: count - 1
    }
  }
}
