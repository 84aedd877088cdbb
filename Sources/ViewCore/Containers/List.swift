/// A vertical list of rows, for a collection or for individual views.
///
/// ```swift
/// List(todos) { todo in
///   Text(todo.title)
/// }
/// ```
public struct List<SelectionValue: Hashable, Content: View> {
  private let content: Content
  private let selection: ListSelection?

  /// Creates a list with an optional selection.
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
}

extension List: View {
  public typealias Body = Never
}

extension List: ElementView {
  func render(in context: NodeContext) -> Rendering<TupleView<EditingMark, Refreshable<Content>>> {
    let names = [ClassName.list.rawValue, context.environment.listStyleName]
    // The role is explicit, because some browsers drop it from lists without bullets.
    let attributes: [Element.Attribute] = [
      .init("class", names.compactMap(\.self).joined(separator: " ")), .init("role", "list"),
    ]
    return Rendering(
      element: Element("ul", attributes: attributes)
        .scrolled(in: context.environment)
        .edited(in: context.environment),
      content: TupleView(EditingMark(), Refreshable(tag: "li", content: content)),
      rows: .list(selection),
      isLazy: true
    )
  }
}
