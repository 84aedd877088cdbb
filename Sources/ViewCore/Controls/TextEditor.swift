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
  private var selection: Binding<TextSelection?>?
  private var selected: TextSelection?

  /// Creates an editor.
  ///
  /// - Parameters:
  ///   - text: The text. The editor writes each edit to it.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    text: Binding<String>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.text = text.written(fileID, filePath, line, column)
    shown = text.wrappedValue
  }
}

extension TextEditor {
  /// Creates an editor whose selection the app follows.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: The selected part, or `nil` before the user has selected any. Setting it selects that part.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text)
    self.selection = selection
    // Read in the body that creates the editor, so that the body runs again when the selection changes.
    selected = selection.wrappedValue
  }
}

extension TextEditor: View {
  public typealias Body = Never
}

extension TextEditor: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    TextInput(kind: .editor, title: nil, prompt: nil, text: text, selection: selection)
  }
}
