/// The values that modifiers set on a row of a list or a form, or on an option of a picker.
///
/// Traits are immutable, so that the same object means an unchanged row.
final class RowTraits {
  private(set) var values: Values

  struct Values {
    /// The view behind the row.
    var background: AnyView?
    /// The insets of the row's content.
    var insets = RowInsets()
    /// The edits that the user can make to the row.
    var editing: RowEditing?
    /// The row's position.
    var position: RowPosition?
    /// Whether this row cannot be deleted or moved although others can.
    var cannotBeDeleted = false
    var cannotBeMoved = false
    /// Whether the user cannot select the row although it has a tag.
    var cannotBeSelected = false
    /// The swipe actions of the row.
    var swipes: RowSwipes?
    /// The separators between the row and its neighbors.
    var separators = RowSeparators()
    /// The value that the view represents in a selection.
    var tag: AnyHashable?
    /// The tab that shows the view.
    var tab: TabItem?
    /// The text at the end of the row or on the tab.
    var badge: Text?
  }

  init(_ values: Values = Values()) {
    self.values = values
  }

  /// The traits that the rows inside of a group inherit from it.
  ///
  /// The object is always the same, so that the rows inside stay unchanged with the group.
  private(set) lazy var ofRowsInside = with {
    $0.editing = nil
    $0.position = nil
    $0.tag = nil
    $0.tab = nil
  }

  var editing: RowEditing? { values.editing }
  var position: RowPosition? { values.position }

  /// Whether the user can delete the row.
  @MainActor
  var canDelete: Bool {
    position != nil && editing?.delete != nil && !values.cannotBeDeleted
  }

  /// Whether the user can move the row.
  @MainActor
  var canMove: Bool {
    position != nil && editing?.move != nil && !values.cannotBeMoved
  }

  /// A copy of the traits with some changed values.
  func with(_ change: (inout Values) -> Void) -> RowTraits {
    var values = values
    change(&values)
    return RowTraits(values)
  }
}

/// Rows inside of a view that is a row itself, such as a section, with the traits of that view.
struct TraitsOfGroup<Content: View> {
  let traits: RowTraits?
  let content: Content
}

extension TraitsOfGroup: ContextView {
  func change(_ context: inout NodeContext) {
    context.traits = traits
  }
}

/// A view that sets traits on the rows inside.
struct TraitView<Content: View, Value> {
  let content: Content
  let value: Value
  /// Sets the value in the traits.
  ///
  /// The closure is the same for all views that one modifier makes.
  let apply: (Value, inout RowTraits.Values) -> Void
}

extension TraitView: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    TraitNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    node.cast(to: TraitNode<Content, Value>.self).patch(with: self, in: context)
  }
}

/// Keeps the changed traits, so that their identity stays the same until a value differs.
private final class TraitNode<Content: View, Value>: WrapperNode {
  private var value: Value
  private var outer: RowTraits?
  private var inner: RowTraits

  init(_ view: TraitView<Content, Value>, in context: NodeContext) {
    value = view.value
    outer = context.traits
    inner = view.traits(in: context)
    super.init(child: view.content.makeNode(in: context.with(inner)))
  }

  func patch(with view: TraitView<Content, Value>, in context: NodeContext) {
    if outer !== context.traits || !Equality.areEqual(value, view.value) {
      value = view.value
      outer = context.traits
      inner = view.traits(in: context)
    }
    view.content.patchNode(child, in: context.with(inner))
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
