public import Foundation

/// A value with a label before it.
///
/// ```swift
/// LabeledContent("Version", value: "1.2")
/// LabeledContent("Price", value: price, format: .currency(code: "EUR"))
/// LabeledContent("Owner") { OwnerView(owner) }
/// ```
public struct LabeledContent<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// Creates a value with a label of views.
  ///
  /// - Parameters:
  ///   - content: The value.
  ///   - label: The label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text {
  /// Creates a value with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - content: The value.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a value with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a textual value with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The value.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a textual value with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates a formatted value with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The value.
  ///   - format: The format of the value.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// Creates a formatted value with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value.
  ///   - format: The format of the value.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the labeled content of a style's configuration, with the next outer style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension LabeledContent: View {
  public typealias Body = Never
}

extension LabeledContent: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    let namedContent = EnvironmentView(content: content, value: label as? Text) {
      $1.contentName = $0
    }
    guard let style = environment[styles: (any LabeledContentStyle).self].last else {
      return LabeledContentElement(label: label, content: namedContent)
    }
    return style.styled(
      LabeledContentStyleConfiguration(
        label: .init(content: AnyView(label)),
        content: .init(content: AnyView(namedContent))
      )
    )
  }
}

extension LabeledContentStyle {
  fileprivate func styled(_ configuration: Configuration) -> any View {
    StyledView(self, of: (any LabeledContentStyle).self) {
      $0.makeBody(configuration: configuration)
    }
  }
}

/// A label and its value at opposite ends of a line.
struct LabeledContentElement<Label: View, Content: View> {
  let label: Label
  let content: Content
}

extension LabeledContentElement: ElementView {
  typealias Parts = TupleView<Box<Label>, Box<Content>>

  func render(in context: NodeContext) -> Rendering<Parts> {
    Rendering(
      element: Element("dl", attributes: [.init(class: .labeled)]),
      content: TupleView(
        Box(
          "dt",
          class: context.environment.labelsAreHidden ? "unseen" : "control-label",
          content: label
        ),
        Box("dd", class: "labeled-value", content: content)
      )
    )
  }
}

extension EnvironmentValues {
  private enum ContentNameKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
  }

  /// The accessibility label that the surroundings give to a control without a title.
  var contentName: Text? {
    get { self[ContentNameKey.self] }
    set { self[ContentNameKey.self] = newValue }
  }
}

extension View {
  /// The accessibility label of a control whose own label is empty, from its surroundings.
  func nameOfControl(in environment: EnvironmentValues) -> String? {
    guard let name = environment.contentName else { return nil }
    let saysNothing = self is EmptyView || (self as? Text)?.string(in: environment).isEmpty == true
    return saysNothing ? name.string(in: environment) : nil
  }
}
