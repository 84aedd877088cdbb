/// Refreshes the data of a view, as set by ``View/refreshable(action:)``.
@MainActor
@preconcurrency
public struct RefreshAction {
  let action: TaskAction

  /// Refreshes the data.
  public func callAsFunction() async {
    await ViewCode.refreshable.run(action)
  }
}

extension View {
  /// Lets the user refresh the lists, forms and scroll views inside.
  ///
  /// Each has a button above its content, which shows progress until the action has ended.
  ///
  /// ```swift
  /// List(meetings) { … }.refreshable { await model.reload() }
  /// ```
  ///
  /// - Parameter action: Loads the data, on the actor of the code around it. It continues while the
  ///   view is hidden, and is cancelled when the view is removed.
  /// - Returns: The view with the refresh action.
  public func refreshable(
    @_inheritActorContext action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    EnvironmentView(content: self, value: TaskAction(run: action)) {
      $1.refresh = RefreshAction(action: $0)
    }
  }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// Refreshes the data of the enclosing views, or `nil` if none can be refreshed.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// Scrolling content below a refresh button, if a refresh action is set.
struct Refreshable<Content: View>: View {
  let tag: String
  let content: Content
  @Environment(\.refresh) private var refresh

  var body: some View {
    if let refresh { RefreshControl(tag: tag, refresh: refresh) }
    content
  }
}

private struct RefreshControl: View {
  let tag: String
  let refresh: RefreshAction
  /// The running action, until it ends or the view is removed.
  @State private var work: Task<Void, Never>?

  var body: some View {
    LifetimeView(
      content: PlainBox(
        tag: tag,
        content: TupleView(
          ButtonElement(
            name: "borderless",
            role: nil,
            action: start,
            label: Image(systemName: "arrow.clockwise")
              .accessibilityLabel("Refresh")
          )
          .disabled(work != nil),
          work == nil ? nil : ProgressView()
        )
      ),
      observer: WorkObserver { work?.cancel() }
    )
  }

  private func start() {
    work = Task {
      await refresh()
      work = nil
    }
  }
}

/// Cancels the running action when the view is removed, but not while it is hidden.
private struct WorkObserver: LifetimeObserver {
  let end: () -> Void

  func appear(in graph: ViewGraph) {}

  func update(_ memory: inout Void, in graph: ViewGraph) {}

  func disappear(_ memory: Void, in graph: ViewGraph) {
    end()
  }
}

/// The container of the button, which is not a row.
private struct PlainBox<Content: View> {
  let tag: String
  let content: Content
}

extension PlainBox: ElementView {
  static var isInFlow: Bool { false }

  func render(in context: NodeContext) -> Rendering<Content> {
    Rendering(element: Element(tag, attributes: [.init("class", "refresh")]), content: content)
  }
}
