/// A view whose type is erased.
///
/// Replacing the view by one of another type ends the identity of the old one: its state is lost
/// and its elements are made anew. Prefer a concrete type where it can be written.
public struct AnyView {
  let content: any View

  /// Erases the type of a view.
  ///
  /// Erasing an `AnyView` adds no second wrapper.
  public init(_ view: some View) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Erases the type of a view that is already an existential.
  public init(erasing view: some View) {
    self.init(view)
  }
}

extension AnyView: View {
  public typealias Body = Never
}

extension AnyView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    SwitchNode(key: ObjectIdentifier(type(of: content)), child: content.makeNode(in: context))
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    node.cast(to: SwitchNode<ObjectIdentifier>.self)
      .show(content, key: ObjectIdentifier(type(of: content)), in: context)
  }
}
