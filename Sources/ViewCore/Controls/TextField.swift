/// A line of text that a person can edit.
///
/// ```swift
/// TextField("Title", text: $title)
/// ```
///
/// Each edit is written to the binding. The person's typing comes first: what the app makes of it is
/// shown where it differs from what was typed, and never over keys that the app has not seen yet.
public struct TextField<Label: View> {
  private let input: TextInput
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
    input = TextInput(type: "text", title: Text(titleKey), prompt: prompt, text: text)
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
    input = TextInput(type: "text", title: Text(title), prompt: prompt, text: text)
  }
}

extension TextField: View {
  public typealias Body = Never
}

extension TextField: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    input.render(in: context.environment)
  }
}
