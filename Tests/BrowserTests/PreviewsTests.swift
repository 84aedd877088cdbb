import BrowserHost
import BrowserTesting
import Testing
import ViewCore

@testable import WebSwiftUI

/// The page of all previews, with each of them live in a frame of its own.
@MainActor
@Suite(.needsBrowser)
struct PreviewsTests {
  @Test func eachPreviewIsLiveInAFrameOfItsOwn() async throws {
    try await showPreviews(2) { live in
      let page = live.page
      try await page.waitFor(.heading("Previews of App"))
      let names: [String] = try await page.evaluate(
        "[...document.querySelectorAll('fieldset')].map((card) => card.innerText.trim())"
      )
      #expect(names.map { $0.prefix(5) } == ["Count", "Count"])
      #expect(try await titles(in: page) == ["Counter 1", "Counter 2"])
      try await page.waitUntil("\(Self.count(1)) === '0' && \(Self.count(0)) === '0'")
      try await increment(0, in: page)
      try await page.waitUntil("\(Self.count(0)) === '1'")
      #expect(try await page.evaluate("\(Self.count(1)) === '0'"))
      #expect(live.registry.count == 3)
      #expect(live.log.all == [])
    }
  }

  /// The list under the window would otherwise jump to each frame that comes up.
  @Test func aFrameTakesNeitherTheFocusNorTheHistory() async throws {
    try await showPreviews(1) { live in
      let page = live.page
      try await page.waitUntil("\(Self.count(0)) === '0'")
      let steps: Int = try await page.evaluate("history.length")
      try await page.waitUntil("!!\(Self.document(0))?.querySelector('dialog[open]')")
      #expect(try await page.evaluate("document.activeElement.localName !== 'iframe'"))
      #expect(try await page.evaluate("history.length === \(steps)"))
      #expect(try await page.evaluate("!\(Self.document(0)).querySelector('dialog').inert"))
      // A user who enters the frame has the focus there.
      _ = try await page.evaluate("(document.querySelector('iframe').focus(), true)") as Bool
      try await page.waitUntil("\(Self.document(0)).hasFocus()")
    }
  }

  @Test func framesGoOnWhereTheyWereAfterAReload() async throws {
    try await showPreviews(2) { live in
      let page = live.page
      try await page.waitUntil("\(Self.count(1)) === '0' && \(Self.count(0)) === '0'")
      try await increment(1, in: page)
      try await page.waitUntil("\(Self.count(1)) === '1'")
      try await page.reload()
      try await page.waitUntil("\(Self.count(1)) === '1' && \(Self.count(0)) === '0'")
      #expect(live.registry.count == 3)
      #expect(live.log.all == [])
    }
  }

  @Test func previewOpensAlone() async throws {
    try await showPreviews(2) { live in
      let address: String = try await live.page.evaluate(
        "document.querySelectorAll('fieldset a')[1].href"
      )
      #expect(try await live.page.count(of: .link("Open Counter 2")) == 1)
      let page = try await live.page.openAnother(address)
      try await closing(page) {
        try await page.waitUntil(
          "document.querySelector('[data-identifier=count]')?.innerText === '0'"
        )
        #expect(try await page.evaluate("document.title.endsWith(' — Counter 2')"))
        #expect(try await page.evaluate("document.querySelector('iframe') === null"))
      }
    }
  }

  @Test func previewFramesWithoutRoomShowANotice() async throws {
    var limits = Limits()
    limits.sessions = 2
    try await showPreviews(2, limits: limits) { live in
      try await live.page.waitUntil(
        """
        [...document.querySelectorAll("iframe")].filter((frame) =>
          frame.contentDocument?.body?.innerText.includes("no room for this window")
        ).length === 1
        """
      )
      #expect(live.registry.count == 2)
    }
  }

  @Test(arguments: [320, 390, 1440])
  func thePageIsAsWideAsTheScreen(width: Int) async throws {
    try await showPreviews(3) { live in
      try await live.page.show(on: Page.Screen(width: width, height: 800))
      try await live.page.waitUntil("document.querySelectorAll('iframe').length === 3")
      #expect(try await live.page.evaluate("document.documentElement.scrollWidth === \(width)"))
      let columns: Int = try await live.page.evaluate(
        "new Set([...document.querySelectorAll('iframe')].map((f) => f.getBoundingClientRect().left)).size"
      )
      #expect(columns == (width == 1440 ? 3 : 1))
    }
  }

  private func showPreviews(
    _ count: Int,
    limits: Limits = Limits(),
    _ test: @MainActor (LivePage) async throws -> Void
  ) async throws {
    let previews = Array(ListedPreview.previews(of: Counter_Previews.self).prefix(count))
    try await LivePage.serve(
      { setting in
        PreviewsView.makeWindow(
          of: previews,
          name: "App",
          at: setting.path.withoutQuery,
          environment: setting.environment
        )
      },
      framing: Dictionary(uniqueKeysWithValues: previews.map { ($0.path, $0.title) }),
      limits: limits
    ) { live in
      try await live.page.waitUntil("document.querySelectorAll('iframe').length === \(count)")
      try await test(live)
    }
  }

  private func titles(in page: Page) async throws -> [String] {
    try await page.evaluate("[...document.querySelectorAll('iframe')].map((frame) => frame.title)")
  }

  /// Presses the button in the popover, which covers the rest of the frame.
  private func increment(_ index: Int, in page: Page) async throws {
    try await page.waitUntil("!!\(Self.document(index))?.querySelector('dialog button')")
    let _: Bool = try await page.evaluate(
      "(\(Self.document(index)).querySelector('dialog button').click(), true)"
    )
  }

  private static func document(_ index: Int) -> String {
    "document.querySelectorAll('iframe')[\(index)]?.contentDocument"
  }

  private static func count(_ index: Int) -> String {
    "\(document(index))?.querySelector('[data-identifier=count]')?.innerText"
  }
}

private struct Counter_Previews: PreviewProvider {
  static var previews: some View {
    Counter().previewDisplayName("Counter 1")
    Counter().previewDisplayName("Counter 2")
    Counter().previewDisplayName("Counter 3")
  }
}

/// Wants the focus in all ways that there are.
private struct Counter: View {
  @State private var count = 0
  @State private var text = ""
  @State private var isPresented = false
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack {
      VStack {
        Button("Increment") { count += 1 }
        TextField("Text", text: $text).focused($isFocused)
        Text("\(count)").accessibilityIdentifier("count")
      }
      .navigationTitle("Counter")
      .onAppear {
        isFocused = true
        isPresented = true
      }
      .popover(isPresented: $isPresented) { Button("Increment in popover") { count += 1 } }
    }
  }
}
