nonisolated extension View {
  /// Shows or hides the arrows of the menus inside.
  ///
  /// ```swift
  /// Menu("Sort") { SortOptions() }
  ///   .menuIndicator(.visible)
  /// ```
  ///
  /// A menu has none by itself. The arrow of a menu with a primary action stays, because a tap on it opens the menu.
  ///
  /// - Parameter visibility: Whether the arrows are shown.
  /// - Returns: The view with its menus.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.showsMenuIndicator, visibility == .visible)
  }
}

extension EnvironmentValues {
  private enum MenuIndicatorKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether labels of menus have an arrow.
  var showsMenuIndicator: Bool {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}
