nonisolated extension View {
  /// Animates the changes inside the view that come with a change of a value.
  ///
  /// - Parameters:
  ///   - animation: The animation. `nil` changes at once.
  ///   - value: The value.
  /// - Returns: The view with its animation.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    AnimatedView(content: self, value: value) { _ in animation }
  }

  /// Animates what changes in some modifiers of the view.
  ///
  /// ```swift
  /// Text(title).animation(.easeOut) { $0.opacity(isActive ? 1 : 0.5) }
  /// ```
  ///
  /// A change in the view itself moves as it would without this modifier. That includes the look that the modifiers
  /// give to texts inside, such as a color.
  ///
  /// - Parameters:
  ///   - animation: The animation. `nil` changes at once.
  ///   - body: Adds modifiers to the view.
  /// - Returns: The view with these modifiers.
  public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }
}

struct AnimatedView<Content: View, Value: Equatable> {
  let content: Content
  let value: Value
  /// Returns the animation for that of the whole window.
  let animation: (FlushMotions) -> Animation?
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
      context.graph.animate(elements, in: node.scope, by: animation(context.graph.motions))
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
