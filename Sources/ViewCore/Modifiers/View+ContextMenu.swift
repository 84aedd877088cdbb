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

  /// Adds a context menu that shows another view above its buttons.
  ///
  /// ```swift
  /// PhotoThumbnail(photo)
  ///   .contextMenu {
  ///     Button("Share") { share(photo) }
  ///   } preview: {
  ///     PhotoView(photo)
  ///   }
  /// ```
  ///
  /// The user cannot use the other view, and screen readers leave it out. It is made together with the view itself.
  ///
  /// - Parameters:
  ///   - menuItems: The buttons. Without any, the browser's own menu opens.
  ///   - preview: The view above the buttons.
  /// - Returns: The view with its menu.
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View,
    @ViewBuilder preview: () -> some View
  ) -> some View {
    let preview = Box(
      "div",
      attributes: [.init("class", "menu-preview"), .init("inert", "")],
      content: EnvironmentView(content: preview(), value: ()) { $1.leaveMenu() }
    )
    return contextMenu { TupleView(preview, menuItems()) }
  }
}
