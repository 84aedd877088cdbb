import Foundation
import Testing

@testable import ViewCore
@testable import ViewTesting

/// Frames in the coordinate spaces of scroll views, and the bounds of spaces.
@MainActor
struct ScrollSpaceTests {
  private func reader(in window: GraphWindow) throws -> (key: NodeID, value: PageModel.Node) {
    try #require(window.page.nodes.first { $0.value.element.events.contains(.place) })
  }

  private func report(_ corners: [CGPoint], in window: inout GraphWindow) throws {
    let place = Event.Place(
      size: CGSize(width: 10, height: 20),
      shownSize: CGSize(width: 20, height: 40),
      corners: corners
    )
    #expect(window.graph.handle(.place(place), on: try reader(in: window).key) == .handled)
    window.take(window.graph.flush())
  }

  private func spaces(in window: GraphWindow) throws -> String? {
    try reader(in: window).value.element["data-spaces"]
  }

  @Test func frameIsThatInTheScrollViewOnceThePageHasReportedIt() throws {
    let spaces: [(@Sendable (GeometryProxy) -> CGFloat, String)] = [
      ({ $0.frame(in: .scrollView).minY }, "[\"\\u0001.scroll\"]"),
      ({ $0.frame(in: .scrollView(axis: .vertical)).minY }, "[\"\\u0001.scroll.vertical\"]"),
      ({ $0.frame(in: .scrollView(axis: .horizontal)).minY }, "[\"\\u0001.scroll.horizontal\"]"),
    ]
    for (top, names) in spaces {
      let received = Received<CGFloat>()
      var window = GraphWindow.mounted(
        Text("a").onGeometryChange(for: CGFloat.self, of: top) { received.values.append($0) }
      )
      #expect(try self.spaces(in: window) == nil)
      try report([CGPoint(x: 1, y: 2)], in: &window)
      #expect(received.values == [])
      #expect(try self.spaces(in: window) == names)
      try report([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)], in: &window)
      #expect(received.values == [4])
    }
  }

  @Test func boundsOfASpaceAreInTheCoordinatesOfTheView() throws {
    let received = Received<CGRect?>()
    var window = GraphWindow.mounted(
      Text("a").onGeometryChange(for: CGRect?.self) { proxy in
        proxy.bounds(of: .named("board"))
      } action: {
        received.values.append($0)
      }
      .coordinateSpace(.named("board"))
    )
    let (corner, far) = (CGPoint(x: 4, y: 6), CGPoint(x: -96, y: -194))
    try report([.zero, corner], in: &window)
    try report([.zero, corner, far], in: &window)
    #expect(received.values == [CGRect(x: -2, y: -3, width: 50, height: 100)])
  }

  @Test func spaceOfNoViewHasNoBounds() throws {
    let received = Received<Bool>()
    var window = GraphWindow.mounted(
      Text("a").onGeometryChange(for: Bool.self) { proxy in
        proxy.bounds(of: .named("none")) == nil
      } action: {
        received.values.append($0)
      }
    )
    try report([.zero], in: &window)
    #expect(received.values == [true])
    #expect(try spaces(in: window) == nil)
  }
}
