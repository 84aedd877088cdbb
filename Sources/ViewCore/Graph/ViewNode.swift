/// The lasting counterpart of a view value: made once, patched with each new value, unmounted.
///
/// A node of this very class stands for a view that shows nothing.
@MainActor
class ViewNode {
  /// Adds the elements that this node puts into its container, in order.
  func appendElements(to elements: inout [ElementNode]) {}

  /// Ends the lifetime of the node and of all below it.
  func unmount() {}

  /// This node as the class that its view made it.
  ///
  /// A node is only ever patched with views of the type that made it, so that the cast cannot fail.
  final func cast<Node: ViewNode>(to type: Node.Type) -> Node {
    unsafeDowncast(self, to: type)
  }
}

/// What a view is made and patched in: its place in the tree.
struct NodeContext {
  unowned let graph: ViewGraph
  /// The element that the view's elements go into.
  unowned var container: ElementNode
  var environment: EnvironmentValues
  /// How many views with a body of their own stand above.
  var depth = 0
  /// The kind of row that the view stands in, directly or deeper inside.
  var row: RowKind?
  /// Whether each element of the view is a row, to be wrapped.
  var wrapsRows = false
  /// Whether the view is all that is in its row of a list or a form, but for what modifiers put around it.
  var isRow = false
  /// The boxes that modifiers put around each element of the view, the outermost first.
  var boxes: [ElementBox] = []
  /// What modifiers say about the next element to those who do not see the page, and to tests.
  var attributes: [Element.Attribute] = []
  /// What modifiers say about the row that the view is, or that it is in.
  var traits: RowTraits?
  /// Whether the view is in a lazy container, and appears when a person scrolls to it.
  var appearsWhenVisible = false
  /// Whether the view is in a row of a collection, which may wait for another flush.
  var allowsDeferral = false
}

extension NodeContext {
  /// Whether rows wait now, because this flush has made enough.
  @MainActor
  var defersRows: Bool { allowsDeferral && graph.isBatchFull }
}

extension NodeContext {
  /// The class of a control that takes the whole line in a list and a form, unless its label is hidden.
  func lineClass(_ name: String) -> String {
    switch row {
    case .list, .form: environment.labelsAreHidden ? name : "\(name) fill-width"
    case .choices, .tabs, nil: name
    }
  }
}

extension NodeContext {
  /// The context of a node that lives, as it was.
  init(in container: ElementNode, _ setting: NodeSetting, depth: Int) {
    self.init(
      graph: setting.graph,
      container: container,
      environment: setting.environment,
      depth: depth,
      row: setting.row,
      wrapsRows: setting.wrapsRows,
      boxes: setting.boxes,
      attributes: setting.attributes,
      traits: setting.traits,
      appearsWhenVisible: setting.appearsWhenVisible,
      allowsDeferral: setting.allowsDeferral
    )
  }
}

/// A view that the library draws: it makes and patches its node itself.
@MainActor
protocol PrimitiveView: View where Body == Never {
  func make(in context: NodeContext) -> ViewNode
  func patch(_ node: ViewNode, in context: NodeContext)
}

extension View {
  /// The type as one that the library draws, which none that has a body is.
  private static var primitive: (any PrimitiveView.Type)? {
    Body.self == Never.self ? Self.self as? any PrimitiveView.Type : nil
  }

  func makeNode(in context: NodeContext) -> ViewNode {
    guard let primitive = Self.primitive
    else { return CompositeNode(self, in: context) }
    return primitive.make(self, in: context)
  }

  /// Brings a node that ``makeNode(in:)`` of the same type made up to date with this value.
  func patchNode(_ node: ViewNode, in context: NodeContext) {
    guard let primitive = Self.primitive
    else { return node.cast(to: CompositeNode<Self>.self).patch(with: self, in: context) }
    primitive.patch(node, with: self, in: context)
  }
}

extension PrimitiveView {
  // NB: The callers reached this type by a cast from the type of `view`, so they are the same; the
  // bit cast spares the boxing that casting the value would cost for each view of each pass.
  fileprivate static func make<V: View>(_ view: V, in context: NodeContext) -> ViewNode {
    unsafeBitCast(view, to: Self.self).make(in: context)
  }

  fileprivate static func patch<V: View>(_ node: ViewNode, with view: V, in context: NodeContext) {
    unsafeBitCast(view, to: Self.self).patch(node, in: context)
  }
}
