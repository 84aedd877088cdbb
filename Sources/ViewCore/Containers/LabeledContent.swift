public import Foundation

/// A value with what it is called: beside each other, the name first.
///
/// ```swift
/// LabeledContent("Version", value: "1.2")
/// LabeledContent("Price", value: price, format: .currency(code: "EUR"))
/// LabeledContent("Owner") { OwnerView(owner) }
/// ```
public struct LabeledContent<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// Gives a name of views to a value.
  ///
  /// - Parameters:
  ///   - content: The value.
  ///   - label: What it is called.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text {
  /// Gives a name to a value.
  ///
  /// - Parameters:
  ///   - titleKey: What it is called.
  ///   - content: The value.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Gives a name to a value that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - content: The value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Gives a name to a value in words.
  ///
  /// - Parameters:
  ///   - titleKey: What it is called.
  ///   - value: The value.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Gives a name that is known only at run time to a value in words.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - value: The value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Gives a name to a value in a format.
  ///
  /// - Parameters:
  ///   - titleKey: What it is called.
  ///   - value: The value.
  ///   - format: How it is written.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// Gives a name that is known only at run time to a value in a format.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - value: The value.
  ///   - format: How it is written.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent: View {
  public typealias Body = Never
}

extension LabeledContent: ElementView {
  typealias Parts = TupleView<Box<Label>, Box<EnvironmentView<Content, Text?>>>

  func render(in context: NodeContext) -> Rendering<Parts> {
    Rendering(
      element: Element("dl", attributes: [.init("class", "labeled")]),
      content: TupleView(
        Box(
          "dt",
          class: context.environment.labelsAreHidden ? "unseen" : "control-label",
          content: label
        ),
        Box("dd", class: "labeled-value", content: namedContent)
      )
    )
  }
}

extension LabeledContent {
  private var namedContent: EnvironmentView<Content, Text?> {
    EnvironmentView(content: content, value: label as? Text) { name, environment in
      environment.contentName = name
    }
  }
}

extension EnvironmentValues {
  private enum ContentNameKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
  }

  /// What a control without a title is called, for those who do not see the page.
  var contentName: Text? {
    get { self[ContentNameKey.self] }
    set { self[ContentNameKey.self] = newValue }
  }
}

extension View {
  /// What a control with this label is called by what is around it, where the label says nothing.
  func nameOfControl(in environment: EnvironmentValues) -> String? {
    guard let name = environment.contentName else { return nil }
    let saysNothing = self is EmptyView || (self as? Text)?.string(in: environment).isEmpty == true
    return saysNothing ? name.string(in: environment) : nil
  }
}
