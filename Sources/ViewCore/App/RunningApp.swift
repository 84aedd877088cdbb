import OpenCombine

/// An app in its process: one value of its type, whose state all windows share.
@MainActor
package final class RunningApp<Content: App> {
  private let app: Content
  private let changes = AppChanges()
  private let models = WindowModels()
  private var properties = DynamicPropertyStorage(for: Content.self)

  /// Creates the app's value, or takes over one that exists.
  package init(_ app: Content = Content()) {
    self.app = app
  }

  /// The graph of a new window.
  package func makeWindow(in environment: EnvironmentValues = EnvironmentValues()) -> ViewGraph {
    ViewGraph(root: window, environment: environment)
  }

  /// What a window shows, whichever it is.
  package var window: some View { Window(app: self, changes: changes) }

  /// What a browser calls the pages, where the app says so.
  package var title: String? {
    let environment = EnvironmentValues()
    return scene(in: environment).windowTitle?.string(in: environment)
  }

  /// The values that the app hands to a window.
  fileprivate func content(
    of window: WindowModels.WindowID,
    in environment: EnvironmentValues
  ) -> AnyView {
    let content = scene(in: environment).windowContent
    models.note(content, in: window)
    return content
  }

  /// The app's windows, in the environment of one of them.
  fileprivate func scene(in environment: EnvironmentValues) -> any WindowScene {
    properties.install(into: app, owner: changes, environment: environment).body.windows
  }
}

/// Tells all windows that an object changed that the app observes.
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
  @State private var id = WindowModels.WindowID()
}

extension Window: View {
  var body: some View {
    app.content(of: id, in: environment)
  }
}
