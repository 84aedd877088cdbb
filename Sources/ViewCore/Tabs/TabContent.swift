internal import ConcurrencyExtras

/// The content of a ``TabView``: tabs with their screens.
///
/// Declare a type to use the same tabs in several places:
///
/// ```swift
/// struct Extras: TabContent {
///   var body: some TabContent<Screen> {
///     Tab("Help", systemImage: "info.circle", value: .help) { HelpView() }
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the value that identifies a tab.
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  /// The type of the body.
  associatedtype Body: TabContent

  /// The tabs of this content.
  @TabContentBuilder<TabValue>
  var body: Body { get }
}

/// Content of the library, which provides its screens.
@MainActor
protocol PrimitiveTabContent: TabContent {
  var ownScreens: AnyView { get }
}

extension TabContent {
  /// The screens with their tabs.
  var screens: AnyView {
    (self as? any PrimitiveTabContent)?.ownScreens ?? AnyView(DeclaredTabs(content: self))
  }

  /// Shows a number on the tab.
  ///
  /// - Parameter count: The number. 0 shows no badge.
  /// - Returns: The tab with its badge.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text("\(count)"))
  }

  /// Shows a text on the tab.
  ///
  /// - Parameter label: The text. `nil` shows no badge.
  /// - Returns: The tab with its badge.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    TabContentGroup(AnyView(TraitView(content: screens, value: label) { $1.badge = $0 }))
  }

  /// Shows a text on the tab.
  ///
  /// - Parameter key: The text. `nil` shows no badge.
  /// - Returns: The tab with its badge.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Shows a text on the tab that is known only at run time.
  ///
  /// - Parameter label: The text. `nil` shows no badge.
  /// - Returns: The tab with its badge.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }
}

/// Content that an app declares, which can have state and environment like a view.
private struct DeclaredTabs<Content: TabContent> {
  let content: Content
}

extension DeclaredTabs: View {
  var body: some View {
    content.body.screens
  }
}

extension ForEach {
  /// Creates a tab for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - content: A closure that creates the tab of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  @_disfavoredOverload
  public init<TabValue: Hashable>(
    _ data: Data,
    @TabContentBuilder<TabValue> content: @escaping (Data.Element) -> TabContentGroup<TabValue>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  )
  where
    Content == _TabRow<TabValue, _NoView>, Data.Element: Identifiable, Data.Element.ID == ID
  {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      data: data,
      content: { _TabRow(tabs: content($0)) },
      id: { $0.id },
      location: location
    )
  }

  /// Creates a tab for each element, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The key path to the identity of an element.
  ///   - content: A closure that creates the tab of an element.
  ///   - fileID: Where duplicate ids are reported.
  ///   - filePath: Where duplicate ids are reported.
  ///   - line: Where duplicate ids are reported.
  ///   - column: Where duplicate ids are reported.
  @_disfavoredOverload
  public init<TabValue: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<TabValue> content: @escaping (Data.Element) -> TabContentGroup<TabValue>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Content == _TabRow<TabValue, _NoView> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      data: data,
      content: { _TabRow(tabs: content($0)) },
      id: { $0[keyPath: id] },
      location: location
    )
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// A tab for each element.
  public var body: TabContentGroup<Content.TabValue> { TabContentGroup(ownScreens) }
}

extension ForEach: PrimitiveTabContent where Content: TabContent {
  var ownScreens: AnyView {
    let screens = ForEach<Data, ID, AnyView>(
      data: data,
      content: { [content] in content($0).screens },
      id: id,
      location: location
    )
    return AnyView(screens)
  }
}
