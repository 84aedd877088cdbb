internal import ConcurrencyExtras
public import Foundation

/// A control that edits a text or a value.
///
/// ```swift
/// TextField("Title", text: $title)
/// TextField("Notes", text: $notes, axis: .vertical)
/// TextField("Price", value: $price, format: .currency(code: "EUR"))
/// ```
///
/// The field writes each edit of a text to the binding. If the app changes the text, the field
/// shows the change, but it never overwrites keys that the app has not received yet. A field of a
/// value parses its text when the user presses return or leaves the field. If the text is invalid,
/// the field shows the old value again.
public struct TextField<Label: View> {
  private let label: Label
  private let prompt: Text?
  private let source: TextFieldSource
  private let shown: String
  private var axis = Axis.horizontal
  private var selection: Binding<TextSelection?>?
  private var selected: TextSelection?
  /// Whether the field hides its text, because a style of the app got it for a ``SecureField``.
  private var isSecure = false
  private var onCommit: (() -> Void)?
  private var onEditingChanged: ((Bool) -> Void)?

  private init(
    _ label: Label,
    _ source: TextFieldSource,
    prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.label = label
    self.source = source
    self.prompt = prompt
    self.axis = axis
    // Read in the body that creates the field, so that the body runs again when the text changes.
    if case .text(let text) = source { shown = text.wrappedValue } else { shown = "" }
  }

  /// Creates a text field with a custom label.
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
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let text = text.written(at: location)
    self.init(label(), .text(text), prompt: prompt)
  }

  /// Creates a text field that grows along an axis, with a custom label.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: The placeholder of the empty field.
  ///   - axis: The axis along which the field grows. `.vertical` makes it several lines.
  ///   - label: A description of the text.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let text = text.written(at: location)
    self.init(label(), .text(text), prompt: prompt, axis: axis)
  }

  /// Creates a text field of a value in a format, with a custom label.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: The format that writes and reads the value.
  ///   - prompt: The placeholder of the empty field.
  ///   - label: A description of the value.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where F.FormatOutput == String {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let value = value.written(at: location)
    self.init(label(), .value(EditedValue(value, format: format)), prompt: prompt)
  }

  /// Creates a text field of an optional value in a format, with a custom label.
  ///
  /// - Parameters:
  ///   - value: The value, or `nil` while the field is empty.
  ///   - format: The format that writes and reads the value.
  ///   - prompt: The placeholder of the empty field.
  ///   - label: A description of the value.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where F.FormatOutput == String {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let value = value.written(at: location)
    self.init(label(), .value(EditedValue(value, format: format)), prompt: prompt)
  }

  /// Creates a text field of a value with a formatter and a custom label.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - formatter: The `NumberFormatter` or `DateFormatter` that writes and reads the value.
  ///   - prompt: The placeholder of the empty field.
  ///   - label: A description of the value.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init<V>(
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let value = value.written(at: location)
    self.init(label(), .value(EditedValue(value, formatter: formatter)), prompt: prompt)
  }
}

/// The value that a text field edits.
private enum TextFieldSource {
  case text(Binding<String>)
  case value(EditedValue)
}

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
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let text = text.written(at: location)
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
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let text = text.written(at: location)
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
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let text = text.written(at: location)
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
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let text = text.written(at: location)
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
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let value = value.written(at: location)
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
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let value = value.written(at: location)
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
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let value = value.written(at: location)
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
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let value = value.written(at: location)
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
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let value = value.written(at: location)
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
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let value = value.written(at: location)
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

extension TextField: View {
  public typealias Body = Never
}

extension TextField: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    if let style = environment.ownTextFieldStyle { return styled(by: style) }
    let kind: TextInput.Kind = isSecure ? .password : axis == .vertical ? .lines : .text
    let title = label.fieldTitle
    switch source {
    case .text(let text):
      let input = TextInput(
        kind: kind,
        title: title,
        prompt: prompt,
        text: text,
        onCommit: onCommit,
        selection: selection
      )
      guard let onEditingChanged else { return labeled(input) }
      return labeled(
        EditedView(content: input, shown: shown, onEditingChanged: onEditingChanged)
      )
    case .value(let value):
      return labeled(
        ValueInput(
          value: value,
          title: title,
          prompt: prompt,
          kind: kind,
          onCommit: onCommit,
          onEditingChanged: onEditingChanged
        )
      )
    }
  }

  @MainActor
  private func labeled(_ field: some View) -> any View {
    label.labeling(field)
  }

  /// The view that a style of the app makes of the field.
  @MainActor
  private func styled(by style: some TextFieldStyle) -> any View {
    let label = _TextFieldStyleLabel(title: label.fieldTitle, content: AnyView(label))
    var field = TextField<_TextFieldStyleLabel>(label, source, prompt: prompt, axis: axis)
    field.onCommit = onCommit
    field.onEditingChanged = onEditingChanged
    field.isSecure = isSecure
    field.selection = selection
    field.selected = selected
    return StyledView(style, of: (any TextFieldStyle).self) { [field] style in
      style._body(configuration: field)
    }
  }

  /// Creates the field that a style of the app gets for a secure field.
  init(securing text: Binding<String>, prompt: Text?, label: Label, onCommit: (() -> Void)?) {
    self.init(label, .text(text), prompt: prompt)
    self.onCommit = onCommit
    isSecure = true
  }
}

extension View {
  /// The text that a field with this label shows itself, if the label is one.
  fileprivate var fieldTitle: Text? {
    self as? Text ?? (self as? _TextFieldStyleLabel)?.title
  }

  /// Returns a field with this view before it as its label.
  ///
  /// A field shows a `Text` itself.
  func labeling(_ field: some View) -> any View {
    if fieldTitle != nil { return field }
    return Box("label", class: "labeled-field", content: TupleView(self, field))
  }
}

extension TextField {
  /// Creates a text field whose selection the app follows.
  ///
  /// ```swift
  /// TextField(text: $text, selection: $selection) { Text("Message") }
  /// ```
  ///
  /// The page reports the selection while the field has the focus, once for each frame that it draws at most. A field for
  /// numbers or mail addresses has no selection in a browser.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: The selected part, or `nil` before the user has selected any. Setting it selects that part.
  ///   - prompt: The placeholder of the empty field.
  ///   - axis: The axis along which the field grows with its text.
  ///   - label: The label.
  public init(
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .text(text), prompt: prompt, axis: axis ?? .horizontal)
    self.selection = selection
    // Read in the body that creates the field, so that the body runs again when the selection changes.
    selected = selection.wrappedValue
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a title, whose selection the app follows.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a text field with a title, whose selection the app follows.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}
