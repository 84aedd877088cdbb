internal import ConcurrencyExtras

/// The windows of an app.
///
/// Each page in a browser is one window.
///
/// ```swift
/// WindowGroup("Trips") {
///   TripsView()
/// }
/// ```
///
/// Each window makes its own content, so two windows share only the objects that the content refers
/// to.
public struct WindowGroup<Content: View> {
  private let title: Text?
  private let id: String?
  private let location: SourceLocation
  private let value: WindowValueType?
  /// Makes the content of a window, which may show a value of its address.
  private let content: (String?) -> Content

  init(
    title: Text?,
    id: String?,
    of value: WindowValueType? = nil,
    at location: SourceLocation,
    content: @escaping (String?) -> Content
  ) {
    self.title = title
    self.id = id
    self.value = value
    self.location = location
    self.content = content
  }

  /// Creates windows that show the views of a block.
  ///
  /// - Parameters:
  ///   - id: The name by which ``EnvironmentValues/openWindow`` opens the windows. It is in their addresses.
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views.
  public init(
    id: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: nil, id: id, at: location) { _ in content() }
  }

  /// Creates windows with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of their pages. The default is the name of the program.
  ///   - id: The name by which ``EnvironmentValues/openWindow`` opens the windows. It is in their addresses.
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views.
  public init(
    _ titleKey: LocalizedStringKey,
    id: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: Text(titleKey), id: id, at: location) { _ in content() }
  }

  /// Creates windows with a title.
  ///
  /// - Parameters:
  ///   - title: The title of their pages. The default is the name of the program.
  ///   - id: The name by which ``EnvironmentValues/openWindow`` opens the windows. It is in their addresses.
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views.
  public init(
    _ title: Text,
    id: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: title, id: id, at: location) { _ in content() }
  }

  /// Creates windows with a title.
  ///
  /// - Parameters:
  ///   - title: The title of their pages. The default is the name of the program.
  ///   - id: The name by which ``EnvironmentValues/openWindow`` opens the windows. It is in their addresses.
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    id: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: Text(title), id: id, at: location) { _ in content() }
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never
}

extension WindowGroup: PrimitiveScene {
  var windows: [WindowDeclaration] {
    [
      WindowDeclaration(
        id: id,
        valueType: value?.type,
        title: title,
        location: location,
        accepts: { [value] in value?.accepts($0) ?? false },
        content: { [content] in AnyView(content($0)) }
      )
    ]
  }
}
