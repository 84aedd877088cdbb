/// A group of rows in a list or a form, with an optional header and footer.
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

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {}

extension Section: ElementView where Parent: View, Content: View, Footer: View {
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
    if let isExpanded { return HideableRows(isExpanded: isExpanded, rows: box) }
    return box
  }
}

private struct HideableRows<Content: View>: View {
  let isExpanded: Binding<Bool>
  let rows: Box<Content>

  var body: some View {
    if isExpanded.wrappedValue { rows }
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
