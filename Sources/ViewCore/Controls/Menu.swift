/// Buttons that a tap on their label opens.
///
/// ```swift
/// Menu("More") {
///   Button("Duplicate", action: duplicate)
///   Button("Delete", role: .destructive, action: delete)
/// }
/// ```
///
/// With a primary action, a tap on the label does that, and an arrow beside it opens the buttons.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?

  /// Creates a menu with a label of views.
  ///
  /// - Parameters:
  ///   - content: The buttons.
  ///   - label: What they are for.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// Creates a menu whose label of views does something itself.
  ///
  /// - Parameters:
  ///   - content: The buttons.
  ///   - label: What they are for.
  ///   - primaryAction: What a tap on the label does. The buttons open by the arrow beside it.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu whose title does something itself.
  ///
  /// - Parameters:
  ///   - titleKey: What a tap on the title does, in a word.
  ///   - content: The buttons.
  ///   - primaryAction: What a tap on the title does. The buttons open by the arrow beside it.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a title that is known only at run time.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu whose title, known only at run time, does something itself.
  ///
  /// - Parameters:
  ///   - title: What a tap on the title does, in a word.
  ///   - content: The buttons.
  ///   - primaryAction: What a tap on the title does. The buttons open by the arrow beside it.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == ViewCore.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(content: content) { ViewCore.Label(titleKey, systemImage: systemImage, at: location) }
  }

  /// Creates a menu whose title and symbol do something themselves.
  ///
  /// - Parameters:
  ///   - titleKey: What a tap on the title does, in a word.
  ///   - systemImage: The name of the symbol.
  ///   - content: The buttons.
  ///   - primaryAction: What a tap on the title does. The buttons open by the arrow beside it.
  ///   - fileID: Where a symbol that there is not is reported.
  ///   - filePath: Where a symbol that there is not is reported.
  ///   - line: Where a symbol that there is not is reported.
  ///   - column: Where a symbol that there is not is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      content: content,
      label: { ViewCore.Label(titleKey, systemImage: systemImage, at: location) },
      primaryAction: primaryAction
    )
  }

  /// Creates a menu with a symbol and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(content: content) { ViewCore.Label(title, systemImage: systemImage, at: location) }
  }

  /// Creates a menu whose symbol and title, known only at run time, do something themselves.
  ///
  /// - Parameters:
  ///   - title: What a tap on the title does, in a word.
  ///   - systemImage: The name of the symbol.
  ///   - content: The buttons.
  ///   - primaryAction: What a tap on the title does. The buttons open by the arrow beside it.
  ///   - fileID: Where a symbol that there is not is reported.
  ///   - filePath: Where a symbol that there is not is reported.
  ///   - line: Where a symbol that there is not is reported.
  ///   - column: Where a symbol that there is not is reported.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      content: content,
      label: { ViewCore.Label(title, systemImage: systemImage, at: location) },
      primaryAction: primaryAction
    )
  }
}

extension Menu: View {
  public var body: some View {
    if let primaryAction {
      ControlBox(
        class: "split",
        content: TupleView(
          Button(action: primaryAction) { label },
          ControlAccessory(MenuElement(name: "More", label: EmptyView(), content: content))
        )
      )
    } else {
      MenuElement(label: label, content: content)
    }
  }
}

/// Buttons behind a label.
struct MenuElement<Label: View, Content: View> {
  /// What the label is called where it is no word.
  var name: String?
  let label: Label
  let content: Content
}

extension MenuElement: View {
  typealias Body = Never
}

extension MenuElement: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    // The arrow beside a button is a part of that.
    let style = name == nil ? environment.buttonStyles.last : nil
    guard let style = style as? any LabelDrawingStyle else {
      let look = (style as? any DrawnButtonStyle)?.name
      return element(look: look, label: label, isEnabled: environment.isEnabled)
    }
    let drawing = style.drawing(AnyView(label))
    return element(look: "bare", label: drawing, isEnabled: environment.isEnabled)
  }

  @MainActor
  private func element(look: String?, label: some View, isEnabled: Bool) -> some View {
    let own = Element.Attribute.ofSummary(
      class: look.map { "menu-label button \($0)" } ?? "menu-label",
      isEnabled: isEnabled
    )
    let attributes = own + (name.map { [Element.Attribute("aria-label", $0)] } ?? [])
    return ControlBox(
      "details",
      class: "menu",
      content: TupleView(
        Box("summary", attributes: attributes, content: label),
        ControlAccessory(MenuItems(content: content))
      )
    )
  }
}

/// What a menu offers, which the page shows above all else.
struct MenuItems<Content: View> {
  var name = "menu-items"
  let content: Content
}

extension MenuItems: View {
  var body: some View {
    Box(
      "div",
      attributes: [.init("class", name), .init("popover", "manual")],
      content: content.inMenu()
    )
  }
}

extension View {
  /// The view as what a menu offers.
  ///
  /// A picker shows its options there, a toggle is an item with a check mark, a section is no card, and buttons
  /// have the menu's style.
  func inMenu() -> EnvironmentView<Self, Bool> {
    EnvironmentView(content: self, value: true) { isInMenu, environment in
      environment.isInMenu = isInMenu
      environment.pickerKind = .inline
      environment.buttonStyles = []
      environment.toggleStyles = []
      environment.labelsAreSymbols = false
    }
  }
}

extension EnvironmentValues {
  private enum IsInMenuKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether the view is one of those that a menu offers.
  fileprivate(set) var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }

  /// Makes this the environment of what is presented from a menu.
  mutating func leaveMenu() {
    guard isInMenu else { return }
    isInMenu = false
    pickerKind = .menu
  }
}
