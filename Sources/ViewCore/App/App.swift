/// An app: what `@main` marks, and the scenes that it shows.
@MainActor
@preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder
  var body: Body { get }
  init()
}
