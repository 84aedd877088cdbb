public import Foundation

nonisolated extension View {
  /// Sets the distance between the rows of the lists and forms inside.
  ///
  /// ```swift
  /// List(recipes) { RecipeRow($0) }
  ///   .listRowSpacing(8)
  /// ```
  ///
  /// Rows with a distance are cards of their own, without separators, in styles that have cards.
  ///
  /// - Parameter spacing: The distance in points. `nil` is none.
  /// - Returns: The view with its lists.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    EnvironmentView(content: self, value: spacing) { $1.scrollSettings.rowSpacing = $0 }
  }
}

extension EnvironmentValues {
  /// The least height of the rows of lists and forms in points, which is 44 unless a view sets another one.
  public var defaultMinListRowHeight: CGFloat {
    get { scrollSettings.rowHeight ?? 44 }
    set { scrollSettings.rowHeight = max(newValue, 0) }
  }

  /// The least height of the headers of sections in points, or `nil` for that of their content.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { scrollSettings.headerHeight }
    set { scrollSettings.headerHeight = newValue.map { max($0, 0) } }
  }
}
