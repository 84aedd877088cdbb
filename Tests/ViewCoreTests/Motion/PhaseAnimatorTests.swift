import Clocks
import Testing
import ViewCore
import ViewTesting

/// Views that move from phase to phase.
@MainActor
struct PhaseAnimatorTests {
  private let clock = TestClock()

  private func wait(for text: String, in view: ViewHarness) async throws {
    try await view.wait { $0.contains(.text(text)) }
  }

  /// Waits until the phase waits for the clock: to move the clock before would have it wait for longer.
  private func untilAsleep() async {
    for _ in 1...1000 {
      do { try await clock.checkSuspension() } catch { return }
    }
    Issue.record("No phase waits for the clock.")
  }

  @Test func phasesFollowEachOtherAgainAndAgain() async throws {
    let view = ViewHarness {
      Text("Phase").phaseAnimator([1, 2, 3]) { text, phase in
        text
        Text(verbatim: "\(phase)")
      } animation: { _ in
        .linear(duration: 2)
      }
      .environment(\.timelineClock, clock)
    }
    for phase in [2, 3, 1, 2] {
      try await wait(for: "\(phase)", in: view)
      #expect(view.text == ["Phase", "\(phase)"])
      await untilAsleep()
      await clock.advance(by: .milliseconds(1999))
      #expect(view.text == ["Phase", "\(phase)"])
      await clock.advance(by: .milliseconds(1))
    }
  }

  @Test func phaseIsReachedByItsAnimation() async throws {
    let view = ViewHarness {
      PhaseAnimator([false, true]) { isDim in
        Text("Lamp").opacity(isDim ? 0.5 : 1)
      } animation: { isDim in
        .linear(duration: isDim ? 3 : 5)
      }
      .environment(\.timelineClock, clock)
    }
    func milliseconds() -> [Int] {
      view.patches.compactMap { patch in
        guard case .animate(_, let motion?) = patch else { return nil }
        return motion.milliseconds
      }
    }
    try await view.wait { _ in milliseconds() == [3000] }
    await untilAsleep()
    await clock.advance(by: .seconds(3))
    try await view.wait { _ in milliseconds() == [3000, 5000] }
  }

  @Test func triggerStartsOneRun() async throws {
    struct Screen: View {
      @State private var count = 0

      var body: some View {
        PhaseAnimator(["rest", "up", "down"], trigger: count) {
          Text($0)
        } animation: { _ in
          .linear(duration: 1)
        }
        Button("Go") { count += 1 }
      }
    }
    let view = ViewHarness { Screen().environment(\.timelineClock, clock) }
    await clock.advance(by: .seconds(60))
    #expect(view.text == ["rest", "Go"])
    for _ in 1...2 {
      try view.tap(.button("Go"))
      for phase in ["up", "down", "rest"] {
        try await wait(for: phase, in: view)
        await untilAsleep()
        await clock.advance(by: .seconds(1))
      }
      try await clock.checkSuspension()
      #expect(view.text == ["rest", "Go"])
    }
  }

  private struct Switch: View {
    @State private var isOn = false

    var body: some View {
      PhaseAnimator(["rest", "up", "down"], trigger: isOn) {
        Text($0)
      } animation: { _ in
        .linear(duration: 1)
      }
      Button("Switch") { isOn.toggle() }
    }
  }

  @Test func triggerBeginsAgainDuringARun() async throws {
    let view = ViewHarness { Switch().environment(\.timelineClock, clock) }
    try view.tap(.button("Switch"))
    try await wait(for: "up", in: view)
    await untilAsleep()
    await clock.advance(by: .seconds(1))
    try await wait(for: "down", in: view)
    try view.tap(.button("Switch"))
    try await wait(for: "up", in: view)
  }

  @Test func triggerThatChangesTwiceAtOnceStartsARun() async throws {
    let view = ViewHarness { Switch().environment(\.timelineClock, clock) }
    // No task of the view runs between the two.
    try view.tap(.button("Switch"))
    try view.tap(.button("Switch"))
    try await wait(for: "up", in: view)
  }

  @Test func phasesWithoutAnimationDoNotFollowAtOnce() async throws {
    let view = ViewHarness {
      PhaseAnimator([1, 2]) {
        Text(verbatim: "\($0)")
      } animation: { _ in
        nil
      }
      .environment(\.timelineClock, clock)
    }
    try await wait(for: "2", in: view)
    await untilAsleep()
    await clock.advance(by: .milliseconds(99))
    #expect(view.text == ["2"])
    await clock.advance(by: .milliseconds(1))
    try await wait(for: "1", in: view)
  }

  @Test func phaseStaysWhileTheWindowIsHidden() async throws {
    let view = ViewHarness {
      PhaseAnimator([1, 2]) {
        Text(verbatim: "\($0)")
      } animation: { _ in
        .linear(duration: 1)
      }
      .environment(\.timelineClock, clock)
    }
    try await wait(for: "2", in: view)
    await untilAsleep()
    view.setSeen(false)
    await clock.advance(by: .seconds(10))
    try await clock.checkSuspension()
    #expect(view.text == ["2"])
    view.setSeen(true)
    try await wait(for: "1", in: view)
  }

  @Test func animatorWithOnePhaseOrNoneDoesNotMove() async throws {
    let view = ViewHarness {
      PhaseAnimator([1]) { Text(verbatim: "\($0)") }
      PhaseAnimator([Int]()) { Text(verbatim: "\($0)") }
    }
    try await clock.checkSuspension()
    #expect(view.text == ["1"])
  }
}
