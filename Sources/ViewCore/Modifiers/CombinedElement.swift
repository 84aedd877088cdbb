/// A view that screen readers read as one element, whose name is made of what is inside.
///
/// The name refers to the element itself, so that the browser makes it of the texts and of the names inside, and follows
/// their changes. As a picture the element hides what is inside. An element must not hide a control from screen readers, so
/// with one inside it is a group.
struct CombinedView<Content: View> {
  let content: Content
  @OwnObject private var state = CombinedState()

  init(content: Content) {
    self.content = content
  }
}

extension CombinedView: View {
  var body: some View {
    CombinedElement(
      content: EnvironmentView(content: content, value: state) { $1.combinedElement = $0 },
      role: state.hasControls.value ? "group" : "img",
      state: state
    )
  }
}

private struct CombinedElement<Content: View> {
  let content: Content
  let role: String
  let state: CombinedState
}

extension CombinedElement: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    var element = Element("div", attributes: [.init("class", "effect"), .init("role", role)])
    // A name that the app gives replaces the one of the texts.
    if !context.attributes.contains(where: { $0.name == "aria-label" }) {
      let name = state.name(in: context.graph)
      element.attributes += [.init("id", name), .init("aria-labelledby", name)]
    }
    return Rendering(element: element, content: content)
  }
}

/// The state of a combined element's content.
@MainActor
final class CombinedState {
  /// Whether a control was inside at any time.
  let hasControls = StateLocation(false)
  private var name: String?

  nonisolated init() {}

  /// The name of the element, which no other one of the window has.
  fileprivate func name(in graph: ViewGraph) -> String {
    let name = self.name ?? "combined-\(graph.makeID())"
    self.name = name
    return name
  }

  /// Notes a control inside, which the element shows to screen readers from now on.
  func noteControl(in graph: ViewGraph) {
    guard !hasControls.peek() else { return }
    graph.afterUpdate { self.hasControls.value = true }
  }
}

extension Element {
  /// Whether the keyboard can reach the element, or a user of a screen reader can press it.
  var isControl: Bool {
    switch tag {
    case "a", "button", "input", "select", "summary", "textarea": true
    default: self["tabindex"] != nil
    }
  }
}

extension EnvironmentValues {
  private enum CombinedElementKey: EnvironmentKey {
    static var defaultValue: CombinedState? { nil }
  }

  /// The combined element around the view, if there is one.
  var combinedElement: CombinedState? {
    get { self[CombinedElementKey.self] }
    set { self[CombinedElementKey.self] = newValue }
  }
}
