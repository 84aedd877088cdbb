/// A text of any length that a person can edit.
///
/// ```swift
/// TextEditor(text: $notes)
///   .frame(height: 200)
/// ```
public struct TextEditor {
  private let text: Binding<String>
  /// Read in the body that makes the editor, so that it runs again when the text changes.
  private let shown: String

  /// Creates an editor.
  ///
  /// - Parameter text: The text. Each edit is written to it.
  public init(text: Binding<String>) {
    self.text = text
    shown = text.wrappedValue
  }
}

extension TextEditor: View {
  public typealias Body = Never
}

extension TextEditor: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    TextInput(kind: .editor, title: nil, prompt: nil, text: text)
  }
}
