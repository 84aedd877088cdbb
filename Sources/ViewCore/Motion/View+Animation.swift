nonisolated extension View {
  /// Animates the changes inside the view that come with a change of a value.
  ///
  /// - Parameters:
  ///   - animation: The animation. `nil` changes at once.
  ///   - value: The value.
  /// - Returns: The view with its animation.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    AnimatedView(content: self, animation: animation, value: value)
  }
}

private struct AnimatedView<Content: View, Value: Equatable> {
  let content: Content
  let animation: Animation?
  let value: Value
}

extension AnimatedView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    context.graph.showBeforeItMoves()
    let scope = MotionScope()
    let child = scope.around(content).makeNode(in: context)
    return AnimatedNode(value: value, scope: scope, child: child)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let node = node.cast(to: AnimatedNode<Value>.self)
    if node.value != value {
      node.value = value
      // The elements are collected before the change, because the change may replace them.
      var elements: [ElementNode] = []
      node.appendElements(to: &elements)
      context.graph.animate(elements, in: node.scope, by: animation)
    }
    node.scope.around(content).patchNode(node.child, in: context)
  }
}

private final class AnimatedNode<Value: Equatable>: WrapperNode {
  var value: Value
  let scope: MotionScope

  init(value: Value, scope: MotionScope, child: ViewNode) {
    self.value = value
    self.scope = scope
    super.init(child: child)
  }
}
