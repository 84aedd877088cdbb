internal import ConcurrencyExtras

/// A control that selects one of several values.
///
/// Each view of the content is an option. Its value is that of `tag(_:)`; in a `ForEach` without
/// tags, it is the id of the element.
///
/// The label is visible in lists and forms. Elsewhere only the selected option is visible, as on a
/// phone, and screen readers read the label.
///
/// ```swift
/// Picker("Theme", selection: $theme) {
///   ForEach(Theme.allCases) { theme in
///     Text(theme.name).tag(theme)
///   }
/// }
/// ```
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  /// The value that the picker sets, or several of a collection.
  private let selections: [Binding<SelectionValue>]
  private let label: Label
  private let content: Content
  @OwnObject private var keys = ChoiceKeys()
  @Environment(\.pickerKind) private var kind

  /// Creates a picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The selected value.
  ///   - content: The options.
  ///   - label: A description of the choice.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
    self.init(selections: [selection], label(), content())
  }

  /// Creates a picker with a custom label.
  ///
  /// SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - selection: The selected value.
  ///   - label: A description of the choice.
  ///   - content: The options.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }

  /// Creates a picker of several values, of which there may be none.
  init(selections: [Binding<SelectionValue>], _ label: Label, _ content: Content) {
    self.selections = selections
    self.label = label
    self.content = content
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the choice.
  ///   - selection: The selected value.
  ///   - content: The options.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let selection = selection.written(fileID, filePath, line, column)
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == ViewCore.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the choice.
  ///   - systemImage: The name of the symbol.
  ///   - selection: The selected value.
  ///   - content: The options.
  ///   - fileID: Where an unknown symbol, or a written value that no reducer applies, is reported.
  ///   - filePath: Where an unknown symbol, or a written value that no reducer applies, is reported.
  ///   - line: Where an unknown symbol, or a written value that no reducer applies, is reported.
  ///   - column: Where an unknown symbol, or a written value that no reducer applies, is reported.
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
    let selection = selection.written(fileID, filePath, line, column)
    self.init(selection: selection, content: content) {
      ViewCore.Label(titleKey, systemImage: systemImage, at: location)
    }
  }

  /// Creates a picker with a symbol and a title that is known only at run time.
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
    let selection = selection.written(fileID, filePath, line, column)
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
      selected: selected
    ) { tag in
      // The tag of an optional selection's option is the wrapped value.
      guard let value = tag.base as? SelectionValue else { return }
      for selection in selections { selection.wrappedValue = value }
    }
    switch kind {
    case .menu: MenuPicker(label: label, content: content, choices: choices)
    case .segmented, .inline: GroupPicker(label: label, content: content, choices: choices)
    }
  }
}

extension Picker {
  /// The selected value, or one that no option has if several values differ.
  private var selected: AnyHashable {
    guard let value = selections.first?.wrappedValue,
      selections.dropFirst().allSatisfy({ $0.wrappedValue == value })
    else { return AnyHashable(NoSelection()) }
    return AnyHashable(unwrapped: value)
  }
}

/// A value that no option has.
private struct NoSelection: Hashable {}

/// A picker that shows the selected option and opens the others.
private struct MenuPicker<Label: View, Content: View> {
  let label: Label
  let content: Content
  let choices: Choices
}

extension MenuPicker: ElementView {
  static var takesAttributes: Bool { false }

  typealias Parts = TupleView<ControlAccessory<Box<Label>>, ChoiceMenu<Content>>

  func render(in context: NodeContext) -> Rendering<Parts> {
    let labelClass = isLabeled(in: context) ? "control-label" : "unseen"
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
  /// Whether the label is visible: only in lists and forms.
  private func isLabeled(in context: NodeContext) -> Bool {
    context.isAmongRows && !context.environment.labelsAreHidden
  }
}

private struct ChoiceMenu<Content: View> {
  let name: String?
  let content: Content
  let choices: Choices
}

extension ChoiceMenu: ElementView {
  func render(in context: NodeContext) -> Rendering<Content> {
    var element = Element(
      "select",
      attributes: [.init(class: .choices), .init("value", choices.selectedKey)],
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

extension GroupPicker: ElementView {
  typealias Parts = TupleView<Box<Label>, Box<SingleTabStop<Content>>>

  func render(in context: NodeContext) -> Rendering<Parts> {
    let isInline = choices.kind == .inline
    let environment = context.environment
    let showsLabel = isInline && !environment.labelsAreHidden && !environment.isInMenu
    return Rendering(
      element: Element(
        "fieldset",
        attributes: [
          .init(
            "class",
            isInline ? ClassName.options.rawValue : context.lineClass(ClassName.segments.rawValue)
          ),
          .init("role", "radiogroup"),
        ]
      ),
      content: TupleView(
        Box("legend", class: showsLabel ? "options-label" : "unseen", content: label),
        Box(class: .choices, rows: .choices(choices), content: SingleTabStop(content: content))
      )
    )
  }
}
