/// A line of text that a person can edit.
///
/// ```swift
/// TextField("Title", text: $title)
/// ```
///
/// Each edit is written to the binding. The person's typing comes first: what the app makes of it is
/// shown where it differs from what was typed, and never over keys that the app has not seen yet.
public struct TextField<Label: View> {
  private let title: Text
  private let prompt: Text?
  private let text: Binding<String>
}

extension TextField where Label == Text {
  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - titleKey: What the text is for. Shown while the field is empty, unless there is a prompt.
  ///   - text: The text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(titleKey, text: text, prompt: nil)
  }

  /// Creates a text field with a prompt.
  ///
  /// - Parameters:
  ///   - titleKey: What the text is for.
  ///   - text: The text.
  ///   - prompt: What to show while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    let title = Text(titleKey)
    self.init(title: title, prompt: prompt, text: text)
  }

  /// Creates a text field with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: What the text is for. Shown while the field is empty.
  ///   - text: The text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  /// Creates a text field with a prompt and a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: What the text is for.
  ///   - text: The text.
  ///   - prompt: What to show while the field is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    let title = Text(title)
    self.init(title: title, prompt: prompt, text: text)
  }
}

extension TextField: View {
  public typealias Body = Never
}

extension TextField: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    let environment = context.environment
    let name = title.string(in: environment.locale)
    let submit = environment.submitAction
    var element = Element(
      "input",
      attributes: [
        .init("class", "textfield"),
        .init("type", "text"),
        .init("aria-label", name),
        .init("placeholder", prompt?.string(in: environment.locale) ?? name),
        .init("value", text.wrappedValue),
      ],
      events: submit == nil ? .input : [.input, .submit]
    )
    element["disabled"] = environment.isEnabled ? nil : ""
    return Rendering(
      element,
      behavior: ElementBehavior(
        handle: { [text] event in
          switch event {
          case .input(let value): text.wrappedValue = value
          case .submit: submit?.run()
          case .click, .change: break
          }
        },
        liveAttribute: .init(name: "value") { [text] in text.wrappedValue }
      )
    )
  }
}
