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
  @State private var places = ScrollPlaces()

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  public var body: some View {
    EnvironmentView(content: content(ScrollViewProxy(places: places)), value: places) {
      $1.scrollPlaces = $0
    }
  }
}

/// Scrolls to views.
@MainActor
public struct ScrollViewProxy {
  let places: ScrollPlaces

  /// Scrolls until a view is visible.
  ///
  /// - Parameters:
  ///   - id: The id of the view, from `id(_:)` or a `ForEach`. An unknown one does nothing.
  ///   - anchor: The place of the view after scrolling. `nil` scrolls as little as possible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
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

  nonisolated init() {}

  func add(_ node: ViewNode, id: AnyHashable, in graph: ViewGraph) {
    places[id] = Place(node: node, graph: graph)
    // Removed views are forgotten in batches.
    if places.count >= limit {
      places = places.filter { $0.value.node != nil }
      limit = max(256, 2 * places.count)
    }
  }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    // The view may be in a deferred row, or deferred rows above it would move it.
    places.first?.value.graph.finish()
    guard let place = places[id], let node = place.node else { return }
    let graph = place.graph
    // The view may be inserted or moved by this flush.
    graph.afterPatches {
      var elements: [ElementNode] = []
      node.appendElements(to: &elements)
      guard let element = elements.first, element.isOnPage else { return }
      graph.emit(.scroll(node: element.id, anchor: anchor.map { Double($0.y) }))
    }
  }
}

extension EnvironmentValues {
  private enum ScrollPlacesKey: EnvironmentKey {
    static var defaultValue: ScrollPlaces? { nil }
  }

  var scrollPlaces: ScrollPlaces? {
    get { self[ScrollPlacesKey.self] }
    set { self[ScrollPlacesKey.self] = newValue }
  }
}
