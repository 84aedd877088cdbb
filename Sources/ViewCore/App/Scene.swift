/// A part of an app's windows.
@MainActor
@preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder
  var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

extension App {
  /// The view graph of a new window of this app, for its host.
  package func makeWindow() -> ViewGraph { fatalError("placeholder") }
}
