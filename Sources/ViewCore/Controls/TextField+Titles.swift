public import Foundation

extension TextField where Label == Text {
  /// Creates a text field.
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
    self.init(Text(titleKey), .text(text), prompt: prompt)
  }

  /// Creates a text field with a title that is known only at run time.
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
    self.init(Text(title), .text(text), prompt: prompt)
  }

  /// Creates a text field that grows along an axis.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the text. The empty field shows it, unless there is a prompt.
  ///   - text: The text.
  ///   - prompt: The placeholder of the empty field.
  ///   - axis: The axis along which the field grows. `.vertical` makes it several lines.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let text = text.written(fileID, filePath, line, column)
    self.init(Text(titleKey), .text(text), prompt: prompt, axis: axis)
  }

  /// Creates a text field that grows along an axis, with a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let text = text.written(fileID, filePath, line, column)
    self.init(Text(title), .text(text), prompt: prompt, axis: axis)
  }

  /// Creates a text field of a value in a format.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the value. The empty field shows it, unless there is a prompt.
  ///   - value: The value.
  ///   - format: The format that writes and reads the value.
  ///   - prompt: The placeholder of the empty field.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where F.FormatOutput == String {
    let value = value.written(fileID, filePath, line, column)
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field of a value in a format, with a title that is known only at run time.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where F.FormatOutput == String {
    let value = value.written(fileID, filePath, line, column)
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a text field of an optional value in a format.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the value. The empty field shows it, unless there is a prompt.
  ///   - value: The value, or `nil` while the field is empty.
  ///   - format: The format that writes and reads the value.
  ///   - prompt: The placeholder of the empty field.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where F.FormatOutput == String {
    let value = value.written(fileID, filePath, line, column)
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field of an optional value in a format, with a title that is known only at run
  /// time.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where F.FormatOutput == String {
    let value = value.written(fileID, filePath, line, column)
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a text field of a value with a formatter.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the value. The empty field shows it, unless there is a prompt.
  ///   - value: The value.
  ///   - formatter: The `NumberFormatter` or `DateFormatter` that writes and reads the value.
  ///   - prompt: The placeholder of the empty field.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let value = value.written(fileID, filePath, line, column)
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field of a value with a formatter, with a title that is known only at run time.
  @_disfavoredOverload
  public init<V>(
    _ title: some StringProtocol,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let value = value.written(fileID, filePath, line, column)
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// Creates a text field with actions for the start and the end of editing.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the text. The empty field shows it.
  ///   - text: The text.
  ///   - onEditingChanged: Called when the user starts (`true`) and stops (`false`) editing.
  ///   - onCommit: The action to run when the user presses return.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(titleKey), .text(text))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Creates a text field with an action for the return key.
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
    self.init(Text(titleKey), .text(text))
    self.onCommit = onCommit
  }

  /// Creates a text field with actions for editing, with a title that is known only at run time.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), .text(text))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}
