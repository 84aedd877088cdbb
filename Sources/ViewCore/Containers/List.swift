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
}

extension List where Content == AnyView {
  /// Creates a list with an optional selection.
  // NB: The type of a list does not name the type of its rows. Otherwise the compiler would check the rows again for
  // each combination of overloads of the modifiers behind the list, once they have a mistake. The same holds for the
  // other views that usually are a whole screen.
  init(content: some View, selection: ListSelection?) {
    self.content = AnyView(content)
    self.selection = selection
  }
}

extension List where SelectionValue == Never, Content == AnyView {
  /// Puts each view of the content into a row.
  ///
  /// SwiftUI's list has the type of its content. Here it is erased, so that the compiler reports mistakes in the
  /// content quickly.
  public init(@ViewBuilder content: () -> some View) {
    self.init(content: content(), selection: nil)
  }
}

extension List: View {
  public typealias Body = Never
}

extension List: ElementView {
  func render(
    in context: NodeContext
  ) -> Rendering<
    TupleView<EditingMark, ColumnSelectionView?, ScrollAreaContent<Refreshable<Content>>>
  > {
    let column = context.environment.splitColumn
    let names = [ClassName.list.rawValue, context.environment.listStyleName]
    // The role is explicit, because some browsers drop it from lists without bullets.
    let attributes: [Element.Attribute] = [
      .init("class", names.compactMap(\.self).joined(separator: " ")), .init("role", "list"),
    ]
    return Rendering(
      element: Element("ul", attributes: attributes)
        .scrolled(in: context.environment)
        .edited(in: context.environment)
        .scrollArea(in: context.environment),
      content: TupleView(
        EditingMark(),
        ColumnSelectionView(of: selection, in: column),
        ScrollAreaContent(content: Refreshable(tag: "li", content: content))
      ),
      rows: .list(selection),
      behavior: .scrollArea(in: context.environment),
      isLazy: true
    )
  }
}
