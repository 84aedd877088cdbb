import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Transitions that an app describes, in a browser.
@MainActor
@Suite(.needsBrowser)
struct OwnTransitionTests {
  private struct Tumble: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
    }
  }

  private struct Note: View {
    @State private var isShown = false
    @State private var taps = 0

    var body: some View {
      if isShown { Text("Note").frame(width: 80, height: 30).transition(Tumble()) }
      Button("Toggle") {
        taps += 1
        withAnimation(.linear(duration: 60)) { isShown.toggle() }
      }
      Text("taps \(taps)")
    }
  }

  private struct Look: Decodable {
    let opacity: Double
    let rotation: String
  }

  /// The looks of the rotated elements, with the opacity of the element around each.
  private func looks(on page: Page) async throws -> [Look] {
    try await page.evaluate(
      """
      [...document.querySelectorAll("[data-in-inside^=rotate]")].map((node) => ({
        opacity: +getComputedStyle(node.parentElement).opacity,
        rotation: getComputedStyle(node).rotate,
      }))
      """
    )
  }

  private func set(time: Int, on page: Page) async throws {
    let _: Bool = try await page.evaluate(
      "(document.getAnimations().forEach((motion) => { motion.currentTime = \(time); }), true)"
    )
  }

  @Test func viewMovesBetweenTheLooksOfItsPhases() async throws {
    try await LivePage.show(Note()) { live in
      let page = live.page
      try await page.waitFor(.button("Toggle"))
      try await page.holdMotion()
      try await page.click(.button("Toggle"))
      try await page.waitFor(.text("taps 1"))
      try await set(time: 15_000, on: page)
      var look = try #require(try await looks(on: page).first)
      #expect(look.rotation == "-67.5deg")
      #expect(abs(look.opacity - 0.25) < 0.01)
      let _: Bool = try await page.evaluate(
        "(document.getAnimations().forEach((motion) => motion.finish()), true)"
      )
      look = try #require(try await looks(on: page).first)
      #expect(look.rotation == "0deg")
      #expect(look.opacity == 1)
      try await page.click(.button("Toggle"))
      try await page.waitFor(.text("taps 2"))
      try await set(time: 30_000, on: page)
      look = try #require(try await looks(on: page).first)
      #expect(look.rotation == "45deg")
      #expect(abs(look.opacity - 0.5) < 0.01)
      let _: Bool = try await page.evaluate(
        "(document.getAnimations().forEach((motion) => motion.finish()), true)"
      )
      try await page.waitUntil("!document.querySelector('[data-in-inside]')")
    }
  }

  @Test func viewThatComesBackContinuesFromItsLook() async throws {
    try await LivePage.show(Note()) { live in
      let page = live.page
      try await page.waitFor(.button("Toggle"))
      try await page.holdMotion()
      try await page.click(.button("Toggle"))
      try await page.waitFor(.text("taps 1"))
      let _: Bool = try await page.evaluate(
        "(document.getAnimations().forEach((motion) => motion.finish()), true)"
      )
      try await page.click(.button("Toggle"))
      try await page.waitFor(.text("taps 2"))
      try await set(time: 30_000, on: page)
      try await page.click(.button("Toggle"))
      try await page.waitFor(.text("taps 3"))
      let looks = try await looks(on: page)
      #expect(looks.count == 1)
      #expect(looks.first?.rotation == "45deg")
    }
  }
}
