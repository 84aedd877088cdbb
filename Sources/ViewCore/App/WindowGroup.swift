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
  private let location: SourceLocation
  private let content: () -> Content

  private init(title: Text?, at location: SourceLocation, content: @escaping () -> Content) {
    self.title = title
    self.location = location
    self.content = content
  }

  /// Creates windows that show the views of a block.
  ///
  /// - Parameters:
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views.
  public init(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: nil, at: location, content: content)
  }

  /// Creates windows with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of their pages. The default is the name of the program.
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views.
  public init(
    _ titleKey: LocalizedStringKey,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: Text(titleKey), at: location, content: content)
  }

  /// Creates windows with a title.
  ///
  /// - Parameters:
  ///   - title: The title of their pages. The default is the name of the program.
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views.
  public init(
    _ title: Text,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: title, at: location, content: content)
  }

  /// Creates windows with a title.
  ///
  /// - Parameters:
  ///   - title: The title of their pages. The default is the name of the program.
  ///   - fileID: Where a mistake in the windows is reported.
  ///   - filePath: Where a mistake in the windows is reported.
  ///   - line: Where a mistake in the windows is reported.
  ///   - column: Where a mistake in the windows is reported.
  ///   - content: The views.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(title: Text(title), at: location, content: content)
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never
}

/// A scene that the library shows, with the content of its windows.
@MainActor
protocol WindowScene: Scene {
  var windowTitle: Text? { get }
  /// Where the app declares its windows.
  var windowLocation: SourceLocation { get }
  var windowContent: AnyView { get }
}

extension WindowGroup: WindowScene {
  var windowTitle: Text? { title }
  var windowLocation: SourceLocation { location }
  var windowContent: AnyView { AnyView(content()) }
}

extension Scene {
  /// The scene that the library shows, found by descending through the app's own scenes.
  var windows: any WindowScene {
    (self as? any WindowScene) ?? body.windows
  }
}
