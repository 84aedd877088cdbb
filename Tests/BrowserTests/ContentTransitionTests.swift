import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Texts that change in an animation, in a browser.
@MainActor
@Suite(.needsBrowser)
struct ContentTransitionTests {
  private struct Screen: View {
    @State private var count = 5

    var body: some View {
      Text("\(count) up").contentTransition(.numericText(value: Double(count)))
      Text("\(count) still")
      Button("Less") { withAnimation(.linear(duration: 60)) { count -= 1 } }
      Button("At once") { count -= 1 }
    }
  }

  /// The first frames of the animations of texts that run.
  private let starts = """
    document.getAnimations().filter(({ effect }) => effect.target.matches(".text"))
      .map(({ effect }) => effect.target.textContent + " " + effect.getKeyframes()[0].translate)
    """

  @Test func changedNumberMovesIn() async throws {
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.click(.button("Less"))
      try await page.waitFor(.text("4 up"))
      let moved: [String] = try await page.evaluate(starts)
      #expect(moved == ["4 up 0px -0.5em"])
    }
  }

  private struct Player: View {
    @State private var isPlaying = false

    var body: some View {
      Image(systemName: isPlaying ? "minus" : "plus").contentTransition(.symbolEffect(.replace))
      Text(isPlaying ? "playing" : "silent")
      Button("Play") { withAnimation(.linear(duration: 60)) { isPlaying.toggle() } }
      Button("At once") { isPlaying.toggle() }
    }
  }

  /// The opacities at which the lines of symbols begin that fade in.
  private let fading = """
    document.getAnimations().filter(({ effect }) => effect.target.matches("path"))
      .map(({ effect }) => effect.getKeyframes()[0].opacity)
    """

  @Test func changedSymbolFadesIn() async throws {
    try await LivePage.show(Player()) { live in
      let page = live.page
      try await page.click(.button("At once"))
      try await page.waitFor(.text("playing"))
      let atOnce: [String] = try await page.evaluate(fading)
      #expect(atOnce == [])
      try await page.click(.button("Play"))
      try await page.waitFor(.text("silent"))
      let moved: [String] = try await page.evaluate(fading)
      #expect(moved == ["0"])
    }
  }

  @Test func numberWithoutAnimationChangesAtOnce() async throws {
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.click(.button("At once"))
      try await page.waitFor(.text("4 up"))
      let moved: [String] = try await page.evaluate(starts)
      #expect(moved == [])
    }
  }
}
