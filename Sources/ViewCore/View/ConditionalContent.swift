/// One of two views: the result of an `if`-`else` or a `switch` in a ``ViewBuilder``.
///
/// The name has an underscore because SwiftUI's has, and code that uses it must compile.
public struct _ConditionalContent<First: View, Second: View> {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch
}

extension _ConditionalContent: View {
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    switch branch {
    case .first(let view): SwitchNode(key: 0, child: view.makeNode(in: context))
    case .second(let view): SwitchNode(key: 1, child: view.makeNode(in: context))
    }
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let node = node.cast(to: SwitchNode<Int>.self)
    switch branch {
    case .first(let view): node.show(view, key: 0, in: context)
    case .second(let view): node.show(view, key: 1, in: context)
    }
  }
}
