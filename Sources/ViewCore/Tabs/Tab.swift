/// A tab of a ``TabView`` with the screen that it opens.
///
/// ```swift
/// TabView(selection: $screen) {
///   Tab("Received", systemImage: "square", value: .received) { ReceivedView() }
///     .badge(3)
///   Tab("Sent", systemImage: "play.circle", value: .sent) { SentView() }
/// }
/// ```
public struct Tab<Value: Hashable, Content: View, Label: View> {
  /// `nil` where the person alone chooses.
  private let value: Value?
  private let content: Content
  private let label: Label
}

extension Tab {
  /// Creates a tab with a label of views.
  ///
  /// - Parameters:
  ///   - value: What the selection is while the tab is picked.
  ///   - content: The screen.
  ///   - label: What the tab shows.
  public init(
    value: Value,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a label of views that the person alone chooses.
  ///
  /// - Parameters:
  ///   - content: The screen.
  ///   - label: What the tab shows.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Label == ViewCore.Label<Text, Image> {
  /// Creates a tab with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: What the tab reads.
  ///   - systemImage: The name of the symbol.
  ///   - value: What the selection is while the tab is picked.
  ///   - content: The screen.
  ///   - fileID: Where a symbol that there is not is reported.
  ///   - filePath: Where a symbol that there is not is reported.
  ///   - line: Where a symbol that there is not is reported.
  ///   - column: Where a symbol that there is not is reported.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let label = ViewCore.Label(titleKey, systemImage: systemImage, at: location)
    self.init(value: value, content: content(), label: label)
  }

  /// Creates a tab with a symbol and a title that is known only at run time.
  ///
  /// - Parameters:
  ///   - title: What the tab reads.
  ///   - systemImage: The name of the symbol.
  ///   - value: What the selection is while the tab is picked.
  ///   - content: The screen.
  ///   - fileID: Where a symbol that there is not is reported.
  ///   - filePath: Where a symbol that there is not is reported.
  ///   - line: Where a symbol that there is not is reported.
  ///   - column: Where a symbol that there is not is reported.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let label = ViewCore.Label(title, systemImage: systemImage, at: location)
    self.init(value: value, content: content(), label: label)
  }
}

extension Tab where Value == Never, Label == ViewCore.Label<Text, Image> {
  /// Creates a tab with a title and a symbol that the person alone chooses.
  ///
  /// - Parameters:
  ///   - titleKey: What the tab reads.
  ///   - systemImage: The name of the symbol.
  ///   - content: The screen.
  ///   - fileID: Where a symbol that there is not is reported.
  ///   - filePath: Where a symbol that there is not is reported.
  ///   - line: Where a symbol that there is not is reported.
  ///   - column: Where a symbol that there is not is reported.
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
    self.init(value: nil, content: content(), label: label)
  }

  /// Creates a tab with a symbol and a title known only at run time that the person alone chooses.
  ///
  /// - Parameters:
  ///   - title: What the tab reads.
  ///   - systemImage: The name of the symbol.
  ///   - content: The screen.
  ///   - fileID: Where a symbol that there is not is reported.
  ///   - filePath: Where a symbol that there is not is reported.
  ///   - line: Where a symbol that there is not is reported.
  ///   - column: Where a symbol that there is not is reported.
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
    self.init(value: nil, content: content(), label: label)
  }
}

extension Tab: TabContent {
  /// The one tab.
  public var body: TabContentGroup<Value> { TabContentGroup(ownScreens) }
}

extension Tab: PrimitiveTabContent {
  var ownScreens: AnyView {
    // Views beside each other are one screen here, where each would have a tab of its own otherwise.
    let screen = TabItemView(content: Box(class: "tab-screen", content: content), label: label)
    guard let value else { return AnyView(screen) }
    return AnyView(screen.tag(value))
  }
}
