internal import ConcurrencyExtras

/// A window that an app declares beside others, such as one that shows its activity.
///
/// ```swift
/// Window("Activity", id: "activity") {
///   ActivityView()
/// }
/// ```
///
/// Differs from SwiftUI in that it may be shown by several pages at once: a page does not find another one of its user.
public struct Window<Content: View> {
  private let title: Text
  private let id: String
  private let location: SourceLocation
  private let content: () -> Content

  private init(
    title: Text,
    id: String,
    at location: SourceLocation,
    content: @escaping () -> Content
  ) {
    self.title = title
    self.id = id
    self.location = location
    self.content = content
  }

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - titleKey: The title of its pages.
  ///   - id: The name by which ``EnvironmentValues/openWindow`` opens it. It is in the address of its pages.
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views.
  public init(
    _ titleKey: LocalizedStringKey,
    id: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: Text(titleKey), id: id, at: location, content: content)
  }

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - title: The title of its pages.
  ///   - id: The name by which ``EnvironmentValues/openWindow`` opens it. It is in the address of its pages.
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views.
  public init(
    _ title: Text,
    id: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: title, id: id, at: location, content: content)
  }

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - title: The title of its pages.
  ///   - id: The name by which ``EnvironmentValues/openWindow`` opens it. It is in the address of its pages.
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    id: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: Text(title), id: id, at: location, content: content)
  }
}

extension Window: Scene {
  public typealias Body = Never
}

extension Window: PrimitiveScene {
  var windows: [WindowDeclaration] {
    [
      WindowDeclaration(id: id, title: title, location: location) { _ in AnyView(content()) }
    ]
  }
}
