import Foundation
import Testing

@testable import ViewCore
@testable import ViewTesting

@MainActor
struct GeometryProxyTests {
  /// A text that reads its place in its own body.
  private struct Place: View {
    let proxy: GeometryProxy
    let space: CoordinateSpace

    var body: some View {
      let frame = proxy.frame(in: space)
      Text(verbatim: "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)")
    }
  }

  private func window(_ content: some View) -> GraphWindow {
    var window = GraphWindow(content)
    window.take(window.graph.mount())
    return window
  }

  private func reader(in window: GraphWindow) throws -> NodeID {
    try #require(window.page.nodes.first { $0.value.element.events.contains(.place) }).key
  }

  private func report(
    _ corners: [(x: CGFloat, y: CGFloat)],
    shownSize: CGSize? = nil,
    in window: inout GraphWindow
  ) throws {
    let place = Event.Place(
      size: CGSize(width: 3, height: 4),
      shownSize: shownSize,
      corners: corners.map { CGPoint(x: $0.x, y: $0.y) }
    )
    #expect(try window.graph.handle(.place(place), on: reader(in: window)) == .handled)
    window.take(window.graph.flush())
  }

  private func text(of window: GraphWindow) -> [String] {
    window.page.nodes.values.compactMap(\.element.text)
  }

  private func isFollowed(in window: GraphWindow) throws -> Bool {
    try window.page.nodes[reader(in: window)]?.element["data-follows"] != nil
  }

  @Test func contentIsMadeOnceThePlaceIsKnown() throws {
    var window = window(GeometryReader { Place(proxy: $0, space: .global) })
    #expect(text(of: window) == [])
    try report([(1, 2)], in: &window)
    #expect(text(of: window) == ["1.0 2.0 3.0 4.0"])
  }

  @Test func frameIsTheOneOfItsSpace() throws {
    let spaces: [(CoordinateSpace, String)] = [
      (.local, "0.0 0.0 3.0 4.0"), (.global, "1.0 2.0 3.0 4.0"),
      (.named("outer"), "5.0 6.0 3.0 4.0"), (.named(7), "8.0 9.0 3.0 4.0"),
      // A space of no view around is the window's.
      (.named("none"), "1.0 2.0 3.0 4.0"),
    ]
    for (space, expected) in spaces {
      let content = GeometryReader { Place(proxy: $0, space: space) }
        .coordinateSpace(name: 7).coordinateSpace(.named("outer"))
      var window = window(content)
      try report([(1, 2), (5, 6), (8, 9)], in: &window)
      #expect(text(of: window) == [expected])
    }
  }

  @Test func frameIsAsLargeAsOnTheScreenAndTheSizeIsThatOfTheLayout() throws {
    let content = GeometryReader { proxy in
      Place(proxy: proxy, space: .global)
      Place(proxy: proxy, space: .local)
    }
    var window = window(content)
    try report([(1, 2)], shownSize: CGSize(width: 6, height: 8), in: &window)
    #expect(Set(text(of: window)) == ["1.0 2.0 6.0 8.0", "0.0 0.0 3.0 4.0"])
  }

  @Test func cornersOfOtherSpacesAreIgnored() throws {
    var window = window(GeometryReader { Place(proxy: $0, space: .global) })
    try report([(1, 2)], in: &window)
    try report([(0, 0), (0, 0)], in: &window)
    #expect(text(of: window) == ["1.0 2.0 3.0 4.0"])
  }

  @Test func pageFollowsAPlaceOnceABodyHasReadIt() throws {
    var window = window(GeometryReader { Place(proxy: $0, space: .global) })
    #expect(try !isFollowed(in: window))
    try report([(1, 2)], in: &window)
    #expect(try isFollowed(in: window))
    try report([(1, -20)], in: &window)
    #expect(text(of: window) == ["1.0 -20.0 3.0 4.0"])
  }

  @Test func pageDoesNotFollowAPlaceThatNobodyReads() throws {
    let content = GeometryReader { proxy in
      Text(verbatim: "\(proxy.size.width)")
      Place(proxy: proxy, space: .local)
    }
    var window = window(content)
    try report([(1, 2)], in: &window)
    #expect(try !isFollowed(in: window))
  }

  @Test func changeOfAPlaceRunsTheAction() throws {
    let received = Received<CGFloat>()
    var window = window(
      Text("a").onGeometryChange(for: CGFloat.self) {
        $0.frame(in: .global).minY
      } action: {
        received.values.append($0)
      }
    )
    try report([(1, 2)], in: &window)
    #expect(try isFollowed(in: window))
    try report([(5, 2)], in: &window)
    try report([(5, 7)], in: &window)
    #expect(received.values == [2, 7])
  }

  @Test func viewsOfAHarnessAreInTheCornerOfEachSpace() {
    let view = ViewHarness(size: CGSize(width: 3, height: 4)) {
      GeometryReader { Place(proxy: $0, space: .named("a")) }.coordinateSpace(.named("a"))
    }
    #expect(view.text == ["0.0 0.0 3.0 4.0"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func safeAreaIsThatOfTheWindow(direction: LayoutDirection) {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let view = ViewHarness(size: CGSize(width: 3, height: 4), environment: environment) {
      GeometryReader { proxy in
        let insets = proxy.safeAreaInsets
        Text(verbatim: "\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)")
      }
    }
    #expect(view.text == ["0.0 0.0 0.0 0.0"])
    view.report(
      WindowMetrics(safeArea: EdgeInsets(top: 47, leading: 1, bottom: 34, trailing: 2))
    )
    let isReversed = direction == .rightToLeft
    #expect(view.text == [isReversed ? "47.0 2.0 34.0 1.0" : "47.0 1.0 34.0 2.0"])
  }
}
