import Foundation
import Testing

@testable import ViewCore
@testable import ViewTesting

/// Actions follow whether a view is visible in its scroll view.
@MainActor
struct ScrollVisibilityTests {
  /// A view of 100 × 50 points, whose place in a scroll view of 100 × 200 points the page reports.
  private func visibilities(
    at tops: [CGFloat],
    threshold: Double = 0.5,
    height: CGFloat = 200
  ) throws -> [Bool] {
    let received = Received<Bool>()
    var window = GraphWindow.mounted(
      ScrollView {
        Text("a").onScrollVisibilityChange(threshold: threshold) { received.values.append($0) }
      }
    )
    func report(_ corners: [CGPoint]) throws {
      let view = try #require(window.page.nodes.first { $0.value.element.events.contains(.place) })
      let place = Event.Place(size: CGSize(width: 100, height: 50), corners: corners)
      #expect(window.graph.handle(.place(place), on: view.key) == .handled)
      window.take(window.graph.flush())
    }
    try report([CGPoint(x: 0, y: 7)])
    for top in tops {
      let corner = CGPoint(x: 0, y: top)
      try report([corner, corner, CGPoint(x: height == 0 ? 0 : -100, y: top - height)])
    }
    return received.values
  }

  @Test func actionReceivesWhetherEnoughIsSeen() throws {
    #expect(try visibilities(at: [0, -20, -30, -60, 170, 190]) == [true, false, true, false])
    #expect(try visibilities(at: [-40, -49, -50], threshold: 0) == [true, false])
    #expect(try visibilities(at: [150, 151], threshold: 1) == [true, false])
  }

  @Test func actionWaitsForThePlaceInTheScrollView() throws {
    #expect(try visibilities(at: []) == [])
  }

  @Test func actionDoesNotRunWithoutAScrollView() throws {
    #expect(try visibilities(at: [0], height: 0) == [])
  }
}
