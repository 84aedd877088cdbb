nonisolated extension View {
  /// Ties the view's identity to a value: when the value changes, the view starts anew.
  ///
  /// - Parameter id: The value.
  /// - Returns: A view with that identity.
  public func id(_ id: some Hashable) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

private struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: View {
  typealias Body = Never
}

extension IdentifiedView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    let node = SwitchNode(key: id, child: content.makeNode(in: context))
    register(node, in: context)
    return node
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    register(node, in: context)
    node.cast(to: SwitchNode<ID>.self).show(content, key: id, in: context)
  }

  /// Lets a reader around find the view.
  @MainActor
  private func register(_ node: ViewNode, in context: NodeContext) {
    context.environment.scrollPlaces?.add(node, id: AnyHashable(unwrapped: id), in: context.graph)
  }
}
