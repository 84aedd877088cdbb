/// Brings what a view shows up to date, as ``View/refreshable(action:)`` says.
@MainActor
@preconcurrency
public struct RefreshAction {
  let action: TaskAction

  /// Brings the data up to date.
  public func callAsFunction() async {
    await action.run()
  }
}

extension View {
  /// Lets a person bring the lists, forms and scroll views inside up to date.
  ///
  /// Each has a button above its content, which shows that work goes on until the action has ended.
  ///
  /// ```swift
  /// List(meetings) { … }.refreshable { await model.reload() }
  /// ```
  ///
  /// - Parameter action: Gets the data, on the actor of the code that it is written in. It goes on while
  ///   the view is out of sight, and is cancelled when the view goes.
  /// - Returns: The view, which can be refreshed.
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

  /// Brings what the views around show up to date, where they can be.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// What scrolls, below a button that refreshes it where there is something to do so.
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
  /// What goes on, until it has ended or the view is gone.
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

/// Ends work with the view that it is done for, which goes on while the view is merely out of sight.
private struct WorkObserver: LifetimeObserver {
  let end: () -> Void

  func appear(in graph: ViewGraph) {}

  func update(_ memory: inout Void, in graph: ViewGraph) {}

  func disappear(_ memory: Void, in graph: ViewGraph) {
    end()
  }
}

/// The place of the button, which is no row.
private struct PlainBox<Content: View> {
  let tag: String
  let content: Content
}

extension PlainBox: View {
  typealias Body = Never
}

extension PlainBox: ElementView {
  static var isInFlow: Bool { false }

  func render(in context: NodeContext) -> Rendering<Content> {
    Rendering(element: Element(tag, attributes: [.init("class", "refresh")]), content: content)
  }
}
