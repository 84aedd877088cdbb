/// A line of text that a person can edit and nobody can read, for passwords.
///
/// ```swift
/// SecureField("Password", text: $password)
/// ```
public struct SecureField<Label: View> {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>
  /// Read in the body that makes the field, so that it runs again when the text changes.
  private let shown: String
  private var onCommit: (() -> Void)?

  /// Creates a secure field with a label of views.
  ///
  /// A label that is a text alone is shown while the field is empty, unless there is a prompt; others
  /// stand before it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: What to show while the field is empty.
  ///   - label: What the text is for.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.prompt = prompt
    self.text = text
    shown = text.wrappedValue
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field.
  ///
  /// - Parameters:
  ///   - titleKey: What the text is for. Shown while the field is empty, unless there is a prompt.
  ///   - text: The text.
  ///   - prompt: What to show while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a secure field with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: What the text is for. Shown while the field is empty, unless there is a prompt.
  ///   - text: The text.
  ///   - prompt: What to show while the field is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a secure field that tells when a person presses return.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - titleKey: What the text is for. Shown while the field is empty.
  ///   - text: The text.
  ///   - onCommit: Run when a person presses return.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    self.onCommit = onCommit
  }

  /// Creates a secure field that tells of the return key, with a title that is known only at run time.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - title: What the text is for. Shown while the field is empty.
  ///   - text: The text.
  ///   - onCommit: Run when a person presses return.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    self.onCommit = onCommit
  }
}

extension SecureField: View {
  public typealias Body = Never
}

extension SecureField: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    let title = label as? Text
    let input = TextInput(
      kind: .password,
      title: title,
      prompt: prompt,
      text: text,
      onCommit: onCommit
    )
    return label.labeling(input)
  }
}
