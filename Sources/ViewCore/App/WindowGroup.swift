/// The windows of an app: each page that a browser opens is one.
///
/// ```swift
/// WindowGroup("Trips") {
///   TripsView()
/// }
/// ```
///
/// The content is made for each window anew, so that two windows share nothing but what the content
/// refers to.
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
  ///   - titleKey: What a browser calls their pages, which is the name of the program otherwise.
  ///   - content: The views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleKey), content: content)
  }

  /// Creates windows with a title.
  ///
  /// - Parameters:
  ///   - title: What a browser calls their pages, which is the name of the program otherwise.
  ///   - content: The views.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title, content: content)
  }

  /// Creates windows with a title.
  ///
  /// - Parameters:
  ///   - title: What a browser calls their pages, which is the name of the program otherwise.
  ///   - content: The views.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(title), content: content)
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never
}

/// A scene that the library shows: it knows the content of a window.
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
  /// The scene that the library shows, looked for through scenes that an app declares itself.
  var windows: any WindowScene {
    (self as? any WindowScene) ?? body.windows
  }
}
