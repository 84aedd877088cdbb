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
      views: MenuItems(name: contextItems, content: menuItems()),
      isBehind: false,
      box: contextBox
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
  /// The user cannot use the other view, and screen readers leave it out. It is made when the menu opens.
  ///
  /// - Parameters:
  ///   - menuItems: The buttons. Without any, the browser's own menu opens.
  ///   - preview: The view above the buttons.
  /// - Returns: The view with its menu.
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View,
    @ViewBuilder preview: () -> some View
  ) -> some View {
    PreviewedMenuView(content: self, items: menuItems(), preview: preview())
  }
}

/// A view with a context menu whose content is made when it opens.
///
/// The page says so (`late-menus.js`) to the element that the user has pressed: one inside of the view that listens for
/// it, or else the view itself.
struct LateMenuView<Content: View, Items: View> {
  let content: Content
  /// The content of the menu while it is open, and what it has at any time.
  let items: Items
  /// Whether the menu opens without content, because that comes later.
  let isEmptyAtFirst: Bool
  let setOpen: (Bool) -> Void
}

extension LateMenuView: View {
  var body: some View {
    var box = contextBox
    box.events = .menu
    return LayeredView(
      content: content,
      views: MenuItems(
        name: contextItems,
        marks: [.init("data-module", "late-menus")]
          + (isEmptyAtFirst ? [.init("data-late", "")] : []),
        content: items
      ),
      isBehind: false,
      box: box,
      behavior: ElementBehavior { [setOpen] event in
        if case .menu(let isOpen) = event { setOpen(isOpen) }
      }
    )
  }
}

private let contextItems = "\(ClassName.menuItems) \(ClassName.contextItems)"

private var contextBox: Element {
  Element("div", attributes: [.init("class", "layers \(ClassName.context)")])
}

/// A view with a context menu that has another view above its buttons while it is open.
private struct PreviewedMenuView<Content: View, Items: View, Preview: View> {
  let content: Content
  let items: Items
  let preview: Preview
  @State var isOpen = false
}

extension PreviewedMenuView: View {
  var body: some View {
    LateMenuView(
      content: content,
      items: TupleView(isOpen ? shownPreview : nil, items),
      isEmptyAtFirst: false
    ) {
      isOpen = $0
    }
  }

  private var shownPreview: some View {
    Box(
      "div",
      attributes: [.init("class", "menu-preview"), .init("inert", "")],
      content: EnvironmentView(content: preview, value: ()) { $1.leaveMenu() }
    )
  }
}
