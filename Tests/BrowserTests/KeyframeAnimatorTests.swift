import BrowserTesting
import Clocks
import Foundation
import Testing
import ViewCore

/// Views that show the values of keyframes, in a browser.
@MainActor
@Suite(.needsBrowser)
struct KeyframeAnimatorTests {
  private let clock = TestClock()

  private struct Heart: View {
    @State private var likes = 0

    var body: some View {
      Text("Heart").keyframeAnimator(initialValue: 1.0, trigger: likes) { heart, scale in
        heart.scaleEffect(scale)
      } keyframes: { _ in
        LinearKeyframe(2, duration: 0.66)
        LinearKeyframe(1, duration: 0.66)
      }
      Button("Like") { likes += 1 }
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
  func pageShowsTheValuesOfKeyframes() async throws {
    try await LivePage.show(Heart().environment(\.timelineClock, clock)) { live in
      let page = live.page
      let width = "document.querySelector('.text').getBoundingClientRect().width"
      let before: Double = try await page.evaluate(width)
      try await page.click(.button("Like"))
      // The server shows a picture every 33 milliseconds.
      for (time, scale) in [(330, 1.5), (330, 2), (495, 1.25), (198, 1)] {
        try await pass(.milliseconds(time))
        try await page.waitUntil("Math.abs(\(width) - \(before * scale)) < 0.1")
      }
      try await clock.checkSuspension()
    }
  }
}
