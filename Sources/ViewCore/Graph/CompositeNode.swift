internal import ConcurrencyExtras

/// The node of a view that has a body.
final class CompositeNode<Content: View>: UpdatableNode {
  private var view: Content
  private var properties: DynamicPropertyStorage
  private var child = ViewNode()

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    properties = DynamicPropertyStorage(for: Content.self)
    super.init(context: context)
    child = evaluateBody().makeNode(in: self.context)
  }

  /// Replaces the view by a new value.
  ///
  /// The body runs only if the value or its context differs.
  func patch(with view: Content, in context: NodeContext) {
    let isSame =
      !isDirty && setting.fits(context)
      && DynamicPropertyFields.of(Content.self).inputsAreEqual(self.view, view)
    #if DEBUG
    if isInspected, !isSame { noteChange(to: view, isPlaced: setting.fits(context)) }
    #endif
    self.view = view
    guard !isSame else { return }
    move(to: context)
    update()
  }

  override nonisolated var viewType: Any.Type { Content.self }

  override func update() {
    evaluateBody().patchNode(child, in: context)
  }

  override func appendElements(to elements: inout [ElementNode]) {
    child.appendElements(to: &elements)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    body(child)
  }

  override var holdsOwnState: Bool { properties.holdState }

  override func unmount() {
    super.unmount()
    child.unmount()
    properties.uninstall()
  }

  #if DEBUG
  private func noteChange(to view: Content, isPlaced: Bool) {
    let inputs = DynamicPropertyFields.of(Content.self).namesOfDifferences(self.view, view)
    if !inputs.isEmpty { note(.inputs(inputs)) }
    if !isPlaced { note(.surroundings) }
  }
  #endif

  private func evaluateBody() -> Content.Body {
    let view = properties.install(into: view, owner: self, environment: setting.environment)
    guard let observer = MainActorWork.observer else { return evaluate { view.body } }
    let work = MainActorWork(.body, of: Content.self) { typeName(Content.self) }
    return observer.perform(work) { evaluate { view.body } }
  }
}
