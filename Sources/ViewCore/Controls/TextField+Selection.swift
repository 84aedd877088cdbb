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
