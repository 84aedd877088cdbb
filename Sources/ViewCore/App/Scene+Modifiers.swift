internal import ConcurrencyExtras
public import Foundation
public import Observation
public import OpenCombine

extension Scene {
  /// Sets an environment value for all windows.
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

  /// Provides an observable object for `@Environment(Model.self)` in all windows.
  ///
  /// - Parameter object: The object. `nil` removes one.
  /// - Returns: The scene with the object.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ChangedScene(content: self) { $0.environment(object) }
  }

  /// Provides an object for `@EnvironmentObject` in all windows.
  ///
  /// - Parameter object: The object.
  /// - Returns: The scene with the object.
  public func environmentObject(_ object: some ObservableObject) -> some Scene {
    ChangedScene(content: self) { $0.environmentObject(object) }
  }

  /// Runs an action with each address of the app that is opened in a window.
  ///
  /// ```swift
  /// WindowGroup { AppView(store: store) }
  ///   .onOpenURL { store.send(.addressOpened($0)) }
  /// ```
  ///
  /// It behaves as ``View/onOpenURL(perform:)`` of the content of each window.
  ///
  /// - Parameter action: The action. It receives the whole URL, with scheme and host.
  /// - Returns: The scene with the action.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some Scene {
    ChangedScene(content: self) { $0.onOpenURL(perform: action) }
  }

  /// Runs an action when a value differs from the one in the previous run of the app's body.
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
  /// Differs from SwiftUI in that each window runs the action for itself. The app's environment
  /// values are those of the window, such as its phase. Nothing happens while no window is open.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - initial: Whether to run the action when a window opens too.
  ///   - action: What to do with the old value and the new one.
  /// - Returns: The scene that runs the action.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ChangedScene(content: self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action when a value differs from the one in the previous run of the app's body.
  ///
  /// Each window runs the action for itself.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - initial: Whether to run the action when a window opens too.
  ///   - action: What to do.
  /// - Returns: The scene that runs the action.
  public func onChange(
    of value: some Equatable,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    ChangedScene(content: self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action with the new value when a value has changed.
  ///
  /// Each window runs the action for itself. SwiftUI has deprecated this form and still accepts it.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - action: What to do with the new value.
  /// - Returns: The scene that runs the action.
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ChangedScene(content: self) { $0.onChange(of: value, perform: action) }
  }
}

/// A scene with a modifier of its windows.
struct ChangedScene<Content: Scene, Changed: View> {
  let content: Content
  let change: (AnyView) -> Changed
}

extension ChangedScene: Scene {
  typealias Body = Never
}

extension ChangedScene: PrimitiveScene {
  var windows: [WindowDeclaration] {
    content.declaredWindows.map { window in
      WindowDeclaration(
        id: window.id,
        valueType: window.valueType,
        title: window.title,
        location: window.location,
        accepts: window.accepts,
        content: { AnyView(change(window.content($0))) }
      )
    }
  }
}
