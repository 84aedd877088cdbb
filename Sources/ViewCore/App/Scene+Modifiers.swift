public import Observation
public import OpenCombine

extension Scene {
  /// Sets a value of the environment for all windows.
  ///
  /// ```swift
  /// WindowGroup {
  ///   TripsView()
  /// }
  /// .environment(\.locale, Locale(identifier: "de"))
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The new value.
  /// - Returns: The scene with the value.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene {
    ChangedScene(content: self) { $0.environment(keyPath, value) }
  }

  /// Hands an observable object to all windows, for `@Environment(Model.self)`.
  ///
  /// - Parameter object: The object. `nil` takes one away.
  /// - Returns: The scene with the object.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ChangedScene(content: self) { $0.environment(object) }
  }

  /// Hands an object to all windows, for `@EnvironmentObject`.
  ///
  /// - Parameter object: The object.
  /// - Returns: The scene with the object.
  public func environmentObject(_ object: some ObservableObject) -> some Scene {
    ChangedScene(content: self) { $0.environmentObject(object) }
  }

  /// Runs an action when a value differs from what it was the last time the app's body ran.
  ///
  /// ```swift
  /// @main
  /// struct TripsApp: App {
  ///   @Environment(\.scenePhase) private var scenePhase
  ///
  ///   var body: some Scene {
  ///     WindowGroup { TripsView() }
  ///       .onChange(of: scenePhase) { _, phase in
  ///         if phase == .background { save() }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// Differs from SwiftUI in that each window runs the action for itself: what the app reads of its
  /// environment is the window's, as its phase, and nothing happens while no window is open.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - initial: Whether to run the action when a window opens too.
  ///   - action: What to do with the old value and the new one.
  /// - Returns: The scene, watched.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ChangedScene(content: self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action when a value differs from what it was the last time the app's body ran.
  ///
  /// Each window runs it for itself, as in the form with the old value and the new one.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - initial: Whether to run the action when a window opens too.
  ///   - action: What to do.
  /// - Returns: The scene, watched.
  public func onChange(
    of value: some Equatable,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    ChangedScene(content: self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action with the new value when a value differs from what it was the last time.
  ///
  /// Each window runs it for itself. SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - action: What to do with the new value.
  /// - Returns: The scene, watched.
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ChangedScene(content: self) { $0.onChange(of: value, perform: action) }
  }
}

/// A scene whose windows show what a modifier makes of them.
private struct ChangedScene<Content: Scene, Changed: View> {
  let content: Content
  let change: (AnyView) -> Changed
}

extension ChangedScene: Scene {
  typealias Body = Never
}

extension ChangedScene: WindowScene {
  var windowTitle: Text? { content.windows.windowTitle }
  var windowContent: AnyView { AnyView(change(content.windows.windowContent)) }
}
