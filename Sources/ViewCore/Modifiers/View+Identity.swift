nonisolated extension View {
  /// Binds the view's identity to a value.
  ///
  /// When the value changes, the view loses its state.
  ///
  /// - Parameter id: The value.
  /// - Returns: The view with its identity.
  public func id(_ id: some Hashable) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

private struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: IDCarrier {
  static var mayCarryID: Bool { true }

  func carries(_ id: AnyHashable) -> Bool {
    AnyHashable(unwrapped: self.id) == id || ViewCore.carries(content, id)
  }
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

  /// Registers the view with the scroll view readers around it.
  @MainActor
  private func register(_ node: ViewNode, in context: NodeContext) {
    for places in context.environment.scrollPlaces {
      places.add(node, id: AnyHashable(unwrapped: id), in: context.graph)
    }
  }
}
