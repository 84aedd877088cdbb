/// Views that the user shows and hides by a tap on their label.
public struct DisclosureGroup<Label: View, Content: View> {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: Content

  /// Creates a group whose state belongs to the page.
  ///
  /// - Parameters:
  ///   - content: The views that are shown and hidden.
  ///   - label: The label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content()
  }

  /// Creates a group whose state belongs to the app.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the views are shown.
  ///   - content: The views that are shown and hidden.
  ///   - label: The label.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content()
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title whose state belongs to the page.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title that is known only at run time, whose state belongs to the page.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title whose state belongs to the app.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group with a title that is known only at run time, whose state belongs to the app.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension DisclosureGroup
where
  Label == DisclosureGroupStyleConfiguration.Label,
  Content == DisclosureGroupStyleConfiguration.Content
{
  /// Creates the group of a style's configuration, with the next outer style.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    DisclosureGroupBody(
      isExpanded: isExpanded,
      isOpen: isExpanded?.wrappedValue == true,
      label: label,
      content: content
    )
  }
}

/// The group with the style of its environment.
private struct DisclosureGroupBody<Label: View, Content: View> {
  let isExpanded: Binding<Bool>?
  let isOpen: Bool
  let label: Label
  let content: Content
}

extension DisclosureGroupBody: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    guard let style = environment[styles: (any DisclosureGroupStyle).self].last else {
      return DisclosureElement(
        isExpanded: isExpanded,
        isOpen: isOpen,
        label: label,
        content: content
      )
    }
    return StyledDisclosureGroup(
      isExpanded: isExpanded,
      style: style,
      label: AnyView(label),
      content: AnyView(content)
    )
  }
}

/// A label with an arrow, which opens the views below it.
struct DisclosureElement<Label: View, Content: View> {
  let isExpanded: Binding<Bool>?
  let isOpen: Bool
  let label: Label
  let content: Content
}

extension DisclosureElement: ElementView {
  static var takesAttributes: Bool { false }

  typealias Parts = TupleView<Box<Box<Label>>, ControlAccessory<Box<Content>>>

  func render(in context: NodeContext) -> Rendering<Parts> {
    var element = Element("details", attributes: [.init(class: .disclosure)])
    let content = TupleView(
      Box(
        "summary",
        attributes: Element.Attribute.ofSummary(
          isEnabled: context.environment.isEnabled
        ),
        content: Box("span", class: "control-label", content: label)
      ),
      ControlAccessory(Box(class: "rows", rows: .form, content: content))
    )
    guard let isExpanded else { return Rendering(element: element, content: content) }
    element.events = .change
    element["aria-disabled"] = context.environment.isEnabled ? nil : "true"
    element["open"] = isOpen ? "" : nil
    return Rendering(
      element: element,
      content: content,
      behavior: ElementBehavior(
        handle: { event in
          if case .change(let isOpen) = event { isExpanded.wrappedValue = isOpen }
        },
        liveAttributes: [.init(name: "open") { isExpanded.wrappedValue ? "" : nil }]
      )
    )
  }
}

extension Element.Attribute {
  /// The attributes of the element that opens the group, which a disabled one cannot focus.
  static func ofSummary(class name: String? = nil, isEnabled: Bool) -> [Self] {
    guard !isEnabled else { return name.map { [.init("class", $0)] } ?? [] }
    let names = [name, ClassName.untouchable.rawValue].compactMap(\.self)
    return [
      .init("class", names.joined(separator: " ")), .init("aria-disabled", "true"),
      .init("tabindex", "-1"),
    ]
  }
}
