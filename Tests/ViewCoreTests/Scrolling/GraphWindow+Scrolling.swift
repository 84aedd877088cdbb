import Foundation
import Testing

@testable import ViewCore
@testable import ViewTesting

extension GraphWindow {
  /// The scroll views that the page is asked about.
  var scrollAreas: [NodeID] {
    page.nodes.filter { $0.value.element["data-scroll"] != nil }.keys.sorted()
  }

  /// The element that shows a text.
  func node(_ text: String) throws -> NodeID {
    try #require(page.nodes.first { $0.value.element.text == text }?.key)
  }

  /// Reports how the scroll view is scrolled, as the page does.
  ///
  /// - Parameters:
  ///   - offset: The offset of the visible part, which has 100 × 200 points.
  ///   - content: The size of the content.
  ///   - before: What the page has before the scroll view.
  ///   - after: What the page has after the scroll view.
  ///   - phase: The number of the phase.
  ///   - target: The view at the anchor: 0 if the user has not scrolled.
  /// - Returns: The patches that follow.
  /// - Throws: If there is no such scroll view.
  @discardableResult
  mutating func scroll(
    offset: CGPoint = .zero,
    content: CGSize = CGSize(width: 100, height: 900),
    before: CGPoint = .zero,
    after: CGPoint = .zero,
    phase: CGFloat = 0,
    target: Int = 0
  ) throws -> [Patch] {
    let corners = [
      offset, CGPoint(x: content.width, y: content.height), before, after,
      CGPoint(x: phase, y: CGFloat(target)),
    ]
    let place = Event.Place(size: CGSize(width: 100, height: 200), corners: corners)
    let area = try #require(scrollAreas.first)
    #expect(graph.handle(.place(place), on: area) == .handled)
    let patches = graph.flush()
    take(patches)
    return patches
  }

  /// A window whose page has the first patches.
  static func mounted(_ view: some View, makesRowsOnDemand: Bool = false) -> GraphWindow {
    var window = GraphWindow(view, makesRowsOnDemand: makesRowsOnDemand)
    window.take(window.graph.mount())
    return window
  }
}
