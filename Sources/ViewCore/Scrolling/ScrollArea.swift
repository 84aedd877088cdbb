import Foundation

/// A scroll view, a list or a form on the page.
@MainActor
struct ScrollArea {
  /// A distance beyond all content.
  private static let farthest = 30_000_000.0

  weak var element: ElementNode?
  weak var graph: ViewGraph?
  let layoutDirection: LayoutDirection

  /// Scrolls to an edge of the content.
  func scroll(to edge: Edge) {
    let isReversed = layoutDirection == .rightToLeft
    switch edge {
    case .top: scroll(x: nil, y: -Self.farthest)
    case .bottom: scroll(x: nil, y: Self.farthest)
    case .leading: scroll(x: isReversed ? Self.farthest : -Self.farthest, y: nil)
    case .trailing: scroll(x: isReversed ? -Self.farthest : Self.farthest, y: nil)
    }
  }

  /// Scrolls until a place of the content is at the upper left corner, along the axes that have a coordinate.
  func scroll(x: CGFloat?, y: CGFloat?) {
    graph?.makeRows { [element, graph] in
      graph?.finish()
      graph?.afterPatches {
        guard let element, element.isOnPage else { return }
        graph?.emit(.scrollArea(node: element.id, x: x.map { Double($0) }, y: y.map { Double($0) }))
      }
    }
  }
}

extension Element {
  /// Returns the element of a scroll view, a list or a form with what the page has to know of its scrolling.
  func scrollArea(in environment: EnvironmentValues) -> Element {
    let observations = environment.scrollObservations
    var element = self
    element["data-locked"] = environment.isScrollEnabled ? nil : ""
    element["data-anchors"] = environment.scrollSettings.anchors?.json
    guard !observations.isEmpty else { return element }
    let needs = observations.reduce(into: ScrollNeeds()) { $0.formUnion($1.needs) }
    let anchor = observations.last { $0.needs.contains(.position) }?.anchor ?? .topLeading
    element.events.insert(.place)
    element["data-scroll"] =
      "\(needs.rawValue) \(CSS.number(anchor.x)) \(CSS.number(anchor.y))"
    return element
  }
}

extension ElementBehavior {
  /// The behavior of a scroll view, a list or a form that has observers.
  @MainActor
  static func scrollArea(in environment: EnvironmentValues) -> ElementBehavior? {
    let observers = environment.scrollObservations.map(\.observer)
    guard !observers.isEmpty else { return nil }
    let margins = environment.scrollSettings.margins
    let layoutDirection = environment.layoutDirection
    return ElementBehavior { event in
      guard case .place(let place) = event,
        let report = ScrollReport(place, margins: margins, layoutDirection)
      else { return }
      for observer in observers { observer.receive(report) }
    }
  }
}
