/// The lasting counterpart of a view value: made once, patched with each new value, unmounted.
///
/// A node of this base class stands for a view that shows nothing.
@MainActor
class ViewNode {
  /// Appends the node's elements in its container, in order.
  func appendElements(to elements: inout [ElementNode]) {}

  /// Ends the lifetime of the node and of all nodes below it.
  func unmount() {}

  /// Calls a closure with each node directly below this one.
  func forEachChild(_ body: (ViewNode) -> Void) {}

  /// Adds the values that the views of the node have for a preference, in their order.
  func collect(_ preference: AnyPreferenceReduction) {
    forEachChild { $0.collect(preference) }
  }

  /// Whether the user is using the node itself: it has the focus, an ongoing gesture, a dialog or a pushed screen.
  var isInUse: Bool { false }

  /// Whether the node itself has state of the app that was set, or an object.
  var holdsOwnState: Bool { false }

  /// This node as the class that its view made.
  ///
  /// The cast cannot fail, because a node is only patched with views of the type that made it.
  final func cast<Node: ViewNode>(to type: Node.Type) -> Node {
    unsafeDowncast(self, to: type)
  }
}

/// The place in the tree in which a view is made and patched.
struct NodeContext {
  unowned let graph: ViewGraph
  /// The element that becomes the parent of the view's elements.
  unowned var container: ElementNode
  /// The innermost element around the view that may keep the user from it.
  var barrier = ViewGraph.rootID
  var environment: EnvironmentValues
  /// The number of enclosing views that have a body.
  var depth = 0
  /// The kind of row around the view, directly or further out.
  var row: RowKind?
  /// Whether each element of the view becomes a row of its own.
  var wrapsRows = false
  /// Whether the view is the whole content of its row, apart from modifiers.
  var isRow = false
  /// The boxes that modifiers put around each element of the view, the outermost first.
  var boxes: [ElementBox] = []
  /// The attributes that modifiers set on the next element, for accessibility and for tests.
  var attributes: [Element.Attribute] = []
  /// The values that modifiers set on the row that the view is, or is in.
  var traits: RowTraits?
  /// Whether the view is in a lazy container, where it appears once it becomes visible.
  var appearsWhenVisible = false
  /// Whether the view is in a row of a collection that may be deferred to a later flush.
  var allowsDeferral = false
  /// Whether the elements of the view are children of a lazy container, which makes rows on demand.
  var makesRowsOnDemand = false
  /// The outermost lazy container around the view, whose collections share an allowance of rows.
  var lazyContainer: NodeID?
  /// The views of sections that the element around the view pins.
  var pinnedViews: PinnedScrollableViews = []
}

extension NodeContext {
  /// Whether new rows are deferred, because this flush has made enough elements.
  @MainActor
  var defersRows: Bool { allowsDeferral && graph.isBatchFull }
}

extension NodeContext {
  /// The class of a control that fills its row in a list or a form, unless its label is hidden.
  func lineClass(_ name: String) -> String {
    switch row {
    case .list, .form: environment.labelsAreHidden ? name : "\(name) \(ClassName.fillWidth)"
    case .choices, .tabs, nil: name
    }
  }
}

extension NodeContext {
  /// The context of a mounted node.
  init(in container: ElementNode, _ setting: NodeSetting, depth: Int) {
    self.init(
      graph: setting.graph,
      container: container,
      barrier: setting.barrier,
      environment: setting.environment,
      depth: depth,
      row: setting.row,
      wrapsRows: setting.wrapsRows,
      boxes: setting.boxes,
      attributes: setting.attributes,
      traits: setting.traits,
      appearsWhenVisible: setting.appearsWhenVisible,
      allowsDeferral: setting.allowsDeferral,
      makesRowsOnDemand: setting.makesRowsOnDemand,
      lazyContainer: setting.lazyContainer,
      pinnedViews: setting.pinnedViews
    )
  }
}

/// A view without a body, which makes and patches its node itself.
@MainActor
protocol PrimitiveView: View where Body == Never {
  func make(in context: NodeContext) -> ViewNode
  func patch(_ node: ViewNode, in context: NodeContext)
}

extension View {
  /// This type as a primitive view, or `nil` if it has a body.
  private static var primitive: (any PrimitiveView.Type)? {
    Body.self == Never.self ? Self.self as? any PrimitiveView.Type : nil
  }

  func makeNode(in context: NodeContext) -> ViewNode {
    guard let primitive = Self.primitive
    else { return CompositeNode(self, in: context) }
    return primitive.make(self, in: context)
  }

  /// Updates a node, which ``makeNode(in:)`` of the same type has made, with this value.
  func patchNode(_ node: ViewNode, in context: NodeContext) {
    guard let primitive = Self.primitive
    else { return node.cast(to: CompositeNode<Self>.self).patch(with: self, in: context) }
    primitive.patch(node, with: self, in: context)
  }
}

extension PrimitiveView {
  // NB: The callers reached this type by a cast from the type of `view`, so both types are the
  // same. The bit cast avoids boxing the value for each view in each pass.
  fileprivate static func make<V: View>(_ view: V, in context: NodeContext) -> ViewNode {
    unsafeBitCast(view, to: Self.self).make(in: context)
  }

  fileprivate static func patch<V: View>(_ node: ViewNode, with view: V, in context: NodeContext) {
    unsafeBitCast(view, to: Self.self).patch(node, in: context)
  }
}
