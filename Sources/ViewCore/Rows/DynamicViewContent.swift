public import Foundation

/// Views that are made of a collection, whose elements a person can delete and move.
@MainActor
@preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Lets a person delete rows of a list.
  ///
  /// A row is deleted by a swipe and a tap, by the delete key while the row has the focus, and by
  /// the minus button that each row has while the list is edited.
  ///
  /// ```swift
  /// ForEach(meetings) { meeting in
  ///   Text(meeting.title)
  /// }
  /// .onDelete { meetings.remove(atOffsets: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - action: Deletes the elements at the offsets. `nil` lets nothing be deleted.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The views, which can be deleted.
  public func onDelete(
    perform action: ((IndexSet) -> Void)?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some DynamicViewContent {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return EditableContent(
      content: self,
      delete: action,
      move: nil,
      name: ".onDelete",
      location: location
    )
  }

  /// Lets a person move rows of a list while it is edited.
  ///
  /// A row is moved by dragging its handle, and by the arrow keys while the handle has the focus.
  ///
  /// - Parameters:
  ///   - action: Moves the elements at the offsets to a place before the offset that is its second
  ///     argument. `nil` lets nothing be moved.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The views, which can be moved.
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some DynamicViewContent {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return EditableContent(
      content: self,
      delete: nil,
      move: action,
      name: ".onMove",
      location: location
    )
  }
}

/// Rows that a person can delete or move.
struct EditableContent<Content: DynamicViewContent> {
  let content: Content
  let delete: RowEditing.Delete?
  let move: RowEditing.Move?
  /// Which modifier it is, and where.
  let name: StaticString
  let location: SourceLocation
}

extension EditableContent: DynamicViewContent {
  typealias Body = Never

  var data: Content.Data { content.data }
}

extension EditableContent: PrimitiveView {
  func make(in context: NodeContext) -> ViewNode {
    Container.rows.check(name, at: location, in: context)
    return EditableNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    node.cast(to: EditableNode<Content>.self).patch(with: self, in: context)
  }
}

/// Keeps one object for what a person can do, so that rows need not run again for new closures.
private final class EditableNode<Content: DynamicViewContent>: ViewNode {
  private var outer: RowTraits?
  private var editing: RowEditing
  private var traits: RowTraits
  private let child: ViewNode

  init(_ view: EditableContent<Content>, in context: NodeContext) {
    outer = context.traits
    (editing, traits) = view.makeTraits(in: context)
    child = view.content.makeNode(in: context.with(traits))
  }

  func patch(with view: EditableContent<Content>, in context: NodeContext) {
    if outer === context.traits {
      let before = editing.edits
      (editing.ownDelete, editing.ownMove) = view.edits(in: context)
      // Later, when the rows are gone that go.
      if editing.edits != before { context.graph.afterUpdate { [weak self] in self?.markRows() } }
    } else {
      outer = context.traits
      (editing, traits) = view.makeTraits(in: context)
    }
    view.content.patchNode(child, in: context.with(traits))
  }

  /// Tells the rows what a person can do to them now, which is no reason to run them.
  private func markRows() {
    var elements: [ElementNode] = []
    child.appendElements(to: &elements)
    let editing = editing.innermost
    var change = ShapeChange { if $0.isRow { editing.mark(&$0) } }
    for element in elements { element.change(by: &change) }
  }

  override func appendElements(to elements: inout [ElementNode]) {
    child.appendElements(to: &elements)
  }

  override func unmount() {
    child.unmount()
  }
}

extension EditableContent {
  /// What a person can do, unless the rows are disabled.
  @MainActor
  fileprivate func edits(in context: NodeContext) -> (RowEditing.Delete?, RowEditing.Move?) {
    context.environment.isEnabled ? (delete, move) : (nil, nil)
  }

  @MainActor
  fileprivate func makeTraits(in context: NodeContext) -> (RowEditing, RowTraits) {
    let (delete, move) = edits(in: context)
    let editing = RowEditing(delete: delete, move: move, outer: context.traits?.editing)
    return (editing, (context.traits ?? RowTraits()).with { $0.editing = editing })
  }
}
