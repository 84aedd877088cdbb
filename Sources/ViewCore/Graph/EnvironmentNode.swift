/// A view that changes the environment of its content.
struct EnvironmentView<Content: View, Value> {
  let content: Content
  let value: Value
  /// Sets the value in the environment.
  ///
  /// The closure is the same for all views that one modifier makes.
  let apply: (Value, inout EnvironmentValues) -> Void
}

extension EnvironmentView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    EnvironmentNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    node.cast(to: EnvironmentNode<Content, Value>.self).patch(with: self, in: context)
  }
}

/// Keeps the changed environment, so that its identity stays the same until a value differs.
private final class EnvironmentNode<Content: View, Value>: WrapperNode {
  private var value: Value
  private var outer: EnvironmentValues
  private var inner: EnvironmentValues

  init(_ view: EnvironmentView<Content, Value>, in context: NodeContext) {
    value = view.value
    outer = context.environment
    inner = outer
    view.apply(value, &inner)
    super.init(child: view.content.makeNode(in: context.with(inner)))
  }

  func patch(with view: EnvironmentView<Content, Value>, in context: NodeContext) {
    if !outer.isIdentical(to: context.environment) || !Equality.areEqual(value, view.value) {
      value = view.value
      outer = context.environment
      inner = outer
      view.apply(value, &inner)
    }
    view.content.patchNode(child, in: context.with(inner))
  }
}

extension NodeContext {
  fileprivate func with(_ environment: EnvironmentValues) -> NodeContext {
    var context = self
    context.environment = environment
    return context
  }
}
