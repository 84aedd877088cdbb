/// A view that the environment resolves to another one, such as a control with a style.
@MainActor
protocol ResolvedView: PrimitiveView {
  /// The view to show in its place.
  func resolve(in environment: EnvironmentValues) -> any View
}

extension ResolvedView {
  func make(in context: NodeContext) -> ViewNode {
    let content = resolve(in: context.environment)
    return SwitchNode(
      key: ObjectIdentifier(type(of: content)),
      child: content.makeNode(in: context)
    )
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let content = resolve(in: context.environment)
    node.cast(to: SwitchNode<ObjectIdentifier>.self)
      .show(content, key: ObjectIdentifier(type(of: content)), in: context)
  }
}
