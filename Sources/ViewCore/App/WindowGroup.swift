/// The windows of an app: each page that a browser opens is one.
///
/// The content is made for each window anew, so that two windows share nothing but what the content
/// refers to.
public struct WindowGroup<Content: View> {
  private let content: () -> Content

  /// Creates windows that show the views of a block.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never
}

/// A scene that the library shows: it knows the content of a window.
@MainActor
protocol WindowScene: Scene {
  var windowContent: AnyView { get }
}

extension WindowGroup: WindowScene {
  var windowContent: AnyView { AnyView(content()) }
}

extension Scene {
  /// The content of a new window, looked for through scenes that an app declares itself.
  var contentOfWindow: AnyView {
    (self as? any WindowScene)?.windowContent ?? body.contentOfWindow
  }
}
