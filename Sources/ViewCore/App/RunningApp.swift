import OpenCombine

/// The app of this process: one value of its type, whose state all windows share.
@MainActor
package final class RunningApp<Content: App> {
  private let app: Content
  private let changes = AppChanges()
  private let models = WindowModels()
  private var properties = DynamicPropertyStorage(for: Content.self)

  /// Creates the app's value, or wraps an existing one.
  package init(_ app: Content = Content()) {
    self.app = app
  }

  /// Makes the graph of a new window.
  package func makeWindow(
    in environment: EnvironmentValues = EnvironmentValues(),
    at address: PageAddress? = nil
  ) -> ViewGraph {
    ViewGraph(root: window, environment: environment, address: address)
  }

  /// The root view of each window.
  package var window: some View { Window(app: self, changes: changes) }

  /// The title of the pages, if the app sets one.
  package var title: String? {
    let environment = EnvironmentValues()
    return scene(in: environment).windowTitle?.string(in: environment)
  }

  /// The content of the window whose body is running.
  fileprivate func content(in environment: EnvironmentValues) -> AnyView {
    let scene = scene(in: environment)
    let content = scene.windowContent
    #if DEBUG
    if let graph = UpdatableNode.evaluating?.setting.graph, graph.appWindow == nil {
      graph.appWindow = AppWindow(
        showing: content,
        models: models,
        location: scene.windowLocation
      )
    }
    #endif
    return content
  }

  /// The app's windows, evaluated in the environment of one of them.
  fileprivate func scene(in environment: EnvironmentValues) -> any WindowScene {
    properties.install(into: app, owner: changes, environment: environment).body.windows
  }
}

/// Notifies all windows of a change in an object that the app observes.
private final class AppChanges: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
}

extension AppChanges: @MainActor DynamicPropertyOwner {
  func invalidate() {
    objectWillChange.send()
  }
}

/// The root view of one window.
private struct Window<Content: App> {
  let app: RunningApp<Content>
  @ObservedObject var changes: AppChanges
  @Environment(\.self) private var environment
}

extension Window: View {
  var body: some View {
    app.content(in: environment)
  }
}
