/// The bar of a screen: the back button, items on both sides, and the title.
struct NavigationBar {
  let screen: Screen
}

extension NavigationBar: View {
  var body: some View {
    let title = screen.removesTitle.isWanted ? nil : screen.title.value
    let isHidden = screen.barVisibility.isHidden
    let isLarge = screen.hasLargeTitle
    let ground = BarGround.attributes(screen.barGround.values)
    Box(
      "nav",
      attributes: [.init(class: .bar)] + (isHidden ? [.init("hidden", "")] : []) + ground,
      content: TupleView(
        Box(
          class: "bar-items",
          content: TupleView(
            backButton,
            sidebarButton,
            PortalTargetView(target: screen.leadingItems)
          )
        ),
        Box(
          class: .barMiddle,
          content: TupleView(
            isLarge ? nil : title.map { Box("h1", class: .barTitle, content: $0) },
            isLarge ? nil : subtitle(""),
            titleMenu,
            Box(class: "bar-items", content: PortalTargetView(target: screen.principalItems))
          )
        ),
        Box(
          class: "bar-items",
          content: TupleView(PortalTargetView(target: screen.trailingItems), overflowMenu)
        )
      )
    )
    isLarge && !isHidden
      ? title.map { Box("h1", attributes: [.init(class: .largeTitle)] + ground, content: $0) }
      : nil
    isLarge && !isHidden ? subtitle(" below", ground) : nil
  }

  /// The line below the title.
  @MainActor
  private func subtitle(_ place: String, _ ground: [Element.Attribute] = []) -> Box<Text>? {
    screen.subtitle.value.map {
      Box("p", attributes: [.init("class", "subtitle\(place)")] + ground, content: $0)
    }
  }

  /// The menu beside the title.
  @MainActor
  private var titleMenu: MenuElement<Image, PortalTargetView>? {
    menu("Title menu", symbol: "chevron.down", of: screen.titleItems)
  }

  /// The menu of secondary items.
  @MainActor
  private var overflowMenu: MenuElement<Image, PortalTargetView>? {
    menu("More", symbol: "ellipsis", of: screen.overflowItems)
  }

  /// A menu of items that other views declare, if there are any.
  @MainActor
  private func menu(
    _ name: String,
    symbol: String,
    of items: PortalTarget
  ) -> MenuElement<Image, PortalTargetView>? {
    guard items.isUsed.value else { return nil }
    return MenuElement(
      name: name,
      label: Image(systemName: symbol),
      content: PortalTargetView(target: items)
    )
  }

  /// The button that shows and hides the columns before the screen's, in a split view.
  @MainActor
  private var sidebarButton: SidebarButton? {
    guard let column = screen.sidebarColumn.value, !screen.removesSidebarToggle.isWanted else {
      return nil
    }
    return SidebarButton { column.toggleSidebar() }
  }

  @MainActor
  private var backButton: BackButton? {
    guard let below = screen.below.value, screen.hidesBackButton.value != true else { return nil }
    return BackButton(title: below.title.value) { [screen] in screen.popByUser() }
  }
}

/// The bar below the content of a screen.
struct BottomBar: View {
  let screen: Screen

  var body: some View {
    let hidden = screen.bottomBarVisibility.isHidden ? [Element.Attribute("hidden", "")] : []
    Box(
      "div",
      attributes: [.init("class", "bottom-bar")] + hidden
        + BarGround.attributes(screen.bottomBarGround.values),
      content: PortalTargetView(target: screen.bottomItems)
    )
  }
}

/// The bar above the keyboard, which the page shows while a text is being entered.
struct KeyboardBar: View {
  let screen: Screen

  var body: some View {
    if screen.keyboardItems.isUsed.value {
      Box(
        class: "bottom-bar keyboard-bar",
        content: PortalTargetView(target: screen.keyboardItems)
      )
    }
  }
}

/// The button that returns to the screen below.
///
/// Its name is the title of that screen, which it shows, as on Apple's platforms. Its role is told as "back button".
private struct BackButton {
  let title: Text?
  let pop: () -> Void
}

extension BackButton: ElementView {
  func render(in context: NodeContext) -> Rendering<Text> {
    var element = Element(
      "button",
      attributes: [
        .init("class", "\(ClassName.button) back"), .init("type", "button"),
        .init("aria-roledescription", "back button"),
      ],
      events: .click
    )
    element["title"] = title?.string(in: context.environment)
    return Rendering(
      element: element,
      content: title ?? Text("Back"),
      behavior: ElementBehavior { [pop] _ in pop() }
    )
  }
}

/// The button that shows and hides the first columns of a split view.
private struct SidebarButton {
  let toggle: () -> Void
}

extension SidebarButton: View {
  var body: some View {
    Button("Sidebar", systemImage: "sidebar.leading", action: toggle).labelStyle(.iconOnly)
  }
}
