import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Views that move from phase to phase, in a browser.
@MainActor
@Suite(.needsBrowser)
struct PhaseAnimatorTests {
  private struct Lamp: View {
    @State private var count = 0

    var body: some View {
      Text("Lamp").phaseAnimator([1.0, 0.5], trigger: count) { lamp, opacity in
        lamp.opacity(opacity)
      } animation: { _ in
        .linear(duration: 60)
      }
      Button("Flash") { count += 1 }
    }
  }

  @Test func browserMovesToThePhase() async throws {
    try await LivePage.show(Lamp()) { live in
      let page = live.page
      try await page.waitFor(.button("Flash"))
      let before: Int = try await page.evaluate("document.getAnimations().length")
      #expect(before == 0)
      try await page.click(.button("Flash"))
      try await page.waitUntil("document.getAnimations().length > 0")
      let keyframes: [String] = try await page.evaluate(
        """
        document.getAnimations().filter(({ transitionProperty }) => transitionProperty === "opacity")
          .flatMap(({ effect }) => effect.getKeyframes().map(({ opacity }) => opacity))
        """
      )
      #expect(keyframes == ["1", "0.5"])
    }
  }
}
