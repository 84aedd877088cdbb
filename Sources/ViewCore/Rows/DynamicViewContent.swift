internal import ConcurrencyExtras
public import Foundation

/// Views that are made from a collection, whose elements the user can delete and move.
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
  /// Lets the user delete rows of a list.
  ///
  /// The user deletes a row by swiping, with the Delete key, or with its minus button in edit mode.
  ///
  /// ```swift
  /// ForEach(meetings) { meeting in
  ///   Text(meeting.title)
  /// }
  /// .onDelete { meetings.remove(atOffsets: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - action: Deletes the elements at the offsets. `nil` disables deletion.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The views with deletion.
  public func onDelete(
    perform action: ((IndexSet) -> Void)?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some DynamicViewContent {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return EditableContent(content: self, delete: action, name: ".onDelete", location: location)
  }

  /// Lets the user move rows of a list while it is edited.
  ///
  /// The user moves a row by dragging its handle, or by the arrow keys while the handle has the
  /// focus.
  ///
  /// - Parameters:
  ///   - action: Moves the elements at the offsets before the element at another offset. `nil`
  ///     disables moving.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The views with moving.
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some DynamicViewContent {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return EditableContent(content: self, move: action, name: ".onMove", location: location)
  }
}

/// Rows that the user can delete or move.
struct EditableContent<Content: DynamicViewContent> {
  let content: Content
  var delete: RowEditing.Delete?
  var move: RowEditing.Move?
  /// The name of the modifier, for issues.
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

/// Keeps one object for the edit actions, so that new closures alone do not run the rows again.
private final class EditableNode<Content: DynamicViewContent>: WrapperNode {
  private var outer: RowTraits?
  private var editing: RowEditing
  private var traits: RowTraits

  init(_ view: EditableContent<Content>, in context: NodeContext) {
    outer = context.traits
    (editing, traits) = view.makeTraits(in: context)
    super.init(child: view.content.makeNode(in: context.with(traits)))
  }

  func patch(with view: EditableContent<Content>, in context: NodeContext) {
    if outer === context.traits {
      let before = editing.edits
      (editing.ownDelete, editing.ownMove) = view.edits(in: context)
      // Later, once removed rows are gone.
      if editing.edits != before { context.graph.afterUpdate { [weak self] in self?.markRows() } }
    } else {
      outer = context.traits
      (editing, traits) = view.makeTraits(in: context)
    }
    view.content.patchNode(child, in: context.with(traits))
  }

  /// Updates the edit actions of the rows without running the rows.
  private func markRows() {
    var elements: [ElementNode] = []
    child.appendElements(to: &elements)
    let editing = editing.innermost
    for element in elements {
      element.change { if $0.isRow { editing.mark(&$0) } }
    }
  }
}

extension EditableContent {
  /// The edit actions, unless the rows are disabled.
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
