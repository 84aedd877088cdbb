/// A group of views with an optional header and footer: of rows in a list or a form, of items in a menu, of
/// cells in a grid.
///
/// In a grid the header and the footer take the whole width. In a stack all of it is there as it is.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  /// Whether the rows are shown, where a person decides it.
  private var isExpanded: Binding<Bool>?
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

  /// Groups rows below a header and above a footer.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Groups rows above a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Groups rows above a footer.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
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

  /// Groups rows below a header, by which a person shows and hides them.
  ///
  /// SwiftUI does so in lists of some styles; here it is in all of them.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the rows are shown.
  ///   - content: The rows.
  ///   - header: What they are.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
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

  /// Groups rows below a title, by which a person shows and hides them.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Groups rows below a title, by which a person shows and hides them.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  func make(in context: NodeContext) -> ViewNode {
    let view = view(in: context)
    return SwitchNode(
      key: ObjectIdentifier(type(of: view)),
      child: view.makeNode(in: context)
    )
  }

  func patch(_ node: ViewNode, in context: NodeContext) {
    let view = view(in: context)
    node.cast(to: SwitchNode<ObjectIdentifier>.self)
      .show(view, key: ObjectIdentifier(type(of: view)), in: context)
  }

  @MainActor
  private func view(in context: NodeContext) -> any View {
    if context.groupsRows {
      return SectionElement(
        header: header,
        content: content,
        footer: footer,
        isExpanded: isExpanded
      )
    }
    let header = SectionHeader(isExpanded: isExpanded, label: header)
    let content = ExpandedContent(isExpanded: isExpanded, content: content)
    guard let lines = GridLines(of: context.container) else {
      return TupleView(header, content, footer)
    }
    return TupleView(
      SectionTitle(box: lines.title, content: header),
      SectionCells(element: lines.cells, content: content),
      SectionTitle(box: lines.title, content: footer)
    )
  }
}

extension NodeContext {
  /// Whether a section is a group of rows, of items or of options here, and not of any views.
  @MainActor
  fileprivate var groupsRows: Bool {
    guard !environment.isInMenu else { return true }
    return switch row {
    // What answers a gesture may stand around a section of a list.
    case .list, .form: wrapsRows || container.element["class"]?.hasPrefix("effect") == true
    case .choices: true
    case .tabs, nil: false
    }
  }
}

/// A section of rows in a list or a form, of items in a menu, or of options in a picker.
private struct SectionElement<Parent: View, Content: View, Footer: View> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?
}

extension SectionElement: View {
  typealias Body = Never
}

extension SectionElement: ElementView {
  static var rowClass: String { "row-section" }
  static var hasRows: Bool { true }

  typealias Header = Box<SectionHeader<Parent>>
  typealias Parts = TupleView<Header?, SectionRows<Content>, Box<Footer>?>

  func render(in context: NodeContext) -> Rendering<Parts> {
    let row = context.environment.isInMenu ? nil : context.row ?? .form
    return Rendering(
      element: Element("section", attributes: [.init("class", "section")]),
      content: TupleView(
        Parent.self == EmptyView.self
          ? nil
          : Box(
            "h2",
            class: context.environment.headerProminence.headerClass,
            content: SectionHeader(isExpanded: isExpanded, label: header)
          ),
        SectionRows(
          isExpanded: isExpanded,
          row: row,
          content: TraitsOfGroup(traits: context.traits?.ofRowsInside, content: content)
        ),
        Footer.self == EmptyView.self ? nil : Box(class: "section-footer", content: footer)
      )
    )
  }
}

/// The rows of a section, which may be hidden.
///
/// A view with a body only where that is decided, because most sections have rows and nothing else.
struct SectionRows<Content: View> {
  let isExpanded: Binding<Bool>?
  /// What the rows are, or `nil` in a menu, which has none.
  let row: RowKind?
  let content: TraitsOfGroup<Content>

  fileprivate var box: Box<TraitsOfGroup<Content>> {
    guard let row else { return Box(class: "menu-group", content: content) }
    return Box(row.groupTag, class: "rows", rows: row, content: content)
  }
}

extension SectionRows: View {
  typealias Body = Never
}

extension SectionRows: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    isExpanded == nil ? box : ExpandedContent(isExpanded: isExpanded, content: box)
  }
}

/// What is in a section, unless a person has hidden it.
private struct ExpandedContent<Content: View>: View {
  let isExpanded: Binding<Bool>?
  let content: Content

  var body: some View {
    if isExpanded?.wrappedValue != false { content }
  }
}

/// The header of a section, which is a button where it shows and hides the rows.
struct SectionHeader<Label: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label

  var body: some View {
    if let isExpanded {
      SectionButton(isExpanded: isExpanded.wrappedValue, label: label) {
        withAnimation { isExpanded.wrappedValue.toggle() }
      }
    } else {
      label
    }
  }
}

private struct SectionButton<Label: View> {
  let isExpanded: Bool
  let label: Label
  let toggle: () -> Void
}

extension SectionButton: View {
  typealias Body = Never
}

extension SectionButton: ElementView {
  func render(in context: NodeContext) -> Rendering<Label> {
    let element = Element(
      "button",
      attributes: [
        .init("class", "section-button"), .init("type", "button"),
        .init("aria-expanded", isExpanded ? "true" : "false"),
      ],
      events: .click
    )
    return Rendering(
      element: element,
      content: label,
      behavior: ElementBehavior { [toggle] _ in toggle() }
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

nonisolated extension View {
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
