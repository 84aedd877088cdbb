/// A control that picks one of several values.
///
/// Each view of the content is an option; `tag(_:)` says which value it stands for, and in a `ForEach`
/// without tags the id of the element does.
///
/// The label is seen in lists and forms. Elsewhere the picked option stands alone, as on a phone, and the
/// label is for those who do not see the page.
///
/// ```swift
/// Picker("Theme", selection: $theme) {
///   ForEach(Theme.allCases) { theme in
///     Text(theme.name).tag(theme)
///   }
/// }
/// ```
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @State private var keys = ChoiceKeys()
  @Environment(\.pickerKind) private var kind

  /// Creates a picker with a label of views.
  ///
  /// - Parameters:
  ///   - selection: The value that is picked.
  ///   - content: The options.
  ///   - label: What is picked.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// Creates a picker with a label of views.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - selection: The value that is picked.
  ///   - label: What is picked.
  ///   - content: The options.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: What is picked.
  ///   - selection: The value that is picked.
  ///   - content: The options.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: What is picked.
  ///   - selection: The value that is picked.
  ///   - content: The options.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == ViewCore.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: What is picked.
  ///   - systemImage: The name of the symbol.
  ///   - selection: The value that is picked.
  ///   - content: The options.
  ///   - fileID: Where a symbol that there is not is reported.
  ///   - filePath: Where a symbol that there is not is reported.
  ///   - line: Where a symbol that there is not is reported.
  ///   - column: Where a symbol that there is not is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(selection: selection, content: content) {
      ViewCore.Label(titleKey, systemImage: systemImage, at: location)
    }
  }

  /// Creates a picker with a symbol and a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: What is picked.
  ///   - systemImage: The name of the symbol.
  ///   - selection: The value that is picked.
  ///   - content: The options.
  ///   - fileID: Where a symbol that there is not is reported.
  ///   - filePath: Where a symbol that there is not is reported.
  ///   - line: Where a symbol that there is not is reported.
  ///   - column: Where a symbol that there is not is reported.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(selection: selection, content: content) {
      ViewCore.Label(title, systemImage: systemImage, at: location)
    }
  }
}

extension Picker: View {
  public var body: some View {
    let choices = Choices(
      kind: kind,
      keys: keys,
      selected: AnyHashable(unwrapped: selection.wrappedValue)
    ) { tag in
      // A tag of the value inside stands for it in a selection that may be none.
      guard let value = tag.base as? SelectionValue else { return }
      selection.wrappedValue = value
    }
    switch kind {
    case .menu: MenuPicker(label: label, content: content, choices: choices)
    case .segmented, .inline: GroupPicker(label: label, content: content, choices: choices)
    }
  }
}

/// A picker that shows the picked option and opens the others.
private struct MenuPicker<Label: View, Content: View> {
  let label: Label
  let content: Content
  let choices: Choices
}

extension MenuPicker: View {
  typealias Body = Never
}

extension MenuPicker: ElementView {
  static var takesAttributes: Bool { false }

  typealias Parts = TupleView<ControlAccessory<Box<Label>>, ChoiceMenu<Content>>

  func render(in context: NodeContext) -> Rendering<Parts> {
    let labelClass = isLabelled(in: context) ? "control-label" : "unseen"
    return Rendering(
      element: Element("label", attributes: [.init("class", context.lineClass("picker"))]),
      content: TupleView(
        ControlAccessory(Box("span", class: labelClass, content: label)),
        ChoiceMenu(
          name: label.nameOfControl(in: context.environment),
          content: content,
          choices: choices
        )
      )
    )
  }
}

extension MenuPicker {
  /// Whether the label is seen: in lists and forms, and not where the picked option stands alone.
  private func isLabelled(in context: NodeContext) -> Bool {
    context.isAmongRows && !context.environment.labelsAreHidden
  }
}

private struct ChoiceMenu<Content: View> {
  let name: String?
  let content: Content
  let choices: Choices
}

extension ChoiceMenu: View {
  typealias Body = Never
}

extension ChoiceMenu: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    var element = Element(
      "select",
      attributes: [.init("class", "choices"), .init("value", choices.selectedKey)],
      events: .input
    )
    element["aria-label"] = name
    element["disabled"] = context.environment.isEnabled ? nil : ""
    element["style"] = context.isAmongRows ? nil : "color:var(--accent)"
    var rendering = Rendering(
      element: element,
      content: content,
      rows: .choices(choices),
      behavior: ElementBehavior(
        handle: { [choices] event in
          if case .input(let key) = event { choices.select(key: key) }
        },
        liveAttributes: [
          .init(
            name: "value",
            currentValue: { [choices] in choices.selectedKey },
            isValid: { [choices] in choices.hasOption(of: $0) }
          )
        ]
      )
    )
    rendering.followFocus(in: context.environment)
    return rendering
  }
}

/// A picker that shows all options.
private struct GroupPicker<Label: View, Content: View> {
  let label: Label
  let content: Content
  let choices: Choices
}

extension GroupPicker: View {
  typealias Body = Never
}

extension GroupPicker: ElementView {
  typealias Parts = TupleView<Box<Label>, Box<OneStop<Content>>>

  func render(in context: NodeContext) -> Rendering<Parts> {
    let isInline = choices.kind == .inline
    let environment = context.environment
    let showsLabel = isInline && !environment.labelsAreHidden && !environment.isInMenu
    return Rendering(
      element: Element(
        "fieldset",
        attributes: [
          .init("class", isInline ? "options" : context.lineClass("segments")),
          .init("role", "radiogroup"),
        ]
      ),
      content: TupleView(
        Box("legend", class: showsLabel ? "options-label" : "unseen", content: label),
        Box(class: "choices", rows: .choices(choices), content: OneStop(content: content))
      )
    )
  }
}
