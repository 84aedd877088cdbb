/// A text field that hides what the user types, for passwords.
///
/// ```swift
/// SecureField("Password", text: $password)
/// ```
public struct SecureField<Label: View> {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>
  /// Read in the body that creates the field, so that the body runs again when the text changes.
  private let shown: String
  private var onCommit: (() -> Void)?

  /// Creates a secure field with a custom label.
  ///
  /// The empty field shows a label that is a `Text`, unless there is a prompt. Other labels stand
  /// before the field.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: The placeholder of the empty field.
  ///   - label: A description of the text.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let text = text.written(fileID, filePath, line, column)
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
  ///   - titleKey: A description of the text. The empty field shows it, unless there is a prompt.
  ///   - text: The text.
  ///   - prompt: The placeholder of the empty field.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let text = text.written(fileID, filePath, line, column)
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a secure field with a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    prompt: Text? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let text = text.written(fileID, filePath, line, column)
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a secure field with an action for the return key.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the text. The empty field shows it.
  ///   - text: The text.
  ///   - onCommit: The action to run when the user presses return.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    self.onCommit = onCommit
  }

  /// Creates a secure field with an action for the return key and a title that is known only at run
  /// time.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
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
    if environment.ownTextFieldStyle != nil {
      return TextField(securing: text, prompt: prompt, label: label, onCommit: onCommit)
    }
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
