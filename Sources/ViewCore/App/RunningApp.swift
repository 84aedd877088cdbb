import OpenCombine

/// An app in its process: one value of its type, whose state all windows share.
@MainActor
package final class RunningApp<Content: App> {
  private let app: Content
  private let changes = AppChanges()
  private var properties: DynamicPropertyStorage

  /// Creates the app's value, or takes over one that exists.
  package init(_ app: Content = Content()) {
    properties = DynamicPropertyStorage(for: Content.self)
    self.app = properties.install(into: app, owner: changes, environment: EnvironmentValues())
  }

  /// The graph of a new window.
  package func makeWindow(in environment: EnvironmentValues = EnvironmentValues()) -> ViewGraph {
    ViewGraph(root: Window(app: app, changes: changes), environment: environment)
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
  let app: Content
  @ObservedObject var changes: AppChanges
}

extension Window: View {
  var body: some View {
    app.body.contentOfWindow
  }
}
