/// The bar of a screen: the way back, buttons on both sides, and the title.
struct NavigationBar {
  let screen: Screen
}

extension NavigationBar: View {
  var body: some View {
    let title = screen.title.value
    let isLarge = screen.hasLargeTitle
    Box(
      "nav",
      class: "bar",
      content: TupleView(
        Box(
          class: "bar-items",
          content: TupleView(backButton, OutletView(outlet: screen.leadingItems))
        ),
        Box(
          class: "bar-middle",
          content: TupleView(
            isLarge ? nil : title.map { Box("h1", class: "bar-title", content: $0) },
            Box(class: "bar-items", content: OutletView(outlet: screen.principalItems))
          )
        ),
        Box(class: "bar-items", content: OutletView(outlet: screen.trailingItems))
      )
    )
    isLarge ? title.map { Box("h1", class: "large-title", content: $0) } : nil
  }

  @MainActor
  private var backButton: BackButton? {
    guard let below = screen.below.value, screen.hidesBackButton.value != true else { return nil }
    return BackButton(title: below.title.value) { [screen] in screen.popByPerson() }
  }
}

/// The button that leads to the screen below, which reads its title.
private struct BackButton {
  let title: Text?
  let pop: () -> Void
}

extension BackButton: View {
  typealias Body = Never
}

extension BackButton: ElementView {
  func render(in context: NodeContext) -> Rendering<Text> {
    var element = Element(
      "button",
      attributes: [
        .init("class", "button back"), .init("type", "button"), .init("aria-label", "Back"),
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
