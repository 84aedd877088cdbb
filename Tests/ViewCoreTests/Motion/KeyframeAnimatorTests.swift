import Clocks
import Testing
import ViewCore
import ViewTesting

/// Views that show the values of keyframes.
@MainActor
struct KeyframeAnimatorTests {
  private let clock = TestClock()

  private func harness<Content: View>(
    _ environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder _ content: () -> Content
  ) -> ViewHarness {
    var environment = environment
    environment.timelineClock = clock
    return ViewHarness(environment: environment, content: content)
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

  private struct Repeating: View {
    var repeats = true

    var body: some View {
      Text("Ball").keyframeAnimator(initialValue: 100.0, repeating: repeats) { ball, height in
        ball
        Text(verbatim: "at \(Int(height.rounded()))")
      } keyframes: { start in
        LinearKeyframe(start * 2, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    }
  }

  @Test func roundsFollowEachOther() async throws {
    let view = harness { Repeating() }
    #expect(view.text == ["Ball", "at 100"])
    for (time, height) in [(500, 150), (1000, 100), (500, 100), (250, 125), (2000, 125)] {
      await pass(.milliseconds(time))
      #expect(view.text == ["Ball", "at \(height)"])
    }
  }

  @Test func keyframesThatDoNotRepeatAreStill() async throws {
    let view = harness { Repeating(repeats: false) }
    #expect(view.text == ["Ball", "at 100"])
    try await clock.checkSuspension()
  }

  private struct Triggered: View {
    @State private var count = 0

    var body: some View {
      KeyframeAnimator(initialValue: 0.0, trigger: count) { height in
        Text(verbatim: "at \(Int(height.rounded()))")
      } keyframes: { start in
        LinearKeyframe(start + 100, duration: 1)
      }
      Button("Throw") { count += 1 }
    }
  }

  @Test func triggerBeginsOneRoundAtTheShownValue() async throws {
    let view = harness { Triggered() }
    #expect(view.contains(.text("at 0")))
    try await clock.checkSuspension()
    try view.tap(.button("Throw"))
    await pass(.milliseconds(500))
    #expect(view.contains(.text("at 50")))
    try view.tap(.button("Throw"))
    #expect(view.contains(.text("at 50")))
    await pass(.milliseconds(500))
    #expect(view.contains(.text("at 100")))
    await pass(.milliseconds(600))
    #expect(view.contains(.text("at 150")))
    try await clock.checkSuspension()
  }

  @Test func usersWhoPreferLessMotionSeeTheEnds() async throws {
    var environment = EnvironmentValues()
    environment.windowMetrics = WindowMetrics(reducesMotion: true)
    let view = harness(environment) {
      Repeating()
      Triggered()
    }
    #expect(view.contains(.text("at 100")))
    try view.tap(.button("Throw"))
    #expect(view.text.filter { $0 == "at 100" }.count == 2)
    try await clock.checkSuspension()
  }

  @Test func hiddenWindowShowsNoPictures() async throws {
    let view = harness { Repeating() }
    view.setSeen(false)
    await pass(.milliseconds(500))
    #expect(view.text == ["Ball", "at 150"])
    await clock.advance(by: .milliseconds(100))
    try await clock.checkSuspension()
    view.setSeen(true)
    await pass(.milliseconds(150))
    #expect(view.text == ["Ball", "at 175"])
  }

  @Test func keyframesWithoutTimeAreStill() async throws {
    let view = harness {
      KeyframeAnimator(initialValue: 1.0) {
        Text(verbatim: "\($0)")
      } keyframes: { _ in
        MoveKeyframe(2)
      }
    }
    #expect(view.text == ["2.0"])
    try await clock.checkSuspension()
  }
}
