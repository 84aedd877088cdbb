/// A view beside a control, such as its label.
///
/// The control alone takes the attributes that modifiers set on both, apart from `aria-hidden` and
/// the help text, which apply to the accessory as well.
struct ControlAccessory<Content: View> {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}

extension ControlAccessory: ContextView {
  func change(_ context: inout NodeContext) {
    context.attributes.removeAll { !["aria-hidden", "title"].contains($0.name) }
  }
}

/// An element around a control that leaves all attributes of modifiers to the control inside.
struct ControlBox<Content: View> {
  let tag: String
  let name: String
  let content: Content

  init(_ tag: String = "div", class name: String, content: Content) {
    self.tag = tag
    self.name = name
    self.content = content
  }
}

extension ControlBox: ElementView {
  static var takesAttributes: Bool { false }

  func render(in context: NodeContext) -> Rendering<Content> {
    Rendering(element: Element(tag, attributes: [.init("class", name)]), content: content)
  }
}
