/// A view with a gesture.
struct GestureView<Content: View, Answered: Gesture> {
  let content: Content
  let gesture: Answered
  let rank: GestureRank
  @OwnObject private var memory = _GestureMemory()
}

/// The priority among nested views with the same gesture.
enum GestureRank {
  /// The innermost view handles the gesture.
  case usual
  /// This view handles the gesture before those inside it.
  case first
  /// This view handles the gesture together with those inside it.
  case beside

  /// The attribute value for the page, or `nil` for the default.
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

extension GestureElement: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    guard !listening.events.isEmpty, !context.environment.gesturesAreDisabled else {
      return Rendering(
        element: Element("div", attributes: [.init("class", "effect")]),
        content: content
      )
    }
    var element = Element(
      "div",
      attributes: [.init("class", listening.classes)] + listening.attributes,
      events: listening.events
    )
    element["data-rank"] = rank.name
    if listening.isKeyboardAccessible, rank == .usual {
      element["role"] = "button"
      element["tabindex"] = "0"
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
