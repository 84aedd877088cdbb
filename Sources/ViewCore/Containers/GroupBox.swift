/// Views that belong together, with a background and a title.
///
/// ```swift
/// GroupBox("Delivery") {
///   Text(order.address)
/// }
/// ```
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// Groups views under a title of views.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: The title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Groups views under a title of views.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - content: The views.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox where Label == EmptyView {
  /// Groups views without a title.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Groups views under a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - content: The views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Groups views under a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The views.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the group box of a style's configuration, with the next outer style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension GroupBox: View {
  public typealias Body = Never
}

extension GroupBox: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    let isTitled = Label.self != EmptyView.self
    guard let style = environment[styles: (any GroupBoxStyle).self].last else {
      return GroupBoxElement(label: isTitled ? label : nil, content: content)
    }
    return style.styled(
      GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)),
        content: .init(content: AnyView(content)),
        isTitled: isTitled
      )
    )
  }
}

extension GroupBoxStyle {
  fileprivate func styled(_ configuration: Configuration) -> any View {
    StyledView(self, of: (any GroupBoxStyle).self) { $0.makeBody(configuration: configuration) }
  }
}

/// A light background under a title.
struct GroupBoxElement<Label: View, Content: View> {
  let label: Label?
  let content: Content
}

extension GroupBoxElement: ElementView {
  typealias Parts = TupleView<Box<Label>?, Box<Content>>

  func render(in context: NodeContext) -> Rendering<Parts> {
    Rendering(
      element: Element("fieldset", attributes: [.init(class: .groupbox)]),
      content: TupleView(
        label.map { Box("legend", class: "groupbox-title", content: $0) },
        Box(class: .vstack, content: content)
      )
    )
  }
}
