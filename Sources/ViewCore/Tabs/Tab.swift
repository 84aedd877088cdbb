internal import ConcurrencyExtras

/// A tab of a ``TabView`` and the screen that it opens.
///
/// ```swift
/// TabView(selection: $screen) {
///   Tab("Received", systemImage: "square", value: .received) { ReceivedView() }
///     .badge(3)
///   Tab("Sent", systemImage: "play.circle", value: .sent) { SentView() }
/// }
/// ```
public struct Tab<Value: Hashable, Content: View, Label: View> {
  /// The selection value, or `nil` if the app does not control the selection.
  private let value: Value?
  private let role: TabRole?
  private let content: Content
  private let label: Label

  /// Creates a tab with its parts.
  init(value: Value?, role: TabRole?, content: Content, label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }
}

extension Tab {
  /// Creates a tab with a custom label.
  ///
  /// - Parameters:
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab, if it has one.
  ///   - content: The screen.
  ///   - label: The label of the tab.
  public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a custom label, without a selection value.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab, if it has one.
  ///   - content: The screen.
  ///   - label: The label of the tab.
  public init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Label == ViewCore.Label<Text, Image> {
  /// Creates a tab with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the tab.
  ///   - systemImage: The name of the symbol.
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab, if it has one.
  ///   - content: The screen.
  ///   - fileID: Where an unknown symbol is reported.
  ///   - filePath: Where an unknown symbol is reported.
  ///   - line: Where an unknown symbol is reported.
  ///   - column: Where an unknown symbol is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let label = ViewCore.Label(titleKey, systemImage: systemImage, at: location)
    self.init(value: value, role: role, content: content(), label: label)
  }

  /// Creates a tab with a symbol and a title that is known only at run time.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let label = ViewCore.Label(title, systemImage: systemImage, at: location)
    self.init(value: value, role: role, content: content(), label: label)
  }
}

extension Tab where Value == Never, Label == ViewCore.Label<Text, Image> {
  /// Creates a tab with a title and a symbol, without a selection value.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the tab.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the tab, if it has one.
  ///   - content: The screen.
  ///   - fileID: Where an unknown symbol is reported.
  ///   - filePath: Where an unknown symbol is reported.
  ///   - line: Where an unknown symbol is reported.
  ///   - column: Where an unknown symbol is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let label = ViewCore.Label(titleKey, systemImage: systemImage, at: location)
    self.init(value: nil, role: role, content: content(), label: label)
  }

  /// Creates a tab with a symbol and a title that is known only at run time, without a selection
  /// value.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let label = ViewCore.Label(title, systemImage: systemImage, at: location)
    self.init(value: nil, role: role, content: content(), label: label)
  }
}

extension Tab: TabContent {
  /// The tab itself.
  public var body: TabContentGroup<Value> { TabContentGroup(ownScreens) }
}

extension Tab: PrimitiveTabContent {
  var ownScreens: AnyView {
    // The box makes one screen of several views. Otherwise each view would have its own tab.
    let screen = TabItemView(
      content: Box(class: "tab-screen", content: content),
      label: label,
      role: role
    )
    guard let value else { return AnyView(screen) }
    return AnyView(screen.tag(value))
  }
}
