/// Rows below each other, of a collection or one by one.
///
/// ```swift
/// List(todos) { todo in
///   Text(todo.title)
/// }
/// ```
public struct List<SelectionValue: Hashable, Content: View> {
  private let content: Content
  private let selection: ListSelection?

  /// Makes a list of rows, of which a person may pick some.
  init(content: Content, selection: ListSelection?) {
    self.content = content
    self.selection = selection
  }
}

extension List where SelectionValue == Never {
  /// Puts each view of the content into a row.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }

  /// Makes a row of each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    let rows = ForEach(
      data,
      content: rowContent,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    self.init(content: rows, selection: nil)
  }

  /// Makes a row of each element, told apart by the value of a key path.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The key path to a value that no two elements share.
  ///   - rowContent: Makes the row of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Content == ForEach<Data, ID, RowContent> {
    let rows = ForEach(
      data,
      id: id,
      content: rowContent,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    self.init(content: rows, selection: nil)
  }
}

extension List: View {
  public typealias Body = Never
}

extension List: ElementView {
  func render(in context: NodeContext) -> Rendering<TupleView<EditingMark, Refreshable<Content>>> {
    // The role is said again, because some browsers drop it from lists without bullets.
    Rendering(
      element: Element(
        "ul",
        attributes: [
          .init("class", context.environment.listStyleName.map { "list \($0)" } ?? "list"),
          .init("role", "list"),
        ]
      )
      .edited(in: context.environment),
      content: TupleView(EditingMark(), Refreshable(tag: "li", content: content)),
      rows: .list(selection),
      isLazy: true
    )
  }
}
