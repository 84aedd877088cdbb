/// The node of a view with a body of its own.
final class CompositeNode<Content: View>: UpdatableNode {
  private var view: Content
  private var properties: DynamicPropertyStorage
  private var child = ViewNode()

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    properties = DynamicPropertyStorage(for: Content.self)
    super.init(context: context)
    self.context.depth += 1
    child = evaluateBody().makeNode(in: self.context)
  }

  /// Takes over a new value of the view.
  ///
  /// The body runs only if the value or its place differs.
  func patch(with view: Content, in context: NodeContext) {
    let isSame =
      !isDirty
      && context.environment.isIdentical(to: self.context.environment)
      && context.boxes == self.context.boxes
      && context.attributes == self.context.attributes
      && context.traits === self.context.traits
      && context.group === self.context.group
      && properties.fields.inputsAreEqual(self.view, view)
    self.view = view
    guard !isSame else { return }
    self.context.environment = context.environment
    self.context.boxes = context.boxes
    self.context.attributes = context.attributes
    self.context.traits = context.traits
    self.context.row = context.row
    update()
  }

  override func update() {
    evaluateBody().patchNode(child, in: context)
  }

  override func appendElements(to elements: inout [ElementNode]) {
    child.appendElements(to: &elements)
  }

  override func unmount() {
    super.unmount()
    child.unmount()
    properties.uninstall()
  }

  private func evaluateBody() -> Content.Body {
    let view = properties.install(into: view, owner: self, environment: context.environment)
    return evaluate { view.body }
  }
}
