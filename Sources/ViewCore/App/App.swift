/// An app: what `@main` marks, and the windows that it shows.
///
/// ```swift
/// @main
/// struct CounterApp: App {
///   var body: some Scene {
///     WindowGroup {
///       CounterView()
///     }
///   }
/// }
/// ```
///
/// There is one value of the type in a process, whatever the number of windows: state that the app
/// declares is shared by all of them, state that the views declare belongs to one.
@MainActor
@preconcurrency
public protocol App {
  /// The type of scene that the body is made of.
  associatedtype Body: Scene

  /// The windows.
  @SceneBuilder
  var body: Body { get }

  /// Creates the app. Called once.
  init()
}
