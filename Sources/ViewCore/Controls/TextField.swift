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
  var selection: Binding<TextSelection?>?
  var selected: TextSelection?
  /// Whether the field hides its text, because a style of the app got it for a ``SecureField``.
  private var isSecure = false
  var onCommit: (() -> Void)?
  var onEditingChanged: ((Bool) -> Void)?

  init(
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
    let text = text.written(fileID, filePath, line, column)
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
    let text = text.written(fileID, filePath, line, column)
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
    let value = value.written(fileID, filePath, line, column)
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
    let value = value.written(fileID, filePath, line, column)
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
    let value = value.written(fileID, filePath, line, column)
    self.init(label(), .value(EditedValue(value, formatter: formatter)), prompt: prompt)
  }
}

/// The value that a text field edits.
enum TextFieldSource {
  case text(Binding<String>)
  case value(EditedValue)
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
