import Foundation
import Testing

@testable import ViewCore
@testable import ViewTesting

/// Actions follow how far a scroll view is scrolled.
@MainActor
struct ScrollGeometryTests {
  private func geometries(
    of view: some View,
    in direction: LayoutDirection = .leftToRight,
    _ report: (inout GraphWindow) throws -> Void
  ) rethrows -> [ScrollGeometry] {
    let received = Received<ScrollGeometry>()
    var window = GraphWindow.mounted(
      view.onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, new in
        received.values.append(new)
      }
      .environment(\.layoutDirection, direction)
    )
    try report(&window)
    return received.values
  }

  @Test func actionReceivesTheFirstValueAndEachOther() throws {
    let received = Received<[Bool]>()
    var window = GraphWindow.mounted(
      ScrollView { Text("a") }
        .onScrollGeometryChange(for: Bool.self) { geometry in
          geometry.contentOffset.y > 50
        } action: { oldValue, newValue in
          received.values.append([oldValue, newValue])
        }
    )
    for offset in [0, 40, 60, 90, 10] { try window.scroll(offset: CGPoint(x: 0, y: offset)) }
    #expect(received.values == [[false, false], [false, true], [true, false]])
  }

  @Test func marginsAreInsets() throws {
    let view = ScrollView { Text("a") }.contentMargins(.top, 10).contentMargins(.leading, 4)
    let geometry = try geometries(of: view) { try $0.scroll(offset: CGPoint(x: 0, y: 30)) }
    #expect(
      geometry == [
        ScrollGeometry(
          contentOffset: CGPoint(x: -4, y: 20),
          contentSize: CGSize(width: 96, height: 890),
          contentInsets: EdgeInsets(top: 10, leading: 4, bottom: 0, trailing: 0),
          containerSize: CGSize(width: 100, height: 200)
        )
      ]
    )
    #expect(geometry.first?.visibleRect == CGRect(x: -4, y: 20, width: 100, height: 200))
    #expect(geometry.first?.bounds == CGRect(x: 0, y: 30, width: 96, height: 190))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func restOfThePageIsInTheInsets(direction: LayoutDirection) throws {
    let view = List { Text("a") }
    let geometry = try geometries(of: view, in: direction) {
      try $0.scroll(before: CGPoint(x: 1, y: 52), after: CGPoint(x: 3, y: 8))
    }
    let isReversed = direction == .rightToLeft
    #expect(
      geometry.map(\.contentInsets) == [
        EdgeInsets(top: 52, leading: isReversed ? 3 : 1, bottom: 8, trailing: isReversed ? 1 : 3)
      ]
    )
  }

  @Test func reportsThatAreNoneOfAScrollViewAreIgnored() throws {
    let view = Form { Text("a") }
    let geometry = try geometries(of: view) { window in
      let area = try #require(window.scrollAreas.first)
      let size = CGSize(width: 1, height: 1)
      let phases = [CGPoint(x: 5, y: 0), CGPoint(x: 0.5, y: 0), CGPoint(x: CGFloat.nan, y: 0)]
      for corners in [[.zero]] + phases.map({ Array(repeating: .zero, count: 4) + [$0] }) {
        let place = Event.Place(size: size, corners: corners)
        #expect(window.graph.handle(.place(place), on: area) == .handled)
      }
    }
    #expect(geometry == [])
  }

  @Test func outermostScrollViewCounts() throws {
    let view = ScrollView { ScrollView(.horizontal) { Text("a") } }
    var window = GraphWindow.mounted(
      view.onScrollGeometryChange(for: Int.self, of: { _ in 0 }, action: { _, _ in })
    )
    let area = try #require(window.scrollAreas.first)
    #expect(window.scrollAreas == [area])
    #expect(window.page.node(area)?.element["class"] == "scroll vertical")
    try window.scroll()
  }

  @Test func pageReportsNothingWhereNobodyAsks() {
    let view = ScrollView { List { Text("a") } }
    let window = GraphWindow.mounted(view)
    #expect(window.scrollAreas == [])
    #expect(window.page.nodes.values.allSatisfy { !$0.element.events.contains(.place) })
  }

  @Test func eachModifierGetsItsReports() throws {
    let received = Received<String>()
    var window = GraphWindow.mounted(
      ScrollView { Text("a") }
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, y in
          received.values.append("inner \(y)")
        }
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { _, height in
          received.values.append("outer \(height)")
        }
    )
    try window.scroll(offset: CGPoint(x: 0, y: 7))
    #expect(received.values.sorted() == ["inner 7.0", "outer 900.0"])
  }
}
