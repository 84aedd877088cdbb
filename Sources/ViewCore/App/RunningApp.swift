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
  package var window: some View { AppWindowView(app: self, changes: changes) }

  /// The title of the pages, if the app sets one.
  package var title: String? {
    let environment = EnvironmentValues()
    return windows(in: environment).first?.title?.string(in: environment)
  }

  /// The content of the window whose body is running.
  fileprivate func content(in environment: EnvironmentValues) -> AnyView {
    let windows = windows(in: environment)
    guard let graph = UpdatableNode.evaluating?.setting.graph,
      let window = graph.chooseWindow(among: windows, in: environment)
    else { return windows.first?.content(nil) ?? AnyView(EmptyView()) }
    let content = window.content(graph.windowAddress.openedValue)
    #if DEBUG
    if graph.appWindow == nil {
      graph.appWindow = AppWindow(showing: content, models: models, location: window.location)
    }
    #endif
    return content
  }

  /// The kinds of windows that the app declares, evaluated in the environment of one of them.
  private func windows(in environment: EnvironmentValues) -> [WindowDeclaration] {
    properties.install(into: app, owner: changes, environment: environment).body.declaredWindows
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
private struct AppWindowView<Content: App> {
  let app: RunningApp<Content>
  @ObservedObject var changes: AppChanges
  @Environment(\.self) private var environment
}

extension AppWindowView: View {
  var body: some View {
    app.content(in: environment)
  }
}
