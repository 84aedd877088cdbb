/// Controls in groups of rows, for settings and data entry.
///
/// ```swift
/// Form {
///   Section("Profile") {
///     TextField("Name", text: $name)
///     Toggle("Public", isOn: $isPublic)
///   }
/// }
/// ```
public struct Form<Content: View> {
  private let content: Content

  /// Puts each view of the content into a row.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View {
  public typealias Body = Never
}

extension Form: ElementView {
  func render(in context: NodeContext) -> Rendering<TupleView<EditingMark, Refreshable<Content>>> {
    Rendering(
      element: Element("form", attributes: [.init(class: .form)])
        .scrolled(in: context.environment)
        .edited(in: context.environment),
      content: TupleView(EditingMark(), Refreshable(tag: "div", content: content)),
      rows: .form,
      isLazy: true
    )
  }
}
