/// What modifiers say about a row of a list or a form, or about an option of a picker.
///
/// Never changed once it is made, so that a view is in the same row as before where it gets the same
/// object.
final class RowTraits {
  private(set) var values: Values

  struct Values {
    /// What stands behind the row.
    var background: AnyView?
    /// The distances between the row's sides and what is in it.
    var insets: EdgeInsets?
    /// What a person can do to the row.
    var editing: RowEditing?
    /// Which row it is.
    var position: RowPosition?
    /// Whether the row cannot be deleted or moved although others can.
    var cannotBeDeleted = false
    var cannotBeMoved = false
    /// The buttons that a swipe shows.
    var swipes: RowSwipes?
    /// The line between the row and the one before.
    var separator = RowSeparator()
    /// The value that the view stands for.
    var tag: AnyHashable?
    /// The tab that opens the view.
    var tab: TabItem?
    /// What stands at the end of the row or on the tab.
    var badge: Text?
  }

  init(_ values: Values = Values()) {
    self.values = values
  }

  /// What the rows of a group have of it: all but what is true of the group alone.
  ///
  /// The same object each time, as its rows are the same while they get the same one.
  private(set) lazy var ofRowsInside = with {
    $0.editing = nil
    $0.position = nil
    $0.tag = nil
    $0.tab = nil
  }

  var editing: RowEditing? { values.editing }
  var position: RowPosition? { values.position }

  /// Whether a person can delete the row.
  @MainActor
  var canDelete: Bool {
    position != nil && editing?.delete != nil && !values.cannotBeDeleted
  }

  /// Whether a person can move the row.
  @MainActor
  var canMove: Bool {
    position != nil && editing?.move != nil && !values.cannotBeMoved
  }

  /// Traits that differ in some values.
  func with(_ change: (inout Values) -> Void) -> RowTraits {
    var values = values
    change(&values)
    return RowTraits(values)
  }
}

/// Rows inside a view that is a row itself, such as a section, which have the traits of that view.
struct TraitsOfGroup<Content: View> {
  let traits: RowTraits?
  let content: Content
}

extension TraitsOfGroup: View {
  typealias Body = Never
}

extension TraitsOfGroup: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    content.makeNode(in: context.with(traits))
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    content.patchNode(node, in: context.with(traits))
  }
}

/// A view that gives traits to the rows inside.
struct TraitView<Content: View, Value> {
  let content: Content
  let value: Value
  /// Puts the value into the traits.
  ///
  /// The same for all views that one modifier makes.
  let apply: (Value, inout RowTraits.Values) -> Void
}

extension TraitView: View {
  typealias Body = Never
}

extension TraitView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    TraitNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    node.cast(to: TraitNode<Content, Value>.self).patch(with: self, in: context)
  }
}

/// Keeps the changed traits, so that what is inside sees the same ones until a value differs.
private final class TraitNode<Content: View, Value>: ViewNode {
  private var value: Value
  private var outer: RowTraits?
  private var inner: RowTraits
  private let child: ViewNode

  init(_ view: TraitView<Content, Value>, in context: NodeContext) {
    value = view.value
    outer = context.traits
    inner = view.traits(in: context)
    child = view.content.makeNode(in: context.with(inner))
  }

  func patch(with view: TraitView<Content, Value>, in context: NodeContext) {
    if outer !== context.traits || !Equality.areEqual(value, view.value) {
      value = view.value
      outer = context.traits
      inner = view.traits(in: context)
    }
    view.content.patchNode(child, in: context.with(inner))
  }

  override func appendElements(to elements: inout [ElementNode]) {
    child.appendElements(to: &elements)
  }

  override func unmount() {
    child.unmount()
  }
}

extension TraitView {
  fileprivate func traits(in context: NodeContext) -> RowTraits {
    (context.traits ?? RowTraits()).with { apply(value, &$0) }
  }
}

extension NodeContext {
  func with(_ traits: RowTraits?) -> NodeContext {
    var context = self
    context.traits = traits
    return context
  }
}
