import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Screens and sheets that grow from a view, in a browser.
@MainActor
@Suite(.needsBrowser)
struct NavigationTransitionTests {
  private struct Album: View {
    @Namespace private var photos
    @State private var isShown = false
    @State private var hasSource = true
    var margin: CGFloat = 100

    var body: some View {
      NavigationStack {
        ScrollView {
          if hasSource {
            Color.red.frame(width: 80, height: 60)
              .matchedTransitionSource(id: 1, in: photos)
              .padding(.top, margin)
          }
          NavigationLink("Open") { photo.navigationTitle("Photo") }
          Button("Present") { isShown = true }
        }
        .navigationTitle("Album")
        .sheet(isPresented: $isShown) {
          VStack {
            photo
            Button("Close") { isShown = false }
          }
        }
      }
    }

    private var photo: some View {
      VStack {
        Text("Large")
        Button("Remove") { hasSource = false }
      }
      .navigationTransition(.zoom(sourceID: 1, in: photos))
    }
  }

  private let source = "document.querySelector('[data-source]')"
  private let screen = "document.querySelector('[data-zoom]').closest('.screen, dialog')"

  /// Shows the album on a page whose motion does not run by itself.
  private func showAlbum(
    margin: CGFloat = 100,
    _ operation: @MainActor (LivePage) async throws -> Void
  ) async throws {
    try await LivePage.show(Album(margin: margin)) { live in
      try await live.page.waitFor(.button("Open"))
      try await live.page.holdMotion()
      try await operation(live)
    }
  }

  /// The left side, the upper side and the width of the view that a script finds.
  private func place(_ node: String, on page: Page) async throws -> [Double] {
    try await page.evaluate(
      "(({ left, top, width }) => [left, top, width])((\(node)).getBoundingClientRect())"
    )
  }

  private func areClose(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) < 1 }
  }

  private func run(_ script: String, on page: Page) async throws {
    let _: Bool = try await page.evaluate("(\(script), true)")
  }

  private func finishMotion(on page: Page) async throws {
    try await run("document.getAnimations().forEach((motion) => motion.finish())", on: page)
  }

  /// Brings the motion of the screen to a part of its time.
  private func move(to part: Double, on page: Page) async throws {
    try await run(
      """
      \(screen).getAnimations().forEach((motion) => {
        motion.currentTime = motion.effect.getTiming().duration * \(part);
      })
      """,
      on: page
    )
  }

  private func tapBack(on page: Page) async throws {
    try await run(
      "[...document.querySelectorAll('.back')].find((node) => node.checkVisibility()).click()",
      on: page
    )
  }

  private func goBack(on page: Page) async throws {
    try await tapBack(on: page)
    try await page.waitUntil("\(screen).inert")
  }

  @Test func screenGrowsFromItsSourceAndShrinksIntoIt() async throws {
    try await showAlbum { live in
      let page = live.page
      let before = try await place(source, on: page)
      try await page.click(.button("Open"))
      try await page.waitFor(.text("Large"))
      #expect(areClose(try await place(screen, on: page), before))
      // The screen below stays visible meanwhile, at its place.
      #expect(areClose(try await place(source, on: page), before))
      try await finishMotion(on: page)
      try await page.waitUntil("!\(source).checkVisibility()")
      let whole = try await place(screen, on: page)
      #expect(whole[2] > 200)
      try await goBack(on: page)
      #expect(areClose(try await place(screen, on: page), whole))
      try await move(to: 0.9999, on: page)
      #expect(areClose(try await place(source, on: page), before))
      #expect(areClose(try await place(screen, on: page), before))
      try await finishMotion(on: page)
      try await page.waitUntil("!document.querySelector('[data-zoom], [data-ghosts]')")
      #expect(live.log.all == [])
    }
  }

  @Test func screenThatStillGrowsShrinksFromThere() async throws {
    try await showAlbum { live in
      let page = live.page
      let before = try await place(source, on: page)
      try await page.click(.button("Open"))
      try await page.waitFor(.text("Large"))
      try await move(to: 0.1, on: page)
      let half = try await place(screen, on: page)
      #expect(half[2] > before[2] + 10)
      try await goBack(on: page)
      #expect(areClose(try await place(screen, on: page), half))
      try await move(to: 0.9999, on: page)
      #expect(areClose(try await place(screen, on: page), before))
    }
  }

  @Test func sheetGrowsFromItsSourceAndShrinksIntoIt() async throws {
    try await showAlbum { live in
      let page = live.page
      let before = try await place(source, on: page)
      try await page.click(.button("Present"))
      try await page.waitFor(.button("Close"))
      #expect(areClose(try await place(screen, on: page), before))
      try await finishMotion(on: page)
      let whole = try await place(screen, on: page)
      #expect(whole[2] > 200)
      try await page.click(.button("Close"))
      try await page.waitUntil("\(screen).inert")
      #expect(areClose(try await place(screen, on: page), whole))
      try await move(to: 0.9999, on: page)
      #expect(areClose(try await place(screen, on: page), before))
      try await finishMotion(on: page)
      try await page.waitUntil("!document.querySelector('[data-zoom], [data-ghosts]')")
      #expect(live.log.all == [])
    }
  }

  @Test func screenWhoseSourceIsGoneLeavesAsOthersDo() async throws {
    try await showAlbum { live in
      let page = live.page
      try await page.click(.button("Open"))
      try await page.waitFor(.button("Remove"))
      try await finishMotion(on: page)
      try await page.click(.button("Remove"))
      try await page.waitUntil("!document.querySelector('[data-source]')")
      try await tapBack(on: page)
      try await page.waitUntil("!document.querySelector('[data-zoom]')")
    }
  }

  @Test func sourceThatWasScrolledAwayIsNone() async throws {
    try await showAlbum(margin: 3000) { live in
      let page = live.page
      try await run("document.scrollingElement.scrollTo(0, 0)", on: page)
      try await run(
        """
        [...document.querySelectorAll('button')].find((node) => node.textContent === 'Open').click()
        """,
        on: page
      )
      try await page.waitFor(.text("Large"))
      #expect(try await place(screen, on: page)[2] > 200)
    }
  }

  @Test func nothingGrowsForUsersWhoPreferLessMotion() async throws {
    try await LivePage.show(Album()) { live in
      let page = live.page
      try await page.waitFor(.button("Open"))
      try await page.prefer(.light, reducesMotion: true)
      try await page.click(.button("Open"))
      try await page.waitFor(.text("Large"))
      let motions: Int = try await page.evaluate("\(screen).getAnimations().length")
      #expect(motions == 0)
      try await tapBack(on: page)
      try await page.waitUntil("!document.querySelector('[data-zoom]')")
    }
  }
}
