nonisolated extension View {
  /// Adds a context menu, which a right click, a long press or the menu key opens.
  ///
  /// ```swift
  /// Text(mail.subject).contextMenu {
  ///   Button("Archive") { archive(mail) }
  ///   Button("Delete", role: .destructive) { delete(mail) }
  /// }
  /// ```
  ///
  /// - Parameter menuItems: The buttons. Without any, the browser's own menu opens.
  /// - Returns: The view with its menu.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View {
    LayeredView(
      content: self,
      views: MenuItems(
        name: "\(ClassName.menuItems) \(ClassName.contextItems)",
        content: menuItems()
      ),
      isBehind: false,
      box: Element("div", attributes: [.init("class", "layers \(ClassName.context)")])
    )
  }
}
