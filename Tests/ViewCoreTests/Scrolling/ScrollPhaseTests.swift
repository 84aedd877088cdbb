import Foundation
import Testing

@testable import ViewCore
@testable import ViewTesting

/// Actions follow whether a scroll view scrolls.
@MainActor
struct ScrollPhaseTests {
  @Test func actionReceivesEachChange() throws {
    let received = Received<[ScrollPhase]>()
    var window = GraphWindow.mounted(
      ScrollView { Text("a") }.onScrollPhaseChange { received.values.append([$0, $1]) }
    )
    for phase in [0, 1, 2, 2, 3, 0, 4] as [CGFloat] { try window.scroll(phase: phase) }
    #expect(
      received.values == [
        [.idle, .tracking], [.tracking, .interacting], [.interacting, .decelerating],
        [.decelerating, .idle], [.idle, .animating],
      ]
    )
  }

  @Test func actionReceivesTheGeometryIfItAsksForIt() throws {
    let received = Received<CGFloat>()
    var window = GraphWindow.mounted(
      ScrollView { Text("a") }
        .onScrollPhaseChange { _, _, context in
          received.values.append(context.geometry.contentOffset.y)
        }
    )
    let area = try #require(window.scrollAreas.first)
    #expect(window.page.node(area)?.element["data-scroll"] == "3 0 0")
    try window.scroll(offset: CGPoint(x: 0, y: 5), phase: 2)
    #expect(received.values == [5])
  }

  @Test func viewsScrollInThreePhases() {
    let phases: [ScrollPhase] = [.idle, .tracking, .interacting, .decelerating, .animating]
    #expect(phases.map(\.isScrolling) == [false, false, true, true, true])
  }
}
