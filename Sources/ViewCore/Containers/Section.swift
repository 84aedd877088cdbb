/// A group of rows in a list or a form, with an optional header and footer.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Groups rows below a header and above a footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Groups rows above a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Groups rows below a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Groups rows below a header.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Groups rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Groups rows below a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Groups rows below a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {}

extension Section: ElementView where Parent: View, Content: View, Footer: View {
  static var rowClass: String { "row-section" }

  typealias Parts = TupleView<Box<Parent>?, Box<Content>, Box<Footer>?>

  func render(in context: NodeContext) -> Rendering<Parts> {
    let row = context.row ?? .form
    return Rendering(
      element: Element("section", attributes: [.init("class", "section")]),
      content: TupleView(
        Parent.self == EmptyView.self
          ? nil
          : Box("h2", class: context.environment.headerProminence.headerClass, content: header),
        Box(
          row.groupTag,
          class: "rows",
          rows: row,
          content: content
        ),
        Footer.self == EmptyView.self ? nil : Box(class: "section-footer", content: footer)
      )
    )
  }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As the place would have it.
  case standard
  /// More than others of its kind.
  case increased

  fileprivate var headerClass: String {
    self == .increased ? "section-header increased" : "section-header"
  }
}

extension View {
  /// Sets how much the headers of the sections inside stand out.
  ///
  /// - Parameter prominence: How much.
  /// - Returns: The view with its headers.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

extension EnvironmentValues {
  private enum HeaderProminenceKey: EnvironmentKey {
    static let defaultValue = Prominence.standard
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}
