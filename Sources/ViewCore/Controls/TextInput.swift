/// The element of text fields, secure fields and editors.
struct TextInput {
  enum Kind: String {
    case text, password, search
    /// A field of several lines, which grows with its text.
    case lines
    /// A text editor.
    case editor

    var isOneLine: Bool {
      switch self {
      case .text, .password, .search: true
      case .lines, .editor: false
      }
    }
  }

  let kind: Kind
  /// The description of the text, if it is a `Text`.
  let title: Text?
  let prompt: Text?
  let text: Binding<String>
  /// Whether the text is a value, which is parsed when the user leaves the field.
  var isValue = false
  /// The action of the return key, which runs before those of the environment.
  var onCommit: (() -> Void)?
  /// The selected part of the text, if the app follows it.
  var selection: Binding<TextSelection?>?

  /// The triggers whose actions run when the user presses return.
  private var trigger: SubmitTriggers { kind == .search ? .search : .text }
}

extension TextInput {
  /// Lets the page report the selection (`selections.js`), and tells it what the app selects.
  private func followSelection(_ element: inout Element) {
    guard selection != nil else { return }
    element.events.insert(.select)
    element["data-module"] = "selections"
    element["data-selection"] = selectedPart
  }

  /// The selected part as the page knows it.
  private var selectedPart: String? {
    selection?.wrappedValue?.offsets(in: text.wrappedValue).attribute
  }
}

extension TextInput: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    let environment = context.environment
    let submits = environment.submitAction?.actions(for: trigger) ?? []
    let listens = kind.isOneLine && (!submits.isEmpty || onCommit != nil)
    var element = element(in: environment)
    element.events = listens ? [.input, .submit] : .input
    followSelection(&element)
    element["disabled"] = environment.isEnabled ? nil : ""
    element["maxlength"] = environment.textLimitOfPage
    let limit = kind.textLimit(in: environment)
    environment.inputTraits.describe(&element)
    var rendering = Rendering(
      element,
      behavior: ElementBehavior(
        handle: { [text, selection, onCommit] event in
          switch event {
          case .input(let value):
            text.wrappedValue = limit.map { value.cut(to: $0, from: text.wrappedValue) } ?? value
          case .select(let range):
            selection?.wrappedValue = TextSelection(range, in: text.wrappedValue)
          case .submit:
            onCommit?()
            for submit in submits { ViewCode.onSubmit.run(submit) }
          default: break
          }
        },
        liveAttributes: [.init(name: "value") { [text] in text.wrappedValue }]
          + (selection == nil ? [] : [.init(name: "data-selection") { selectedPart }])
      )
    )
    rendering.followFocus(in: environment)
    return rendering
  }

  @MainActor
  private func element(in environment: EnvironmentValues) -> Element {
    let name = title?.string(in: environment)
    var element = Element(kind.isOneLine ? "input" : "textarea")
    element["class"] = classes(in: environment)
    if kind.isOneLine { element["type"] = kind.rawValue }
    element["aria-label"] =
      name?.isEmpty == false ? name : environment.contentName?.string(in: environment) ?? name
    element["placeholder"] = prompt?.string(in: environment) ?? name
    element["value"] = text.wrappedValue
    let limit = kind == .lines ? environment.textLines : TextLines()
    if kind == .lines { element["rows"] = "1" }
    element["style"] = CSS.style(
      // A search field has the look of its bar.
      kind == .search ? nil : look(in: environment).ownStyle(in: environment),
      kind == .editor ? environment.scrollSettings.editorStyle : nil,
      limit.least.map { "--least:\($0)" },
      limit.most.map { "--most:\($0)" }
    )
    return element
  }

  /// The look of the letters in the environment.
  ///
  /// Typed text has no gradient and no lines.
  @MainActor
  private func look(in environment: EnvironmentValues) -> TextLook {
    var look = environment.textLook
    look.font = environment.font
    look.underline = nil
    look.strikethrough = nil
    look.baseline = nil
    look.paint = environment.foregroundStyle.flatMap { style in
      style.areaPaint(in: environment) == nil ? TextPaint(style) : nil
    }
    return look
  }

  @MainActor
  private func classes(in environment: EnvironmentValues) -> String {
    let style = environment.textFieldStyleName.map { " \($0)" } ?? ""
    switch kind {
    case .text, .password, .search:
      return "\(ClassName.textfield)\(style)\(isValue ? " \(ClassName.value)" : "")"
    case .lines: return "\(ClassName.textfield)\(style) lines"
    case .editor: return "\(ClassName.textfield) \(ClassName.editor)"
    }
  }
}

extension Element {
  /// Whether the user can type text into the element.
  var takesText: Bool {
    tag == "textarea" || self["type"].flatMap(TextInput.Kind.init)?.isOneLine == true
  }
}

/// A control that reports when the user starts and stops editing it.
struct EditedView<Content: View> {
  let content: Content
  /// The text that the control shows.
  ///
  /// A change updates the control.
  let shown: String
  /// Whether the control is being edited, if the app can change that.
  var isEditing: Binding<Bool>?
  let onEditingChanged: (Bool) -> Void
  @OwnObject private var holder = FocusHolder()
  @State private var isEdited = false

  init(
    content: Content,
    shown: String,
    isEditing: Binding<Bool>? = nil,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.content = content
    self.shown = shown
    self.isEditing = isEditing
    self.onEditingChanged = onEditingChanged
  }
}

extension EditedView: View {
  var body: some View {
    let isEdited = isEditing ?? $isEdited
    let target = FocusTarget(
      isFocused: isEdited.wrappedValue,
      location: ObjectIdentifier(holder),
      setFocused: { isNow in
        guard isNow != isEdited.wrappedValue else { return }
        isEdited.wrappedValue = isNow
        onEditingChanged(isNow)
      },
      hasFocus: { isEdited.wrappedValue },
      holder: holder,
      decides: isEditing != nil
    )
    EnvironmentView(content: content, value: target) { target, environment in
      environment.focusTarget = environment.focusTarget.map(target.followed) ?? target
    }
  }
}
