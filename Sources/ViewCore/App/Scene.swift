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
///
/// ```swift
/// var body: some Scene {
///   WindowGroup { TripsView() }
///   WindowGroup("Trip", id: "trip", for: Trip.ID.self) { $id in
///     TripView(id: id)
///   }
/// }
/// ```
///
/// A page that a user opens shows the first scene. ``EnvironmentValues/openWindow`` opens pages of the others.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }

  @MainActor
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> SceneList {
    var scenes: [any Scene] = []
    for scene in repeat each content { scenes.append(scene) }
    return SceneList(scenes: scenes)
  }

  @MainActor
  public static func buildOptional(_ content: (any Scene)?) -> SceneList {
    SceneList(scenes: content.map { [$0] } ?? [])
  }

  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// Several scenes, the result of a ``SceneBuilder``.
public struct SceneList {
  let scenes: [any Scene]
}

extension SceneList: Scene {
  public typealias Body = Never
}

extension SceneList: PrimitiveScene {
  var windows: [WindowDeclaration] { scenes.flatMap { $0.declaredWindows } }
}
