/// The element of a text that a person can edit, which text fields, secure fields and editors share.
struct TextInput {
  enum Kind: String {
    case text, password
    /// A text of several lines, which grows with what is typed.
    case lines
    /// A text of any length, in a field of its own.
    case editor
  }

  let kind: Kind
  /// What the text is for, where that is words.
  let title: Text?
  let prompt: Text?
  let text: Binding<String>
  /// What happens when a person presses return, before the actions of the views around.
  var onCommit: (() -> Void)?
}

extension TextInput: View {
  typealias Body = Never
}

extension TextInput: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    let environment = context.environment
    let submits = environment.submitAction
    let listens = kind != .editor && kind != .lines && (submits != nil || onCommit != nil)
    var element = element(in: environment)
    element.events = listens ? [.input, .submit] : .input
    element["disabled"] = environment.isEnabled ? nil : ""
    environment.inputTraits.describe(&element)
    var rendering = Rendering(
      element,
      behavior: ElementBehavior(
        handle: { [text, onCommit] event in
          switch event {
          case .input(let value): text.wrappedValue = value
          case .submit:
            onCommit?()
            submits?.run()
          default: break
          }
        },
        liveAttributes: [.init(name: "value") { [text] in text.wrappedValue }]
      )
    )
    rendering.followFocus(in: environment)
    return rendering
  }

  @MainActor
  private func element(in environment: EnvironmentValues) -> Element {
    let name = title?.string(in: environment)
    let isOneLine = kind == .text || kind == .password
    var element = Element(isOneLine ? "input" : "textarea")
    element["class"] = classes(in: environment)
    if isOneLine { element["type"] = kind.rawValue }
    element["aria-label"] = name
    element["placeholder"] = prompt?.string(in: environment) ?? name
    element["value"] = text.wrappedValue
    if kind == .lines {
      let limit = environment.textLines
      element["rows"] = "1"
      element["style"] = CSS.style(
        limit.least.map { "--least:\($0)" },
        limit.most.map { "--most:\($0)" }
      )
    }
    return element
  }

  @MainActor
  private func classes(in environment: EnvironmentValues) -> String {
    let style = environment.textFieldStyleName.map { " \($0)" } ?? ""
    switch kind {
    case .text, .password: return "textfield\(style)"
    case .lines: return "textfield\(style) lines"
    case .editor: return "textfield editor"
    }
  }
}

/// A control that tells when a person begins to edit it and when they have done so.
struct EditedView<Content: View> {
  let content: Content
  /// What the control shows, so that it is brought up to date when that changes.
  let shown: String
  let onEditingChanged: (Bool) -> Void
  @State private var holder = FocusHolder()
  @State private var isEdited = false
}

extension EditedView: View {
  var body: some View {
    let target = FocusTarget(
      isFocused: isEdited,
      location: ObjectIdentifier(holder),
      setFocused: { isNow in
        guard isNow != isEdited else { return }
        isEdited = isNow
        onEditingChanged(isNow)
      },
      hasFocus: { isEdited },
      holder: holder
    )
    EnvironmentView(content: content, value: target) { target, environment in
      environment.focusTarget = environment.focusTarget.map(target.followed) ?? target
    }
  }
}
