import Foundation

/// A modal dialog above the page.
struct Dialog<Content: View> {
  let style: DialogStyle
  /// The accessibility name of a dialog whose content has none.
  var name: Text?
  let dismiss: () -> Void
  let content: Content
  @OwnObject private var presentation = Presentation()

  init(
    style: DialogStyle,
    name: Text? = nil,
    dismiss: @escaping () -> Void,
    content: Content
  ) {
    self.style = style
    self.name = name
    self.dismiss = dismiss
    self.content = content
  }
}

enum DialogStyle: Equatable {
  case sheet, cover, alert, choices
  /// Next to the presenting view, on a side with enough space.
  case popover(Edge)
}

extension Dialog: View {
  var body: some View {
    presentation.dismiss = dismiss
    let sizes = style == .sheet ? presentation.sizes.value : nil
    let detent = sizes?.chosen(byUser: presentation.pickedDetent.value)
    return DialogElement(
      style: style,
      name: name,
      height: sizes?.css(choosing: detent),
      cornerRadius: presentation.cornerRadius.value,
      background: presentation.background.value,
      presentation: presentation,
      content: TupleView(
        presentation.groundItems.isUsed.value
          ? Box(
            class: "dialog-ground",
            content: PortalTargetView(target: presentation.groundItems)
          ) : nil,
        sizes?.dependOnWindow == true ? WindowRuler(height: presentation.windowHeight) : nil,
        sizes.flatMap { grabber(for: $0, at: detent) },
        EnvironmentView(content: content, value: presentation) { presentation, environment in
          environment.enterDialog(presentation)
          if style.isClosedByButtons { environment.closedByButtons = presentation }
        }
      )
    )
  }

  private func grabber(for sizes: SheetSizes, at detent: PresentationDetent?) -> SheetGrabber? {
    let detents = sizes.ordered(in: presentation.windowHeight.value)
    guard detents.count > 1, !presentation.hidesGrabber.value else { return nil }
    return SheetGrabber {
      guard let next = detents.next(after: detent) else { return }
      presentation.pickedDetent.value = next
      sizes.selection?.wrappedValue = next
    }
  }
}

/// The dialog on the page.
private struct DialogElement<Content: View> {
  let style: DialogStyle
  let name: Text?
  /// The height as CSS, if it is not that of the content.
  let height: String?
  let cornerRadius: CGFloat?
  /// The background as CSS, if it is not that of the page.
  let background: String?
  let presentation: Presentation
  let content: Content
}

extension DialogElement: ElementView {
  static var isInFlow: Bool { false }

  func render(in context: NodeContext) -> Rendering<Content> {
    var element = Element(
      "dialog",
      attributes: [.init("class", style.name)],
      events: .dismiss
    )
    if height != nil { element["class"] = "\(style.name) sized" }
    // The element that sets the size of the texts of the enclosing views is not around the dialog either.
    let textSize = context.environment.dynamicTypeSize
    let usual = context.environment.windowTextSize
    if textSize != usual { element["class"]? += " text-size" }
    element["style"] = CSS.style(
      height.map { "--detent:\($0)" },
      cornerRadius.map { "--corner:\(CSS.length(max($0, 0)))" },
      textSize == usual ? nil : "\(textSize.style(relativeTo: usual));font:var(--font-body)",
      background
    )
    if style == .alert { element["role"] = "alertdialog" }
    // The element that sets the direction of the enclosing views is not around the dialog.
    let direction = context.environment.layoutDirection
    if direction != context.graph.environment.layoutDirection { element["dir"] = direction.name }
    if case .popover(let edge) = style { element["data-edge"] = edge.name }
    element["aria-label"] = name?.string(in: context.environment)
    return Rendering(
      element: element,
      content: content,
      behavior: ElementBehavior { [presentation] event in
        if event == .dismiss { presentation.dismissByUser() }
      },
      isLazy: false
    )
  }
}

extension DialogStyle {
  fileprivate var name: String {
    switch self {
    case .sheet: ClassName.sheet.rawValue
    case .cover: ClassName.cover.rawValue
    case .alert: ClassName.alert.rawValue
    case .choices: "\(ClassName.alert) \(ClassName.choices)"
    case .popover: ClassName.popover.rawValue
    }
  }

  fileprivate var isClosedByButtons: Bool {
    switch self {
    case .alert, .choices: true
    case .sheet, .cover, .popover: false
    }
  }
}
