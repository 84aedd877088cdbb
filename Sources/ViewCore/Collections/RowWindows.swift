/// The windows of a page's long collections, by the elements that contain their rows.
@MainActor
final class RowWindows {
  private var windows: [NodeID: [RowWindow]] = [:]
  /// The rows that exist in each lazy container without a request of the page.
  private var rowsAtOnce: [NodeID: Int] = [:]
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

  /// The number of rows that a lazy container has without a request of the page, those of short collections aside.
  ///
  /// A list of sixty sections with a hundred rows each would otherwise have six thousand rows.
  private static let allowance = 400

  /// Allows a collection to make rows without a request of the page, if its container has few.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - former: The number of rows that the collection was allowed before.
  ///   - container: The lazy container, or `nil` if there is none.
  /// - Returns: Whether the collection may make the rows.
  func allow(_ count: Int, insteadOf former: Int, in container: NodeID?) -> Bool {
    guard let container, count != former else { return true }
    let sum = rowsAtOnce[container, default: 0] + count - former
    guard sum <= Self.allowance || count < former else { return false }
    rowsAtOnce[container] = sum == 0 ? nil : sum
    return true
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
