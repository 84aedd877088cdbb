/// A view with a box around each of its elements, as modifiers of layout make.
///
/// A modifier of several views, such as those of a `Group`, puts a box around each of them, as in
/// SwiftUI.
struct BoxedView<Content: View> {
  let content: Content
  /// Makes the box for an environment.
  let box: (EnvironmentValues) -> Element
  /// The behavior of the boxes for events, if any.
  let behavior: ElementBehavior?

  init(
    _ content: Content,
    behavior: ElementBehavior? = nil,
    box: @escaping (EnvironmentValues) -> Element
  ) {
    self.content = content
    self.behavior = behavior
    self.box = box
  }

  /// Creates a view with a box that has a class and an optional style.
  init(
    _ content: Content,
    class name: String,
    style: String? = nil
  ) {
    var element = Element("div", attributes: [.init("class", name)])
    element["style"] = style
    self.init(content) { _ in element }
  }
}

extension BoxedView: ContextView {
  func change(_ context: inout NodeContext) {
    context.boxes.append(ElementBox(element: box(context.environment), behavior: behavior))
  }
}
