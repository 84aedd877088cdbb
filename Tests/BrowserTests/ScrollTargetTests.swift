import BrowserTesting
import Foundation
import Testing
import ViewCore

/// The places at which a browser's scrolling comes to rest, and views as long as their container.
@MainActor
@Suite(.needsBrowser)
struct ScrollTargetTests {
  private struct Cards<Behavior: ScrollTargetBehavior>: View {
    let behavior: Behavior
    var isLayout = true

    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<5) { Text("Card \($0)").containerRelativeFrame(.horizontal) }
        }
        .scrollTargetLayout(isEnabled: isLayout)
      }
      .scrollTargetBehavior(behavior)
      .frame(height: 100)
      Text("End")
    }
  }

  /// The distance scrolled, once the browser has come to rest.
  private func offset(near distance: Int, on page: Page) async throws -> Double {
    try await page.evaluate(
      """
      new Promise((resolve) => {
        const area = document.querySelector(".scroll");
        area.addEventListener("scrollend", () => resolve(area.scrollLeft), { once: true });
        area.scrollTo({ left: \(distance), behavior: "smooth" });
      })
      """
    )
  }

  @Test func scrollingComesToRestWhereAViewBegins() async throws {
    try await Places.of(Cards(behavior: .viewAligned), waitingFor: "End") { places in
      let width = try await places.first(".scroll").width
      #expect(try await places.all(".text").dropLast().allSatisfy { $0.right <= 5 * width })
      let boxes = try await places.all(".relative-width")
      #expect(boxes.map(\.width) == Array(repeating: width, count: 5))
      #expect(try await offset(near: Int(width * 0.7), on: places.page) == width)
      #expect(try await offset(near: Int(width * 2.2), on: places.page) == 2 * width)
    }
  }

  @Test func scrollingComesToRestAtAPage() async throws {
    try await Places.of(Cards(behavior: .paging, isLayout: false), waitingFor: "End") { places in
      let width = try await places.first(".scroll").width
      #expect(try await offset(near: Int(width * 0.6), on: places.page) == width)
    }
  }

  @Test func viewsShareTheLengthOfTheirContainer() async throws {
    let content = VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 10) {
          ForEach(0..<4) { _ in
            Color.blue.containerRelativeFrame(.vertical, count: 2, spacing: 10)
          }
        }
      }
      .frame(height: 210)
      Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 0).frame(height: 20)
      Text("End")
    }
    try await Places.of(content, waitingFor: "End") { places in
      let heights = try await places.all(".scroll .relative-height").map(\.height)
      #expect(heights == [100, 100, 100, 100])
      let part = try await places.all(".relative-width").last?.width
      #expect(part == places.width * 3 / 4)
    }
  }

  @Test func scrollingDismissesTheKeyboardOfATouchScreen() async throws {
    let screen = ScrollView {
      TextField("Name", text: .constant("")).scrollDismissesKeyboard(.never)
      Text("Keeps").scrollDismissesKeyboard(.never)
      Text("Dismisses")
    }
    .scrollDismissesKeyboard(.interactively)
    try await LivePage.show(screen) { live in
      let page = live.page
      try await page.show(on: .phone)
      let hasFocus = "document.activeElement.tagName === 'INPUT'"
      func drag(_ text: String, by distance: Double) async throws {
        let (x, y) = try await page.middle(of: .text(text))
        try await page.touch(.start, [(x, y)])
        try await page.touch(.move, [(x, y + distance)])
        try await page.touch(.end, [])
      }
      try await page.click(.textField("Name"))
      try await drag("Keeps", by: 40)
      try await drag("Dismisses", by: -40)
      #expect(try await page.evaluate(hasFocus))
      try await drag("Dismisses", by: 40)
      try await page.waitUntil("!(\(hasFocus))")
    }
  }

  @Test func animatedViewChangesWhenItHasPassedItsThreshold() async throws {
    let content = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20) { row in
          Text("Row \(row)").frame(height: 50)
            .scrollTransition(.animated(.linear(duration: 0.1)).threshold(.visible(0.4))) {
              $0.opacity($1.isIdentity ? 1 : 0.25)
            }
        }
      }
    }
    .frame(width: 200, height: 200)
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.waitFor(.text("Row 19"))
      let opacities = """
        [0, 2, 5].map((row) => {
          let node = [...document.querySelectorAll(".text")].find((one) => one.textContent === "Row " + row);
          let opacity = 1;
          for (; node; node = node.parentElement) opacity *= getComputedStyle(node).opacity;
          return Math.round(100 * opacity);
        }).join()
        """
      try await page.waitUntil("\(opacities) === '100,100,25'")
      let _: Bool = try await page.evaluate(
        "(document.querySelector('.scroll').scrollTop = 100, true)"
      )
      try await page.waitUntil("\(opacities) === '25,100,100'")
    }
  }

  @Test func viewChangesItsLookWhileItScrollsOut() async throws {
    let content = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20) { row in
          Text("Row \(row)").frame(height: 50)
            .scrollTransition { content, phase in content.opacity(1 - abs(phase.value)) }
        }
      }
    }
    .frame(width: 200, height: 200)
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.waitFor(.text("Row 19"))
      try await page.prefer(.light, reducesMotion: false)
      let opacities = """
        [0, 2, 4].map((row) => Math.round(100 * getComputedStyle(
          document.querySelectorAll('.scroll-transition')[row]).opacity))
        """
      // Firefox knows no animations of scrolling, and shows all views at rest.
      let movesViews = Browser.Engine.default != .firefox
      try await page.waitUntil(
        "\(opacities).join() === '\(movesViews ? "100,100,0" : "100,100,100")'"
      )
      let _: Bool = try await page.evaluate(
        "(document.querySelector('.scroll').scrollTop = 25, true)"
      )
      try await page.waitUntil(
        "\(opacities).join() === '\(movesViews ? "50,100,50" : "100,100,100")'"
      )
    }
  }
}
