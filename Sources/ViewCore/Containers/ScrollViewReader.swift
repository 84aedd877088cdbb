/// Views with a proxy that scrolls to one of them.
///
/// ```swift
/// ScrollViewReader { proxy in
///   Button("Last") { proxy.scrollTo(messages.last?.id) }
///   ScrollView { ForEach(messages) { Text($0.text).id($0.id) } }
/// }
/// ```
public struct ScrollViewReader<Content: View> {
  /// Makes the views for a proxy.
  public var content: (ScrollViewProxy) -> Content
  @OwnObject private var places = ScrollPlaces()

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  public var body: some View {
    EnvironmentView(content: content(ScrollViewProxy(places: places)), value: places) {
      $1.scrollPlaces.append($0)
    }
  }
}

/// Scrolls to views.
@MainActor
@preconcurrency
public struct ScrollViewProxy {
  let places: ScrollPlaces

  /// Scrolls until a view is visible.
  ///
  /// The nearest scroll view, list or form around it scrolls, and nothing around that. It jumps, unless an animation is
  /// around the call:
  ///
  /// ```swift
  /// withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
  /// ```
  ///
  /// Where we differ: the browser has a duration and a curve of its own.
  ///
  /// - Parameters:
  ///   - id: The id of the view, from `id(_:)` or a `ForEach`. An unknown one does nothing. A row that a long collection
  ///     has not made yet is found by its id in the `ForEach`, or by one that its content has in the closure of the
  ///     `ForEach`. An id in the body of the row's view is not found, because that would need all rows.
  ///   - anchor: The place of the view after scrolling: this point of the view is at the same point of the scroll view.
  ///     `nil` scrolls as little as possible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    places.follow(Transaction.current)
    places.scroll(to: AnyHashable(unwrapped: id), anchor: anchor)
  }
}

/// The views with ids inside of a reader.
@MainActor
final class ScrollPlaces {
  private struct Place {
    weak var node: ViewNode?
    unowned let graph: ViewGraph
  }

  private var places: [AnyHashable: Place] = [:]
  private var limit = 256
  /// The long collections, of which most rows do not exist.
  private var collections: [Place] = []

  nonisolated init() {}

  func add(_ node: ViewNode, id: AnyHashable, in graph: ViewGraph) {
    places[id] = Place(node: node, graph: graph)
    // Removed views are forgotten in batches.
    if places.count >= limit {
      places = places.filter { $0.value.node != nil }
      limit = max(256, 2 * places.count)
    }
  }

  /// Adds a long collection, of which most rows do not exist.
  func add(_ collection: CollectionNode, in graph: ViewGraph) {
    collections.append(Place(node: collection, graph: graph))
  }

  /// Animates the next scrolling as a transaction says.
  func follow(_ transaction: Transaction) { graph?.follow(transaction) }

  private var graph: ViewGraph? { places.first?.value.graph ?? collections.first?.graph }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    guard let graph else { return }
    graph.makeRows { [weak self] in
      // The view may be in a deferred row, or deferred rows above it would move it.
      graph.finish()
      guard let node = self?.node(of: id) else { return }
      // The view may be inserted or moved by this flush.
      graph.afterPatches {
        guard let element = node.firstElement, element.isOnPage else { return }
        graph.emit(.scroll(node: element.id, anchor: anchor))
      }
    }
  }

  /// The ids of the view that begins with an element.
  func ids(of element: NodeID) -> [AnyHashable] {
    places.filter { $0.value.node?.firstElement?.id == element }.map(\.key)
  }

  /// The view with an id, which may be a row of a long collection that is made now.
  private func node(of id: AnyHashable) -> ViewNode? {
    let node = places[id]?.node
    if let node, node.firstElement?.isOnPage == true { return node }
    collections.removeAll { $0.node == nil }
    let collections = collections.compactMap { $0.node as? CollectionNode }
    return row(in: collections) { $0.offset(ofRow: id) }
      ?? row(in: collections) { $0.offset(ofRowCarrying: id) } ?? node
  }

  /// The row of the first collection that knows a position, which is made now.
  private func row(in collections: [CollectionNode], at offset: (CollectionNode) -> Int?)
    -> CollectionRow?
  {
    for collection in collections {
      if let window = collection.window, let offset = offset(collection) {
        return window.show(offset)
      }
    }
    return nil
  }
}

extension ViewNode {
  fileprivate var firstElement: ElementNode? {
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    return elements.first
  }
}

extension EnvironmentValues {
  private enum ScrollPlacesKey: EnvironmentKey {
    static var defaultValue: [ScrollPlaces] { [] }
  }

  /// The views around that scroll to views with ids.
  var scrollPlaces: [ScrollPlaces] {
    get { self[ScrollPlacesKey.self] }
    set { self[ScrollPlacesKey.self] = newValue }
  }
}
