internal import ConcurrencyExtras
import Foundation

/// A list of buttons that opens when the user taps its label.
///
/// ```swift
/// Menu("More") {
///   Button("Duplicate", action: duplicate)
///   Button("Delete", role: .destructive, action: delete)
/// }
/// ```
///
/// With a primary action, a tap on the label runs it, and an arrow beside the label opens the
/// buttons.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?

  /// Creates a menu with a custom label.
  ///
  /// - Parameters:
  ///   - content: The buttons.
  ///   - label: The label of the menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content(), nil)
  }

  /// Creates a menu with a custom label and a primary action.
  ///
  /// - Parameters:
  ///   - content: The buttons.
  ///   - label: The label of the menu.
  ///   - primaryAction: The action of a tap on the label. An arrow beside the label opens the menu.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label(), content(), primaryAction)
  }

  private init(_ label: Label, _ content: Content, _ primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), nil)
  }

  /// Creates a menu with a title and a primary action.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the primary action.
  ///   - content: The buttons.
  ///   - primaryAction: The action of a tap on the title. An arrow beside the title opens the menu.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(Text(titleKey), content(), primaryAction)
  }

  /// Creates a menu with a title that is known only at run time.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), nil)
  }

  /// Creates a menu with a primary action and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(Text(title), content(), primaryAction)
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
    let label = ViewCore.Label(titleKey, systemImage: systemImage, at: location)
    self.init(label, content(), nil)
  }

  /// Creates a menu with a title, a symbol and a primary action.
  ///
  /// - Parameters:
  ///   - titleKey: A description of the primary action.
  ///   - systemImage: The name of the symbol.
  ///   - content: The buttons.
  ///   - primaryAction: The action of a tap on the title. An arrow beside the title opens the menu.
  ///   - fileID: Where an unknown symbol is reported.
  ///   - filePath: Where an unknown symbol is reported.
  ///   - line: Where an unknown symbol is reported.
  ///   - column: Where an unknown symbol is reported.
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
    let label = ViewCore.Label(titleKey, systemImage: systemImage, at: location)
    self.init(label, content(), primaryAction)
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
    let label = ViewCore.Label(title, systemImage: systemImage, at: location)
    self.init(label, content(), nil)
  }

  /// Creates a menu with a primary action, a symbol and a title that is known only at run time.
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
    let label = ViewCore.Label(title, systemImage: systemImage, at: location)
    self.init(label, content(), primaryAction)
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

/// The element of a menu: its label and its buttons.
struct MenuElement<Label: View, Content: View> {
  /// The accessibility name of a label without words.
  var name: String?
  let label: Label
  let content: Content
}

extension MenuElement: ResolvedView {
  func resolve(in environment: EnvironmentValues) -> any View {
    // The arrow beside a primary action has no style of its own.
    let hasButtonStyle = name == nil && environment.menuLook == nil
    let style = hasButtonStyle ? environment[styles: (any PrimitiveButtonStyle).self].last : nil
    guard let style = style as? any LabelDrawingStyle else {
      let look =
        (style as? any DrawnButtonStyle)?.name ?? (name == nil ? environment.menuLook : nil)
      return element(look: look, label: shownLabel(in: environment), in: environment)
    }
    let drawing = style.drawing(AnyView(shownLabel(in: environment)))
    return element(look: "bare", label: drawing, in: environment)
  }

  /// The label, with an arrow if the environment wants one.
  ///
  /// The menu beside a primary action is an arrow already.
  @ViewBuilder
  private func shownLabel(in environment: EnvironmentValues) -> some View {
    if name == nil, environment.showsMenuIndicator {
      HStack(spacing: 4) {
        label
        Image(systemName: "chevron.down").imageScale(.small).accessibilityHidden(true)
      }
    } else {
      label
    }
  }

  @MainActor
  private func element(
    look: String?,
    label: some View,
    in environment: EnvironmentValues
  ) -> some View {
    let own = Element.Attribute.ofSummary(
      class: look.map { "\(ClassName.button) \($0)" },
      isEnabled: environment.isEnabled
    )
    let style = environment.buttonStyle(of: look).map { [Element.Attribute("style", $0)] } ?? []
    let attributes = own + style + (name.map { [Element.Attribute("aria-label", $0)] } ?? [])
    return ControlBox(
      "details",
      class: ClassName.menu.rawValue,
      content: TupleView(
        Box("summary", attributes: attributes, content: label),
        ControlAccessory(MenuItems(content: content))
      )
    )
  }
}

/// The items of a menu, which the page shows above everything else.
struct MenuItems<Content: View> {
  var name = ClassName.menuItems.rawValue
  /// Further attributes of the element.
  var marks: [Element.Attribute] = []
  let content: Content
}

extension MenuItems: View {
  var body: some View {
    Box(
      "div",
      attributes: [.init("class", name), .init("popover", "manual")] + marks,
      content: content.inMenu()
    )
  }
}

extension View {
  /// Sets up the view as the content of a menu.
  ///
  /// In a menu, a picker shows its options and a toggle is an item with a check mark. A section is
  /// not a card, and buttons have the menu's style.
  func inMenu() -> EnvironmentView<Self, Bool> {
    EnvironmentView(content: self, value: true) { isInMenu, environment in
      environment.isInMenu = isInMenu
      environment.pickerKind = .inline
      environment[styles: (any PrimitiveButtonStyle).self] = []
      environment.menuLook = nil
      environment[styles: (any ToggleStyle).self] = []
      environment.labelsAreSymbols = false
    }
  }
}

extension EnvironmentValues {
  private enum IsInMenuKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether the view is an item of a menu.
  fileprivate(set) var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }

  /// Removes the settings of a menu, for a view that is presented from one.
  mutating func leaveMenu() {
    guard isInMenu else { return }
    isInMenu = false
    pickerKind = .menu
  }
}
