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
  private let content: () -> Content

  private init(title: Text?, content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }

  /// Creates windows that show the views of a block.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(title: nil, content: content)
  }

  /// Creates windows with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of their pages. The default is the name of the program.
  ///   - content: The views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleKey), content: content)
  }

  /// Creates windows with a title.
  ///
  /// - Parameters:
  ///   - title: The title of their pages. The default is the name of the program.
  ///   - content: The views.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title, content: content)
  }

  /// Creates windows with a title.
  ///
  /// - Parameters:
  ///   - title: The title of their pages. The default is the name of the program.
  ///   - content: The views.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(title), content: content)
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never
}

/// A scene that the library shows, with the content of its windows.
@MainActor
protocol WindowScene: Scene {
  var windowTitle: Text? { get }
  var windowContent: AnyView { get }
}

extension WindowGroup: WindowScene {
  var windowTitle: Text? { title }
  var windowContent: AnyView { AnyView(content()) }
}

extension Scene {
  /// The scene that the library shows, found by descending through the app's own scenes.
  var windows: any WindowScene {
    (self as? any WindowScene) ?? body.windows
  }
}
