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
}

extension Form where Content == AnyView {
  /// Puts each view of the content into a row.
  ///
  /// SwiftUI's form has the type of its content. Here it is erased, so that the compiler reports mistakes in the
  /// content quickly.
  public init(@ViewBuilder content: () -> some View) {
    self.content = AnyView(content())
  }
}

extension Form: View {
  public typealias Body = Never
}

extension Form: ElementView {
  func render(in context: NodeContext) -> Rendering<
    TupleView<EditingMark, ScrollAreaContent<Refreshable<Content>>>
  > {
    Rendering(
      element: Element("form", attributes: [.init(class: .form)])
        .scrolled(in: context.environment)
        .edited(in: context.environment)
        .scrollArea(in: context.environment),
      content: TupleView(
        EditingMark(),
        ScrollAreaContent(content: Refreshable(tag: "div", content: content))
      ),
      rows: .form,
      behavior: .scrollArea(in: context.environment),
      isLazy: true
    )
  }
}
