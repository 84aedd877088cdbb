/// Views on top of each other, with the last one in front.
public struct ZStack<Content: View> {
  private let alignment: Alignment
  private let content: Content

  /// Creates a stack of layers.
  ///
  /// - Parameters:
  ///   - alignment: The place of views that are smaller than others.
  ///   - content: The views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View {
  public typealias Body = Never
}

extension ZStack: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    Rendering(element: element, content: content)
  }

  /// The element of the stack.
  var element: Element {
    var element = Element("div", attributes: [.init(class: .zstack)])
    if alignment != .center { element["style"] = alignment.css }
    return element
  }
}
