/// A line of text that a person can edit and nobody can read, for passwords.
///
/// ```swift
/// SecureField("Password", text: $password)
/// ```
public struct SecureField<Label: View> {
  private let input: TextInput
}

extension SecureField where Label == Text {
  /// Creates a secure field.
  ///
  /// - Parameters:
  ///   - titleKey: What the text is for. Shown while the field is empty, unless there is a prompt.
  ///   - text: The text.
  ///   - prompt: What to show while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    input = TextInput(type: "password", title: Text(titleKey), prompt: prompt, text: text)
  }

  /// Creates a secure field with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: What the text is for. Shown while the field is empty, unless there is a prompt.
  ///   - text: The text.
  ///   - prompt: What to show while the field is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    input = TextInput(type: "password", title: Text(title), prompt: prompt, text: text)
  }
}

extension SecureField: View {
  public typealias Body = Never
}

extension SecureField: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    input.render(in: context.environment)
  }
}
