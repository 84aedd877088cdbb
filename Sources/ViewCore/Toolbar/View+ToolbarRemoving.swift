/// An item that a bar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that shows and hides the sidebar of a split view.
  public static let sidebarToggle = Self(name: "sidebarToggle")
  /// The title.
  public static let title = Self(name: "title")
}

nonisolated extension View {
  /// Removes an item that the bar of the screen around the view has by itself.
  ///
  /// ```swift
  /// NavigationSplitView {
  ///   FolderList().toolbar(removing: .sidebarToggle)
  /// } detail: {
  ///   MailView()
  /// }
  /// ```
  ///
  /// A screen without a title in its bar keeps the title of the window, and that of the button that returns to it. The
  /// toggle is removed from all columns of the split view.
  ///
  /// - Parameter defaultItemKind: The item. `nil` removes nothing.
  /// - Returns: The view.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    ScreenSettingView(
      content: ScreenSettingView(
        content: self,
        setting: \.removesTitle,
        value: defaultItemKind == .title
      ),
      setting: \.removesSidebarToggle,
      value: defaultItemKind == .sidebarToggle
    )
  }
}

extension ScreenSetting<Bool> {
  /// Whether any view asks for it.
  var isWanted: Bool { values.contains(true) }
}
