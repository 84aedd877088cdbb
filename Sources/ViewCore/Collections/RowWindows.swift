/// The windows of a page's long collections, by the elements that contain their rows.
@MainActor
final class RowWindows {
  private var windows: [NodeID: [RowWindow]] = [:]
  /// Work that makes rows, which waits until the collections are up to date.
  private var requests: [() -> Void] = []

  /// Whether rows come and go because a page or an action needs them, and not because the data has changed.
  private(set) var isServing = false

  /// Whether no work waits.
  var isIdle: Bool { requests.isEmpty }

  func add(_ window: RowWindow) {
    windows[window.container.id, default: []].append(window)
  }

  func remove(_ window: RowWindow) {
    let others = windows[window.container.id]?.filter { $0 !== window } ?? []
    windows[window.container.id] = others.isEmpty ? nil : others
  }

  /// Makes the rows that the page needs in an element.
  func show(_ view: Event.RowsInView, in container: NodeID) {
    guard let windows = windows[container], let first = windows.first else { return }
    let children = first.container.children
    let places = Dictionary(uniqueKeysWithValues: children.enumerated().map { ($1.id, $0) })
    for window in windows { window.show(view, places: places) }
  }

  /// Does work that makes rows, as soon as the collections are up to date.
  func request(_ work: @escaping () -> Void) {
    requests.append(work)
  }

  /// Does the work that waits.
  func serve() {
    let requests = self.requests
    self.requests = []
    isServing = true
    defer { isServing = false }
    for request in requests { request() }
  }
}
