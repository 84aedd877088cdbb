import BrowserTesting
import Clocks
import Foundation
import Testing
import ViewCore

/// Views and shapes with animated data, in a browser.
@MainActor
@Suite(.needsBrowser)
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

  private struct Line: Shape {
    var animatableData: Double

    func path(in rect: CGRect) -> Path {
      Path { $0.addLines([.zero, CGPoint(x: animatableData, y: 0)]) }
    }
  }

  private struct Game: View {
    @State private var points = 0.0

    var body: some View {
      Score(points: points)
      Line(animatableData: points).stroke(points > 0 ? .red : .blue).frame(width: 80, height: 80)
      Button("Win") { withAnimation(.linear(duration: 3.3)) { points = 100 } }
    }
  }

  /// Passes time once the next picture waits for the clock.
  private func pass(_ duration: Duration) async throws {
    while true {
      do { try await clock.checkSuspension() } catch {
        return await clock.advance(by: duration)
      }
      try Task.checkCancellation()
    }
  }

  @Test(.timeLimit(.minutes(2)))
  func pageShowsTheValuesInBetween() async throws {
    try await LivePage.show(Game().environment(\.timelineClock, clock)) { live in
      let page = live.page
      try await page.click(.button("Win"))
      for points in [25, 50, 75, 100] {
        // The server shows a picture every 33 milliseconds, and waits for the next one after that.
        for _ in 1...25 { try await pass(.milliseconds(33)) }
        try await page.waitFor(.text("\(points) points"))
        let outline: String = try await page.evaluate(
          "document.querySelector('.shape path').getAttribute('d')"
        )
        #expect(outline == "M0 0L\(points) 0")
        // The browser moves the color and not the outline.
        let moving: Bool = try await page.evaluate(
          "document.getAnimations().some(({ transitionProperty }) => transitionProperty === 'd')"
        )
        #expect(!moving)
      }
    }
  }

  @Test func curvesAreThoseOfTheBrowser() async throws {
    let animations: [Animation] = [
      .linear(duration: 1), .easeIn(duration: 1), .easeOut(duration: 1), .easeInOut(duration: 1),
      .timingCurve(0.2, 1.6, 0.8, -0.6, duration: 1), .bouncy(duration: 0.4),
      .smooth(duration: 0.4),
      .interpolatingSpring(stiffness: 90, damping: 8), .easeIn(duration: 0.5).delay(0.2),
      .easeIn(duration: 0.3).repeatCount(3), .easeOut(duration: 0.4).repeatForever(),
      .easeOut(duration: 0.4).repeatForever(autoreverses: false), .easeInOut(duration: 2).speed(3),
    ]
    let times = [0.0, 0.1, 0.25, 0.33, 0.5, 0.61, 0.77, 0.95]
    try await LivePage.show(Text("Curves")) { live in
      for animation in animations {
        let motion = animation.motion
        let script = """
          (() => {
            const motion = document.body.animate([], {
              duration: \(motion.milliseconds), delay: \(motion.delay), easing: "\(motion.curve)",
              iterations: \(motion.runs.map(String.init) ?? "Infinity"), fill: "backwards",
              direction: "\(motion.autoreverses ? "alternate" : "normal")",
            });
            motion.pause();
            return \(times).map((time) => {
              motion.currentTime = time * 1000;
              return motion.effect.getComputedTiming().progress ?? -1;
            });
          })()
          """
        let values: [Double] = try await live.page.evaluate(script)
        for (time, value) in zip(times, values) {
          let own = animation.progress(at: time) ?? -1
          #expect(abs(own - value) < 0.015, "\(animation) at \(time): \(own), \(value)")
        }
      }
    }
  }
}
