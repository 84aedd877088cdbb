internal import ConcurrencyExtras

/// A view for each element of a collection, identified by the elements' ids.
///
/// ```swift
/// List {
///   ForEach(todos) { todo in
///     Text(todo.title)
///   }
/// }
/// ```
///
/// A row keeps its state and its elements as long as its id is in the collection, even if it moves.
/// The content of each row runs in an observation scope of its own: a change in an observable
/// element runs only that row.
///
/// Lists, forms, lazy stacks and lazy grids make rows only near the visible part if there are more than 200 elements.
/// A row that is far away is removed, unless it has the focus or its `@State` was set.
/// Elsewhere many new rows reach the page in batches, from the top down, so that events are handled in between.
///
/// When the enclosing view runs again, a row with an unchanged element runs only if its content may
/// differ. Its closure then captures other values, or objects that are not observable. A row must
/// therefore not show something that changes unobserved, such as the time or a global variable.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The data of the rows.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  let id: (Data.Element) -> ID
  let location: SourceLocation
  /// The edit actions of a bound collection, if it has any.
  var actions: BoundActions?

  init(
    data: Data,
    content: @escaping (Data.Element) -> Content,
    id: @escaping (Data.Element) -> ID,
    location: SourceLocation
  ) {
    self.data = data
    self.content = content
    self.id = id
    self.location = location
    // The body of the view reads a bound collection here, so that it runs again when the collection changes.
    _ = data.startIndex
  }
}

extension ForEach where Content: View {
  /// Creates a view for each identifiable element.
  ///
  /// The elements of a binding to a collection are bindings:
  ///
  /// ```swift
  /// ForEach($attendees) { $attendee in
  ///   TextField("Name", text: $attendee.name)
  /// }
  /// ```
  ///
  /// SwiftUI has a separate initializer for bindings. A single one keeps the compiler's messages
  /// about mistakes in the content precise, because the compiler checks the content once.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - content: Makes the view of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Data.Element: Identifiable, Data.Element.ID == ID {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(data: data, content: content, id: { $0.id }, location: location)
  }

  /// Creates a view for each element, identified by the value of a key path.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The key path to a value that no two elements share.
  ///   - content: Makes the view of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(data: data, content: content, id: { $0[keyPath: id] }, location: location)
  }
}

extension ForEach where Content: View, Data: _NumberRange {
  /// Creates a view for each number of a constant range.
  ///
  /// - Parameters:
  ///   - data: The range. SwiftUI requires a constant range; here it may change.
  ///   - content: Makes the view of a number.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Int {
    self.init(data, id: \.self, content: content)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  func make(in context: NodeContext) -> ViewNode {
    if actions != nil { return editable.make(in: context) }
    return ForEachNode(self, in: context)
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    if actions != nil { return editable.patch(node, in: context) }
    node.cast(to: ForEachNode<Data, ID, Content>.self).patch(with: self, in: context)
  }
}

extension ForEach where Content: View {
  /// The same rows, with the collection's edit actions applied as modifiers.
  private var editable: EditableContent<Self> {
    var rows = self
    rows.actions = nil
    return EditableContent(
      content: rows,
      delete: actions?.delete,
      move: actions?.move,
      name: "editActions:",
      location: location
    )
  }
}
