/// A part of an app's user interface, made of windows.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder
  var body: Body { get }
}

extension Scene where Body == Never {
  /// Unavailable at run time: the library shows a scene whose body is `Never`.
  public var body: Never {
    fatalError("'\(Self.self)' has no body, because the library shows it.")
  }
}

extension Never: Scene {}

/// Combines the statements of an app's `body` into one scene.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }
}
