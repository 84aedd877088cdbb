/// A group of rows, of items in a menu, or of cells in a grid, with an optional header and footer.
///
/// In a grid the header and the footer span the whole width. In a stack all parts are shown as they
/// are. Lazy stacks and grids can pin headers and footers: see ``PinnedScrollableViews``.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  /// Whether the rows are shown, if the user can hide them.
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

  /// Groups rows below a header, which shows and hides them.
  ///
  /// SwiftUI supports this in lists of some styles; here all styles do.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the rows are shown.
  ///   - content: The rows.
  ///   - header: The header.
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

  /// Groups rows below a title, which shows and hides them.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Groups rows below a title, which shows and hides them.
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
    guard let lines = SectionLines(in: context) else {
      return TupleView(header, content, footer)
    }
    let parts = TupleView(
      SectionTitle(box: lines.header, content: header),
      SectionCells(element: lines.cells, content: content),
      SectionTitle(box: lines.footer, content: footer)
    )
    guard let whole = lines.whole else { return parts }
    return SectionCells(element: whole, content: parts)
  }
}

extension NodeContext {
  /// Whether a section here is a group, and not just its parts in sequence.
  @MainActor
  fileprivate var groupsRows: Bool {
    guard !environment.isInMenu else { return true }
    return switch row {
    // A gesture may put an element around a section of a list.
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
          style: row == nil ? nil : context.environment.sectionSeparatorStyle,
          content: TraitsOfGroup(traits: context.traits?.ofRowsInside, content: content)
        ),
        Footer.self == EmptyView.self ? nil : Box(class: "section-footer", content: footer)
      )
    )
  }
}

/// The rows of a section, which may be hidden.
///
/// It is a separate view because most sections cannot hide their rows.
struct SectionRows<Content: View> {
  let isExpanded: Binding<Bool>?
  /// The kind of the rows, or `nil` in a menu, which has none.
  let row: RowKind?
  /// The CSS declarations of the separators.
  let style: String?
  let content: TraitsOfGroup<Content>

  fileprivate var box: Box<TraitsOfGroup<Content>> {
    guard let row else { return Box(class: "menu-group", content: content) }
    return Box(row.groupTag, class: "rows", style: style, rows: row, content: content)
  }
}

extension SectionRows: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    isExpanded == nil ? box : ExpandedContent(isExpanded: isExpanded, content: box)
  }
}

extension Section: SubviewSource where Parent: View, Content: View, Footer: View {
  func addSubviews(to list: inout SubviewList) {
    guard let isExpanded else {
      return list.addSection(header: header, content: content, footer: footer)
    }
    list.addSection(
      header: SectionHeader(isExpanded: isExpanded, label: header),
      content: isExpanded.wrappedValue ? content : nil,
      footer: footer
    )
  }
}

/// The content of a section while it is expanded.
private struct ExpandedContent<Content: View>: View {
  let isExpanded: Binding<Bool>?
  let content: Content

  var body: some View {
    if isExpanded?.wrappedValue != false { content }
  }
}

/// The header of a section, which is a button if it shows and hides the rows.
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

extension SectionButton: ElementView {
  func render(in context: NodeContext) -> Rendering<Label> {
    var element = Element(
      "button",
      attributes: [
        .init("class", "section-button"), .init("type", "button"),
        .init("aria-expanded", isExpanded ? "true" : "false"),
      ],
      events: .click
    )
    element["disabled"] = context.environment.isEnabled ? nil : ""
    return Rendering(
      element: element,
      content: label,
      behavior: ElementBehavior { [toggle] _ in toggle() }
    )
  }
}

/// How strongly a view stands out.
public enum Prominence: Hashable, Sendable {
  /// The default prominence of the place.
  case standard
  /// A stronger prominence than the default.
  case increased

  fileprivate var headerClass: String {
    self == .increased ? "section-header increased" : "section-header"
  }
}

nonisolated extension View {
  /// Sets the prominence of the headers of the sections inside.
  ///
  /// - Parameter prominence: The prominence.
  /// - Returns: The view with its headers.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

extension EnvironmentValues {
  private enum HeaderProminenceKey: EnvironmentKey {
    static let defaultValue = Prominence.standard
  }

  /// The prominence of the headers of sections.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Lets the user hide and show the rows of the section, or not.
  ///
  /// ```swift
  /// Section("Archive") { ArchivedMails() }
  ///   .collapsible(true)
  /// ```
  ///
  /// Where we differ: no section can be hidden by itself, so `true` adds what SwiftUI does in a sidebar anyway. With `false`
  /// a section with `isExpanded:` shows all its rows.
  ///
  /// - Parameter collapsible: Whether the user can hide the rows.
  /// - Returns: The section.
  public func collapsible(_ collapsible: Bool) -> some View {
    CollapsibleSection(section: self, isCollapsible: collapsible)
  }
}

/// A section that knows whether its rows are shown.
private struct CollapsibleSection<Parent: View, Content: View, Footer: View> {
  let section: Section<Parent, Content, Footer>
  let isCollapsible: Bool
  @State var isExpanded = true
}

extension CollapsibleSection: View {
  var body: some View {
    isCollapsible ? section.expanding(by: $isExpanded) : section.expanding(by: nil)
  }
}

extension Section {
  /// The section, whose rows are shown while a binding is true, unless the app has one of its own.
  ///
  /// - Parameter binding: Whether the rows are shown, or `nil` if they always are.
  /// - Returns: The section.
  fileprivate func expanding(by binding: Binding<Bool>?) -> Self {
    var copy = self
    copy.isExpanded = binding == nil ? nil : isExpanded ?? binding
    return copy
  }
}
