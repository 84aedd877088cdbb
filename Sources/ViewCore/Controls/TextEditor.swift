/// An editor for text of any length.
///
/// ```swift
/// TextEditor(text: $notes)
///   .frame(height: 200)
/// ```
public struct TextEditor {
  private let text: Binding<String>
  /// Read in the body that creates the editor, so that the body runs again when the text changes.
  private let shown: String

  /// Creates an editor.
  ///
  /// - Parameter text: The text. The editor writes each edit to it.
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
