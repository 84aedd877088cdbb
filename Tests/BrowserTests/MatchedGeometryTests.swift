import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Views that share their geometry, in a browser.
@MainActor
@Suite(.needsBrowser)
struct MatchedGeometryTests {
  /// A card that is small at the top, or large at the bottom.
  private struct Cards: View {
    @Namespace private var namespace
    @State private var isLarge = false

    var body: some View {
      VStack {
        if !isLarge {
          Color.red.matchedGeometryEffect(id: "card", in: namespace).frame(width: 50, height: 40)
        }
        Spacer()
        Button("Grow") { withAnimation(.linear(duration: 60)) { isLarge.toggle() } }
        Button("At once") { isLarge.toggle() }
        if isLarge {
          Color.red.matchedGeometryEffect(id: "card", in: namespace).frame(width: 200, height: 120)
        }
      }
      .frame(width: 300, height: 500)
    }
  }

  /// The rectangles of sources: those that are leaving first.
  private let sources = """
    [...document.querySelectorAll(".match-source")].sort((one) => one.closest("[inert]") ? -1 : 1)
      .map((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      })
    """

  @Test func newSourceBeginsWhereTheFormerOneWas() async throws {
    try await LivePage.show(Cards()) { live in
      let page = live.page
      try await page.waitFor(.button("Grow"))
      try await page.holdMotion()
      let before: [[Int]] = try await page.evaluate(sources)
      try await page.click(.button("Grow"))
      try await page.waitUntil("document.querySelectorAll('.match-source').length === 2")
      let during: [[Int]] = try await page.evaluate(sources)
      #expect(during == [before[0], before[0]])
    }
  }

  @Test func formerSourceEndsWhereTheNewOneIs() async throws {
    try await LivePage.show(Cards()) { live in
      let page = live.page
      try await page.waitFor(.button("Grow"))
      try await page.holdMotion()
      try await page.click(.button("Grow"))
      try await page.waitUntil("document.querySelectorAll('.match-source').length === 2")
      let _: Bool = try await page.evaluate(
        "(document.getAnimations().forEach((motion) => { motion.currentTime = 59999; }), true)"
      )
      let ends: [[Int]] = try await page.evaluate(sources)
      #expect(ends[0] == ends[1])
      #expect(ends[0][2...] == [200, 120])
    }
  }

  @Test func sourceOfAChangeWithoutAnimationIsInItsPlaceAtOnce() async throws {
    try await LivePage.show(Cards()) { live in
      let page = live.page
      try await page.click(.button("At once"))
      try await page.waitUntil(
        "document.querySelector('.match-source').getBoundingClientRect().width === 200"
      )
      let count: Int = try await page.evaluate("document.getAnimations().length")
      #expect(count == 0)
    }
  }

  /// A mark below one of three words.
  private struct Words: View {
    @Namespace private var namespace
    @State private var selection = "One"

    var body: some View {
      HStack(spacing: 30) {
        ForEach(["One", "Second", "Third and last"], id: \.self) { word in
          Button(word) { withAnimation(.linear(duration: 60)) { selection = word } }
            .matchedGeometryEffect(id: word, in: namespace)
        }
      }
      .background {
        Color.yellow.matchedGeometryEffect(id: selection, in: namespace, isSource: false)
      }
    }
  }

  private func rectangle(of selector: String, on page: Page) async throws -> [Int] {
    try await page.evaluate(
      """
      (() => {
        const { left, top, width, height } =
          document.querySelector("\(selector)").getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      })()
      """
    )
  }

  @Test func followerHasTheGeometryOfItsSource() async throws {
    try await LivePage.show(Words()) { live in
      let page = live.page
      try await page.waitFor(.button("Third and last"))
      let first = try await rectangle(of: ".match-source", on: page)
      #expect(try await rectangle(of: ".match-follower", on: page) == first)
      try await page.holdMotion()
      try await page.click(.button("Third and last"))
      try await page.waitUntil("document.getAnimations().length > 0")
      #expect(try await rectangle(of: ".match-follower", on: page) == first)
      let _: Bool = try await page.evaluate(
        "(document.getAnimations().forEach((motion) => motion.finish()), true)"
      )
      let last = try await rectangle(of: ".hstack > :last-child", on: page)
      #expect(try await rectangle(of: ".match-follower", on: page) == last)
      #expect(last != first)
    }
  }

  @Test func followerStaysWithItsSourceWhenTheWindowChanges() async throws {
    try await LivePage.show(Words()) { live in
      let page = live.page
      try await page.waitFor(.button("One"))
      try await page.show(on: .phone)
      let same = """
        ['left', 'width'].every((side) => Math.abs(
          document.querySelector('.match-source').getBoundingClientRect()[side]
            - document.querySelector('.match-follower').getBoundingClientRect()[side]) < 1)
        """
      try await page.waitUntil(same)
      try await page.show(on: .desktop)
      try await page.waitUntil(same)
    }
  }
}
