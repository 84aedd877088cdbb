internal import ConcurrencyExtras

/// A switch between on and off.
///
/// ```swift
/// Toggle("Notifications", isOn: $isNotified)
/// ```
public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  /// Whether only some of the toggle's values are on.
  var isMixed = false
  private let label: Label

  /// Creates a switch with a custom label.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - label: The title of the switch.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    isOn: Binding<Bool>,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let isOn = isOn.written(fileID, filePath, line, column)
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the switch.
  ///   - isOn: Whether it is on.
  ///   - fileID: Where a written value that no reducer applies is reported.
  ///   - filePath: Where a written value that no reducer applies is reported.
  ///   - line: Where a written value that no reducer applies is reported.
  ///   - column: Where a written value that no reducer applies is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    isOn: Binding<Bool>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let isOn = isOn.written(fileID, filePath, line, column)
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    isOn: Binding<Bool>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let isOn = isOn.written(fileID, filePath, line, column)
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ViewCore.Label<Text, Image> {
  /// Creates a switch with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the switch.
  ///   - systemImage: The name of the symbol.
  ///   - isOn: Whether it is on.
  ///   - fileID: Where an unknown symbol, or a written value that no reducer applies, is reported.
  ///   - filePath: Where an unknown symbol, or a written value that no reducer applies, is reported.
  ///   - line: Where an unknown symbol, or a written value that no reducer applies, is reported.
  ///   - column: Where an unknown symbol, or a written value that no reducer applies, is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Binding<Bool>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let isOn = isOn.written(fileID, filePath, line, column)
    self.init(isOn: isOn) { ViewCore.Label(titleKey, systemImage: systemImage, at: location) }
  }

  /// Creates a switch with a symbol and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    isOn: Binding<Bool>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let isOn = isOn.written(fileID, filePath, line, column)
    self.init(isOn: isOn) { ViewCore.Label(title, systemImage: systemImage, at: location) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a style's configuration, with the next outer style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    isMixed = configuration.isMixed
  }
}

extension Toggle: View {
  public typealias Body = Never
}

extension Toggle: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    let style = environment[styles: (any ToggleStyle).self].last
    if environment.isInMenu, style == nil || style is any LibraryToggleStyle {
      return MenuToggle(isOn: isOn, isMixed: isMixed, label: label)
    }
    guard let style else { return ToggleElement(isOn: isOn, isMixed: isMixed, label: label) }
    return style.styled(
      ToggleStyleConfiguration(
        label: .init(content: AnyView(label)),
        isOn: isOn,
        isMixed: isMixed
      )
    )
  }
}

extension ToggleStyle {
  fileprivate func styled(_ configuration: Configuration) -> any View {
    StyledView(self, of: (any ToggleStyle).self) { $0.makeBody(configuration: configuration) }
  }
}

/// A toggle with its label beside a switch or a checkbox.
struct ToggleElement<Label: View> {
  var isCheckbox = false
  let isOn: Binding<Bool>
  let isMixed: Bool
  var tint: Color?
  let label: Label
}

extension ToggleElement: ElementView {
  static var takesAttributes: Bool { false }

  typealias Parts = TupleView<ControlAccessory<Box<Label>>, Switch>

  func render(in context: NodeContext) -> Rendering<Parts> {
    let isBare = context.environment.labelsAreHidden
    let labelClass = isBare ? "unseen" : "control-label"
    // The switch and its label stand at opposite ends of the available width.
    let name = isCheckbox ? "toggle checkbox" : isBare ? "toggle" : "toggle \(ClassName.fillWidth)"
    var element = Element("label", attributes: [.init("class", name)])
    element["style"] = tint.map { "--tint:\($0.css)" }
    return Rendering(
      element: element,
      content: TupleView(
        ControlAccessory(Box("span", class: labelClass, content: label)),
        Switch(
          name: label.nameOfControl(in: context.environment),
          isOn: isOn,
          isMixed: isMixed,
          role: isCheckbox || isMixed ? nil : "switch"
        )
      )
    )
  }
}

/// The switch or checkbox of a toggle.
struct Switch: View {
  let name: String?
  let isOn: Binding<Bool>
  let isMixed: Bool
  /// The accessibility role.
  ///
  /// A mixed switch has none, because only checkboxes can be mixed.
  let role: String?

  var body: some View {
    SwitchInput(name: name, isOn: isOn, isChecked: isOn.wrappedValue, isMixed: isMixed, role: role)
  }
}

private struct SwitchInput {
  let name: String?
  let isOn: Binding<Bool>
  let isChecked: Bool
  let isMixed: Bool
  let role: String?
}

extension SwitchInput: ElementView {
  func render(in context: NodeContext) -> Rendering<EmptyView> {
    var element = Element("input", attributes: [.init("type", "checkbox")], events: .change)
    element["role"] = role
    element["aria-label"] = name
    element["indeterminate"] = isMixed ? "" : nil
    element["checked"] = isChecked ? "" : nil
    element["disabled"] = context.environment.isEnabled ? nil : ""
    var rendering = Rendering(
      element,
      behavior: ElementBehavior(
        handle: { [isOn] event in
          guard case .change(let value) = event else { return }
          isOn.wrappedValue = value
        },
        liveAttributes: [.init(name: "checked") { [isOn] in isOn.wrappedValue ? "" : nil }]
      )
    )
    rendering.followFocus(in: context.environment)
    return rendering
  }
}

/// A toggle that looks like a button that stays pressed.
struct ToggleButton<Label: View>: View {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label

  var body: some View {
    let isPressed = isOn.wrappedValue
    SwitchingButton(
      attributes: [
        .init("class", "\(ClassName.button) \(isPressed ? "prominent" : "bordered")"),
        .init("aria-pressed", isMixed ? "mixed" : "\(isPressed)"),
      ],
      isOn: isOn,
      label: label
    )
  }
}

/// A toggle that is an item of a menu, with a check mark while it is on.
struct MenuToggle<Label: View>: View {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label

  var body: some View {
    SwitchingButton(
      attributes: [
        .init("class", "\(ClassName.choice) line"), .init("role", "menuitemcheckbox"),
        .init("aria-checked", isMixed ? "mixed" : "\(isOn.wrappedValue)"),
      ],
      isOn: isOn,
      label: label
    )
  }
}

/// A button that toggles a value.
private struct SwitchingButton<Label: View> {
  /// The attributes that show the value.
  let attributes: [Element.Attribute]
  let isOn: Binding<Bool>
  let label: Label
}

extension SwitchingButton: ElementView {
  func render(in context: NodeContext) -> Rendering<Label> {
    var element = Element(
      "button",
      attributes: attributes + [.init("type", "button")],
      events: .click
    )
    element["style"] = context.environment.buttonStyle(of: element["class"])
    element["disabled"] = context.environment.isEnabled ? nil : ""
    var rendering = Rendering(
      element: element,
      content: label,
      behavior: ElementBehavior { [isOn] _ in isOn.wrappedValue.toggle() }
    )
    rendering.followFocus(in: context.environment)
    return rendering
  }
}
