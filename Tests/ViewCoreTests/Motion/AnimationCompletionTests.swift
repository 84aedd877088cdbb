import Clocks
import Testing
import ViewCore
import ViewTesting

/// What is done when a change has moved.
@MainActor
struct AnimationCompletionTests {
  private struct Mover: View {
    let animation: Animation?
    let log: (String) -> Void
    @State private var isOn = false
    @State private var isSeen = false

    var body: some View {
      Text("Mover").opacity(isOn ? 1 : 0)
      Text("Seen").opacity(isSeen ? 1 : 0)
      Button("Go") {
        isSeen = true
        withAnimation(animation) {
          isOn.toggle()
        } completion: {
          log("completion")
        }
        log("end of action")
      }
    }
  }

  /// A graph whose button has been tapped.
  private func tapped(
    _ animation: Animation?,
    in clock: TestClock<Duration>,
    log: @escaping (String) -> Void
  ) -> ViewGraph {
    let graph = ViewGraph(root: Mover(animation: animation, log: log), clock: clock)
    var buttons: [NodeID] = []
    for case .insert(let tree, _, _) in graph.mount() where tree.element.tag == "button" {
      buttons.append(tree.id)
    }
    for button in buttons { _ = graph.handle(.click, on: button) }
    return graph
  }

  @Test func itRunsWhenTheChangeHasMoved() async {
    let clock = TestClock()
    var log: [String] = []
    let graph = tapped(.linear(duration: 1).repeatCount(2).delay(0.5), in: clock) { log.append($0) }
    _ = graph.flush()
    await clock.advance(by: .milliseconds(2499))
    #expect(log == ["end of action"])
    await clock.advance(by: .milliseconds(1))
    #expect(log == ["end of action", "completion"])
  }

  @Test func aChangeThatDoesNotMoveIsDoneAtOnce() async {
    let clock = TestClock()
    var log: [String] = []
    let graph = tapped(nil, in: clock) { log.append($0) }
    _ = graph.flush()
    await clock.advance()
    #expect(log == ["end of action", "completion"])
  }

  @Test func itDoesNotRunWhereTheWindowIsClosedBefore() async {
    let clock = TestClock()
    var log: [String] = []
    let graph = tapped(.linear(duration: 1), in: clock) { log.append($0) }
    _ = graph.flush()
    await clock.advance(by: .milliseconds(500))
    graph.unmount()
    await clock.advance(by: .milliseconds(1000))
    #expect(log == ["end of action"])
  }

  @Test func itDoesNotRunWhereTheChangeMovesForEver() async {
    let clock = TestClock()
    var log: [String] = []
    let graph = tapped(.linear.repeatForever(), in: clock) { log.append($0) }
    _ = graph.flush()
    await clock.run()
    #expect(log == ["end of action"])
  }

  @Test func itRunsAtOnceWhereNoViewChanges() {
    var log: [String] = []
    let result = withAnimation(.linear(duration: 100), completionCriteria: .removed) {
      log.append("change")
      return 7
    } completion: {
      log.append("completion")
    }
    #expect(result == 7)
    #expect(log == ["change", "completion"])
  }
}
