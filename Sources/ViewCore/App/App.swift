/// An app and its windows.
///
/// The type is marked with `@main`.
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
/// A process has one value of the type. All windows share the state that the app declares; each
/// window has its own state of the views.
@MainActor
@preconcurrency
public protocol App {
  /// The type of the body.
  associatedtype Body: Scene

  /// The windows.
  @SceneBuilder
  var body: Body { get }

  /// Creates the app, once in each process.
  init()
}
