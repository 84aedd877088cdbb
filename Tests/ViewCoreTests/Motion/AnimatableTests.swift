import Clocks
import Foundation
import Testing
import ViewCore
import ViewTesting

/// Views, modifiers and shapes whose data are animated.
@MainActor
struct AnimatableTests {
  private let clock = TestClock()

  private struct Score: View, Animatable {
    var points: Double

    nonisolated var animatableData: Double {
      get { points }
      set { points = newValue }
    }

    var body: some View { Text(verbatim: "\(Int(points.rounded())) points") }
  }

  private struct Board<Content: View>: View {
    var animation: Animation? = .linear(duration: 1)
    @ViewBuilder let content: (Double) -> Content
    @State private var points = 0.0

    var body: some View {
      content(points)
      Button("Win") { withAnimation(animation) { points = 1000 } }
      Button("Lose") { withAnimation(animation) { points = 0 } }
      Button("Jump") { points = 2000 }
    }
  }

  private func harness<Content: View>(
    _ environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder _ content: () -> Content
  ) -> ViewHarness {
    var environment = environment
    environment.timelineClock = clock
    return ViewHarness(
      size: CGSize(width: 100, height: 100),
      environment: environment,
      content: content
    )
  }

  /// Passes time once the next picture waits for the clock.
  private func pass(_ duration: Duration) async {
    for _ in 1...1000 {
      do { try await clock.checkSuspension() } catch {
        return await clock.advance(by: duration)
      }
    }
    Issue.record("Nothing moves.")
  }

  @Test func viewIsShownForTheValuesInBetween() async throws {
    let view = harness { Board { Score(points: $0) } }
    try view.tap(.button("Win"))
    #expect(view.contains(.text("0 points")))
    await pass(.milliseconds(32))
    #expect(view.contains(.text("0 points")))
    await pass(.milliseconds(1))
    #expect(view.contains(.text("33 points")))
    await pass(.milliseconds(467))
    #expect(view.contains(.text("500 points")))
    await pass(.milliseconds(499))
    #expect(view.contains(.text("999 points")))
    await pass(.milliseconds(33))
    #expect(view.contains(.text("1000 points")))
    try await clock.checkSuspension()
  }

  @Test func firstValueAndValuesWithoutAnimationAreShownAtOnce() async throws {
    let view = harness { Board { Score(points: $0 + 5) } }
    #expect(view.contains(.text("5 points")))
    try view.tap(.button("Jump"))
    #expect(view.contains(.text("2005 points")))
    try await clock.checkSuspension()
  }

  @Test func interruptionBeginsAtTheShownValue() async throws {
    let view = harness { Board { Score(points: $0) } }
    try view.tap(.button("Win"))
    await pass(.milliseconds(500))
    #expect(view.contains(.text("500 points")))
    try view.tap(.button("Lose"))
    #expect(view.contains(.text("500 points")))
    await pass(.milliseconds(500))
    #expect(view.contains(.text("250 points")))
    try view.tap(.button("Jump"))
    #expect(view.contains(.text("2000 points")))
    await pass(.milliseconds(33))
    #expect(view.contains(.text("2000 points")))
    try await clock.checkSuspension()
  }

  @Test func animationOfAViewMovesWhatIsInside() async throws {
    let view = harness {
      Board(animation: nil) { points in
        Score(points: points).animation(.linear(duration: 2), value: points)
        Score(points: points + 7)
      }
    }
    try view.tap(.button("Win"))
    #expect(view.contains(.text("1007 points")))
    #expect(view.contains(.text("0 points")))
    await pass(.seconds(1))
    #expect(view.contains(.text("500 points")))
  }

  @Test func transactionOfAViewReplacesTheAnimation() async throws {
    let view = harness {
      Board { points in
        Score(points: points).transaction { $0.animation = nil }
        Score(points: points + 7).transaction { $0.animation = .linear(duration: 4) }
      }
    }
    try view.tap(.button("Win"))
    #expect(view.contains(.text("1000 points")))
    await pass(.seconds(1))
    #expect(view.contains(.text("257 points")))
  }

  @Test func nearestAnimationCounts() async throws {
    let view = harness {
      Board { points in
        VStack { Score(points: points).animation(.linear(duration: 4), value: points) }
          .animation(nil, value: points)
      }
    }
    try view.tap(.button("Win"))
    await pass(.seconds(1))
    #expect(view.contains(.text("250 points")))
  }

  private final class Runs {
    var count = 0
  }

  private struct Counted: View {
    let runs: Runs

    var body: some View {
      runs.count += 1
      return Text("Beside")
    }
  }

  @Test func onlyTheMovingViewRuns() async throws {
    let (around, beside) = (Runs(), Runs())
    let view = harness {
      Board { points in
        let _ = around.count += 1
        Score(points: points)
        Counted(runs: beside)
      }
    }
    try view.tap(.button("Win"))
    let patches = view.patches.count
    let runs = around.count
    await pass(.milliseconds(500))
    #expect(view.patches.count == patches + 1)
    #expect(around.count == runs)
    #expect(beside.count == 1)
  }

  private struct Badge: ViewModifier, Animatable {
    var number: Double

    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }

    func body(content: Content) -> some View {
      content
      Text(verbatim: "badge \(Int(number.rounded()))")
    }
  }

  private struct OldBadge: AnimatableModifier {
    var number: Double

    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }

    func body(content: Content) -> some View { Text(verbatim: "old \(Int(number.rounded()))") }
  }

  @Test func modifierIsShownForTheValuesInBetween() async throws {
    let view = harness {
      Board { points in
        Text("Mail").modifier(Badge(number: points))
        Text("Mail").modifier(OldBadge(number: points))
      }
    }
    try view.tap(.button("Win"))
    await pass(.milliseconds(250))
    #expect(view.contains(.text("badge 250")))
    #expect(view.contains(.text("old 250")))
  }

  @Test func nothingMovesForUsersWhoPreferLessMotion() async throws {
    var environment = EnvironmentValues()
    environment.windowMetrics = WindowMetrics(reducesMotion: true)
    let view = harness(environment) { Board { Score(points: $0) } }
    try view.tap(.button("Win"))
    #expect(view.contains(.text("1000 points")))
    try await clock.checkSuspension()
  }

  @Test func hiddenWindowWaitsAndNewMovementsThereEndAtOnce() async throws {
    let view = harness { Board { Score(points: $0) } }
    try view.tap(.button("Win"))
    await pass(.milliseconds(250))
    #expect(view.contains(.text("250 points")))
    view.setSeen(false)
    await pass(.milliseconds(250))
    #expect(view.contains(.text("500 points")))
    try await clock.checkSuspension()
    await clock.advance(by: .milliseconds(200))
    view.setSeen(true)
    await pass(.milliseconds(50))
    #expect(view.contains(.text("750 points")))
    view.setSeen(false)
    try view.tap(.button("Lose"))
    #expect(view.contains(.text("0 points")))
  }

  @Test func removedViewMovesNoMore() async throws {
    let view = harness {
      Board { points in
        if points < 2000 { Score(points: points) }
      }
    }
    try view.tap(.button("Win"))
    await pass(.milliseconds(33))
    try view.tap(.button("Jump"))
    await pass(.milliseconds(33))
    #expect(!view.contains(.text("33 points")))
    try await clock.checkSuspension()
  }

  @Test func closedWindowMovesNoMore() async throws {
    let view = harness { Board { Score(points: $0) } }
    try view.tap(.button("Win"))
    #expect(view.contains(.text("0 points")))
    view.unmount()
    try await clock.checkSuspension()
  }

  @Test func endlessMovementGoesOn() async throws {
    let view = harness {
      Board(animation: .linear(duration: 1).repeatForever()) { Score(points: $0) }
    }
    try view.tap(.button("Win"))
    for (time, points) in [(250, 250), (1000, 750), (500, 250), (10_000, 250)] {
      await pass(.milliseconds(time))
      #expect(view.contains(.text("\(points) points")))
    }
  }
}
