/// A view that answers a gesture.
struct GestureView<Content: View, Answered: Gesture> {
  let content: Content
  let gesture: Answered
  let rank: GestureRank
  @State private var memory = _GestureMemory()
}

/// Which of several views answers a gesture that all of them know.
enum GestureRank {
  /// The one furthest inside.
  case usual
  /// This one, and not those inside.
  case first
  /// This one, too.
  case beside

  /// What the page is told, unless it is the usual.
  var name: String? {
    switch self {
    case .usual: nil
    case .first: "first"
    case .beside: "beside"
    }
  }
}

extension GestureView: View {
  var body: some View {
    memory.begin()
    let recognition = gesture._recognition(in: memory)
    return GestureElement(content: content, listening: recognition.listening, rank: rank) {
      _ = recognition.handle($0)
    }
  }
}

private struct GestureElement<Content: View> {
  let content: Content
  let listening: GestureListening
  let rank: GestureRank
  let handle: (Event) -> Void
}

extension GestureElement: View {
  typealias Body = Never
}

extension GestureElement: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    var element = Element(
      "div",
      attributes: [.init("class", listening.classes)] + listening.attributes,
      events: listening.events
    )
    element["data-rank"] = rank.name
    if listening.isKeyboards, rank == .usual {
      element["role"] = "button"
      element["tabindex"] = "0"
    }
    guard !listening.events.isEmpty else {
      return Rendering(
        element: Element("div", attributes: [.init("class", "effect")]),
        content: content
      )
    }
    let isEnabled = context.environment.isEnabled
    element["aria-disabled"] = isEnabled ? nil : "true"
    return Rendering(
      element: element,
      content: content,
      behavior: ElementBehavior { if isEnabled { handle($0) } }
    )
  }
}
