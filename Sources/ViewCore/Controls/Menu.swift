/// Buttons that a tap on their label opens.
///
/// ```swift
/// Menu("More") {
///   Button("Duplicate", action: duplicate)
///   Button("Delete", role: .destructive, action: delete)
/// }
/// ```
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// Creates a menu with a label of views.
  ///
  /// - Parameters:
  ///   - content: The buttons.
  ///   - label: What they are for.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title that is known only at run time.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == ViewCore.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { ViewCore.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a symbol and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { ViewCore.Label(title, systemImage: systemImage) }
  }
}

extension Menu: View {
  public typealias Body = Never
}

extension Menu: ElementView {
  typealias Parts = TupleView<Box<Label>, Box<Content>>

  func render(in context: NodeContext) -> Rendering<Parts> {
    Rendering(
      element: Element("details", attributes: [.init("class", "menu")]),
      content: TupleView(
        Box("summary", class: "menu-label", content: label),
        Box(class: "menu-items", content: content)
      )
    )
  }
}
