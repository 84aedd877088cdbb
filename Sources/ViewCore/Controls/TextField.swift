public import Foundation

/// A text that a person can edit.
///
/// ```swift
/// TextField("Title", text: $title)
/// TextField("Notes", text: $notes, axis: .vertical)
/// TextField("Price", value: $price, format: .currency(code: "EUR"))
/// ```
///
/// Each edit of a text is written to the binding. The person's typing comes first: what the app makes of
/// it is shown where it differs from what was typed, and never over keys that the app has not seen yet.
/// What is typed for a value is read when the person presses return or leaves the field; what cannot be
/// read is taken back.
public struct TextField<Label: View> {
  private enum Source {
    case text(Binding<String>)
    case value(EditedValue)
  }

  private let label: Label
  private let prompt: Text?
  private let source: Source
  private let shown: String
  private var axis = Axis.horizontal
  private var onCommit: (() -> Void)?
  private var onEditingChanged: ((Bool) -> Void)?

  private init(_ label: Label, _ source: Source, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.label = label
    self.source = source
    self.prompt = prompt
    self.axis = axis
    // Read in the body that makes the field, so that it runs again when the text changes.
    if case .text(let text) = source { shown = text.wrappedValue } else { shown = "" }
  }

  /// Creates a text field with a label of views.
  ///
  /// A label that is a text alone is shown while the field is empty, unless there is a prompt; others
  /// stand before it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: What to show while the field is empty.
  ///   - label: What the text is for.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), .text(text), prompt: prompt)
  }

  /// Creates a text field that may grow, with a label of views.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: What to show while the field is empty.
  ///   - axis: Where the field grows with its text. `.vertical` makes it several lines.
  ///   - label: What the text is for.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .text(text), prompt: prompt, axis: axis)
  }

  /// Creates a text field of a value in a format, with a label of views.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: How it is written and read.
  ///   - prompt: What to show while the field is empty.
  ///   - label: What the value is.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label(), .value(EditedValue(value, format: format)), prompt: prompt)
  }

  /// Creates a text field of a value in a format, which may be missing, with a label of views.
  ///
  /// - Parameters:
  ///   - value: The value. `nil` where the field is empty.
  ///   - format: How it is written and read.
  ///   - prompt: What to show while the field is empty.
  ///   - label: What the value is.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label(), .value(EditedValue(value, format: format)), prompt: prompt)
  }

  /// Creates a text field of a value that a formatter writes and reads, with a label of views.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - formatter: How it is written and read: a `NumberFormatter` or a `DateFormatter`.
  ///   - prompt: What to show while the field is empty.
  ///   - label: What the value is.
  public init<V>(
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .value(EditedValue(value, formatter: formatter)), prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - titleKey: What the text is for. Shown while the field is empty, unless there is a prompt.
  ///   - text: The text.
  ///   - prompt: What to show while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(titleKey), .text(text), prompt: prompt)
  }

  /// Creates a text field with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: What the text is for. Shown while the field is empty, unless there is a prompt.
  ///   - text: The text.
  ///   - prompt: What to show while the field is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(title), .text(text), prompt: prompt)
  }

  /// Creates a text field that may grow.
  ///
  /// - Parameters:
  ///   - titleKey: What the text is for. Shown while the field is empty, unless there is a prompt.
  ///   - text: The text.
  ///   - prompt: What to show while the field is empty.
  ///   - axis: Where the field grows with its text. `.vertical` makes it several lines.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(Text(titleKey), .text(text), prompt: prompt, axis: axis)
  }

  /// Creates a text field that may grow, with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: What the text is for. Shown while the field is empty, unless there is a prompt.
  ///   - text: The text.
  ///   - prompt: What to show while the field is empty.
  ///   - axis: Where the field grows with its text. `.vertical` makes it several lines.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(Text(title), .text(text), prompt: prompt, axis: axis)
  }

  /// Creates a text field of a value in a format.
  ///
  /// - Parameters:
  ///   - titleKey: What the value is. Shown while the field is empty, unless there is a prompt.
  ///   - value: The value.
  ///   - format: How it is written and read.
  ///   - prompt: What to show while the field is empty.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field of a value in a format, with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: What the value is. Shown while the field is empty, unless there is a prompt.
  ///   - value: The value.
  ///   - format: How it is written and read.
  ///   - prompt: What to show while the field is empty.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a text field of a value in a format, which may be missing.
  ///
  /// - Parameters:
  ///   - titleKey: What the value is. Shown while the field is empty, unless there is a prompt.
  ///   - value: The value. `nil` where the field is empty.
  ///   - format: How it is written and read.
  ///   - prompt: What to show while the field is empty.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field of a value that may be missing, with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: What the value is. Shown while the field is empty, unless there is a prompt.
  ///   - value: The value. `nil` where the field is empty.
  ///   - format: How it is written and read.
  ///   - prompt: What to show while the field is empty.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a text field of a value that a formatter writes and reads.
  ///
  /// - Parameters:
  ///   - titleKey: What the value is. Shown while the field is empty, unless there is a prompt.
  ///   - value: The value.
  ///   - formatter: How it is written and read: a `NumberFormatter` or a `DateFormatter`.
  ///   - prompt: What to show while the field is empty.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field of a value that a formatter writes, with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: What the value is. Shown while the field is empty, unless there is a prompt.
  ///   - value: The value.
  ///   - formatter: How it is written and read: a `NumberFormatter` or a `DateFormatter`.
  ///   - prompt: What to show while the field is empty.
  @_disfavoredOverload
  public init<V>(
    _ title: some StringProtocol,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// Creates a text field that tells when it is edited.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - titleKey: What the text is for. Shown while the field is empty.
  ///   - text: The text.
  ///   - onEditingChanged: Told when a person begins to edit and when they have done so.
  ///   - onCommit: Run when a person presses return.
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

  /// Creates a text field that tells when a person presses return.
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
    self.init(Text(titleKey), .text(text))
    self.onCommit = onCommit
  }

  /// Creates a text field that tells when it is edited, with a title that is known only at run time.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - title: What the text is for. Shown while the field is empty.
  ///   - text: The text.
  ///   - onEditingChanged: Told when a person begins to edit and when they have done so.
  ///   - onCommit: Run when a person presses return.
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
    let kind: TextInput.Kind = axis == .vertical ? .lines : .text
    let title = label as? Text
    switch source {
    case .text(let text):
      let input = TextInput(
        kind: kind,
        title: title,
        prompt: prompt,
        text: text,
        onCommit: onCommit
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
}

extension View {
  /// A field with this view as its label, where that is not words alone, which the field shows itself.
  func labeling(_ field: some View) -> any View {
    if self is Text { return field }
    return Box("label", class: "labeled-field", content: TupleView(self, field))
  }
}
