import Foundation
import Testing
import ViewCore
import ViewTesting

/// Actions for the way of the pointer of a mouse.
@MainActor
struct OnContinuousHoverTests {
  private struct Chart: View {
    @State private var phase: HoverPhase?
    @State private var isShown = true
    var space = CoordinateSpace.local

    var body: some View {
      Text(verbatim: phase.map { "\($0)" } ?? "nothing")
      if isShown {
        Button("Chart") { isShown = false }
          .onContinuousHover(coordinateSpace: space) { phase = $0 }
      }
    }
  }

  private let place = CGPoint(x: 3, y: 4)

  @Test func viewKnowsTheWayOfThePointer() throws {
    let view = ViewHarness { Chart() }
    try view.send(.pointer(.init(location: place)), nearest: .button("Chart"))
    #expect(view.text.first == "\(HoverPhase.active(place))")
    try view.send(.pointer(.init(location: place, phase: .ended)), nearest: .button("Chart"))
    #expect(view.text.first == "ended")
  }

  @Test func pointerLeavesAViewThatIsRemoved() throws {
    let view = ViewHarness { Chart() }
    try view.send(.pointer(.init(location: place)), nearest: .button("Chart"))
    try view.tap(.button("Chart"))
    #expect(view.text == ["ended"])
  }

  @Test func pageMeasuresInTheCoordinateSpace() {
    #expect(!ViewHarness { Chart() }.outline.contains("data-space"))
    #expect(ViewHarness { Chart(space: .global) }.outline.contains("data-space=\"\""))
    let named = ViewHarness { Chart(space: .named("board")) }
    #expect(named.outline.contains("data-space=\"board\""))
  }
}
