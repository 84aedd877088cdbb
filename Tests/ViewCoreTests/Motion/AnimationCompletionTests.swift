import Clocks
import Testing
import ViewCore
import ViewTesting

/// The completions of animated changes.
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

  /// A graph whose button has been tapped and which has flushed.
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
    _ = graph.flush()
    return graph
  }

  /// Waits until the completion waits for the clock: to move the clock before would have it wait for longer.
  private func untilAsleep(_ clock: TestClock<Duration>) async {
    while (try? await clock.checkSuspension()) != nil {}
  }

  @Test(.timeLimit(.minutes(10))) func completionRunsAfterTheAnimation() async {
    let clock = TestClock()
    let (events, log) = AsyncStream.makeStream(of: String.self)
    let animation = Animation.linear(duration: 1).repeatCount(2).delay(0.5)
    let graph = tapped(animation, in: clock) { log.yield($0) }
    await untilAsleep(clock)
    await clock.advance(by: .milliseconds(2499))
    log.yield("nearly")
    await clock.advance(by: .milliseconds(1))
    #expect(await events.first(3) == ["end of action", "nearly", "completion"])
    withExtendedLifetime(graph) {}
  }

  @Test(.timeLimit(.minutes(10))) func completionRunsAtOnceWithoutAnimation() async {
    let clock = TestClock()
    let (events, log) = AsyncStream.makeStream(of: String.self)
    let graph = tapped(nil, in: clock) { log.yield($0) }
    await untilAsleep(clock)
    await clock.advance()
    #expect(await events.first(2) == ["end of action", "completion"])
    withExtendedLifetime(graph) {}
  }

  @Test(.timeLimit(.minutes(10))) func completionDoesNotRunIfTheWindowIsClosedBefore() async throws
  {
    let clock = TestClock()
    var log: [String] = []
    let graph = tapped(.linear(duration: 1), in: clock) { log.append($0) }
    await untilAsleep(clock)
    await clock.advance(by: .milliseconds(500))
    graph.unmount()
    try await clock.checkSuspension()
    await clock.advance(by: .milliseconds(1000))
    #expect(log == ["end of action"])
  }

  @Test func completionOfEndlessAnimationDoesNotRun() async {
    let clock = TestClock()
    var log: [String] = []
    let graph = tapped(.linear.repeatForever(), in: clock) { log.append($0) }
    await clock.run()
    #expect(log == ["end of action"])
    withExtendedLifetime(graph) {}
  }

  @Test func completionRunsAtOnceIfNoViewChanges() {
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

  @Test func completionsOfATransactionRunInTheirOrder() {
    var log: [String] = []
    var transaction = Transaction(animation: .linear(duration: 100))
    transaction.addAnimationCompletion { log.append("first") }
    transaction.addAnimationCompletion(criteria: .removed) { log.append("second") }
    withTransaction(transaction) {
      // An inner transaction has the same completions, which wait for the outer one.
      withTransaction(\.disablesAnimations, true) { log.append("change") }
      log.append("end")
    }
    #expect(log == ["change", "end", "first", "second"])
  }

  @Test(.timeLimit(.minutes(10))) func completionOfATransactionWaitsForItsAnimation() async throws {
    struct Mover: View {
      let log: (String) -> Void
      @State private var isOn = false

      var body: some View {
        Text("Mover").opacity(isOn ? 1 : 0)
        Button("Go") {
          var transaction = Transaction(animation: .linear(duration: 1))
          transaction.addAnimationCompletion { log("completion") }
          withTransaction(transaction) { isOn.toggle() }
          log("end of action")
        }
      }
    }
    let clock = TestClock()
    var log: [String] = []
    let graph = ViewGraph(root: Mover { log.append($0) }, clock: clock)
    var buttons: [NodeID] = []
    for case .insert(let tree, _, _) in graph.mount() where tree.element.tag == "button" {
      buttons.append(tree.id)
    }
    for button in buttons { _ = graph.handle(.click, on: button) }
    _ = graph.flush()
    await untilAsleep(clock)
    #expect(log == ["end of action"])
    await clock.advance(by: .seconds(1))
    #expect(log == ["end of action", "completion"])
    withExtendedLifetime(graph) {}
  }
}

extension AsyncStream<String> {
  /// The first of the texts, when so many have come.
  fileprivate func first(_ count: Int) async -> [String] {
    var texts: [String] = []
    for await text in prefix(count) { texts.append(text) }
    return texts
  }
}
