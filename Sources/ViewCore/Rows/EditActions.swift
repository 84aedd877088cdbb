internal import ConcurrencyExtras
import Foundation

/// The edits of a bound collection that the user can make through its rows.
///
/// ```swift
/// ForEach($todos, editActions: [.delete, .move]) { $todo in
///   TextField("Title", text: $todo.title)
/// }
/// ```
public struct EditActions<Data> {
  fileprivate var delete: ((inout Data, IndexSet) -> Void)?
  fileprivate var move: ((inout Data, IndexSet, Int) -> Void)?
}

extension EditActions: ExpressibleByArrayLiteral {
  public init(arrayLiteral actions: EditActions<Data>...) {
    delete = actions.compactMap(\.delete).last
    move = actions.compactMap(\.move).last
  }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Rows can be deleted.
  public static var delete: Self { Self { $0.remove(atOffsets: $1) } }

  /// Rows can be deleted and moved.
  public static var all: Self { [.delete, .move] }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved.
  public static var move: Self { Self { $0.move(fromOffsets: $1, toOffset: $2) } }
}

extension EditActions {
  fileprivate init(_ delete: @escaping (inout Data, IndexSet) -> Void) {
    self.delete = delete
  }

  fileprivate init(_ move: @escaping (inout Data, IndexSet, Int) -> Void) {
    self.move = move
  }
}

/// The edits that the user can make, applied to the collection of a binding.
struct BoundActions {
  let delete: RowEditing.Delete?
  let move: RowEditing.Move?

  init<Data>(_ actions: EditActions<Data>, on data: Binding<Data>) {
    delete = actions.delete.map { delete in { delete(&data.wrappedValue, $0) } }
    move = actions.move.map { move in { move(&data.wrappedValue, $0, $1) } }
  }
}

extension ForEach where Content: View {
  /// Creates a view for each identifiable element of a bound collection that the user can edit.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection.
  ///   - editActions: The edits that the user can make.
  ///   - content: Makes the view of an element from the binding to it.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  )
  where
    C.Element: Identifiable, C.Element.ID == ID, Data == Binding<C>
  {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(data: data, content: content, id: { $0.id }, location: location)
    actions = BoundActions(editActions, on: data)
  }

  /// Creates a view for each element of a bound collection that the user can edit, identified by
  /// the value of a key path.
  ///
  /// - Parameters:
  ///   - data: The binding to the collection.
  ///   - id: The key path to a value that no two elements share.
  ///   - editActions: The edits that the user can make.
  ///   - content: Makes the view of an element from the binding to it.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Data == Binding<C> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(bound: data, id: id, content: content, location: location)
    actions = BoundActions(editActions, on: data)
  }
}
