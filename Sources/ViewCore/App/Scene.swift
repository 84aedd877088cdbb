/// A part of an app's windows.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of scene that the body is made of.
  associatedtype Body: Scene

  /// The scenes that this one is made of.
  @SceneBuilder
  var body: Body { get }
}

extension Scene where Body == Never {
  /// Not to be called: a scene whose body is `Never` is shown by the library itself.
  public var body: Never {
    fatalError("'\(Self.self)' has no body, because the library shows it.")
  }
}

extension Never: Scene {}

/// Turns the statements of an app's `body` into one scene.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }
}
