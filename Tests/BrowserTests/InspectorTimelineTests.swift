#if DEBUG
import BrowserTesting
import ComposableArchitecture
import Testing
import ViewCore

@testable import Inspector

/// The timeline of a store that has handled thousands of actions.
@MainActor
@Suite(.needsBrowser)
struct InspectorTimelineTests {
  private let stores = InspectedStores()

  @Test func focusStaysAtAButtonThatBeginsAndEndsSomething() async throws {
    let store = stores.recordingNewStores { Store(initialState: Ledger.State()) { Ledger() } }
    store.send(.counted)
    store.send(.moved(from: 0, to: 5))
    let focused = "(document.activeElement.ariaLabel ?? document.activeElement.textContent).trim()"
    try await LivePage.show(InspectorWindow(of: stores)) { live in
      let page = live.page
      try await page.click(.text(".counted"))
      for (begin, end) in [
        ("Compare", "Stop comparing"), ("Leave out", "Stop leaving out"), ("Pause", "Continue"),
        ("From here", "From the start"),
      ] {
        try await page.waitFor(.button(begin))
        let _: Bool = try await page.evaluate(
          """
          ([...document.querySelectorAll("button")]
            .find((one) => (one.ariaLabel ?? one.textContent).trim() === "\(begin)").focus(), true)
          """
        )
        try await page.press(.enter)
        try await page.waitUntil("\(focused) === '\(end)'")
        try await page.press(.enter)
        try await page.waitUntil("\(focused) === '\(begin)'")
      }
      #expect(live.log.all == [])
    }
  }

  @Test func timelineOfThousandsOfActionsHasRowsWhereverItIsScrolled() async throws {
    let store = stores.recordingNewStores { Store(initialState: Ledger.State()) { Ledger() } }
    for index in 0..<3_000 { store.send(Ledger.action(index)) }
    try await LivePage.show(InspectorWindow(of: stores)) { live in
      let page = live.page
      try await page.show(on: Page.Screen(width: 1280, height: 800))
      try await page.waitFor(.option("Causes"))
      for part in [0.9, 0.3, 0.6, 0.0, 1.0] {
        let _: Bool = try await page.evaluate(Self.scroll(to: part))
        try await page.waitUntil("\(Self.visibleRows) >= 5")
      }
      let rows: Int = try await page.evaluate("document.querySelectorAll('.list > .row').length")
      #expect(rows < 300)
      #expect(live.log.all == [])
    }
  }

  /// Scrolls the area of the timeline to a part of its height.
  private static func scroll(to part: Double) -> String {
    """
    (() => {
      let area = document.querySelector(".list");
      while (area.scrollHeight <= area.clientHeight + 1 && area.parentElement) area = area.parentElement;
      area.scrollTop = \(part) * area.scrollHeight;
      return area.scrollHeight > 20_000;
    })()
    """
  }

  /// The number of rows that are visible, or 0 while a gap is.
  private static let visibleRows = """
    ((seen) => seen.some((node) => node.matches(".gap")) ? 0 : seen.length)(
      [...document.querySelectorAll(".list > *")].filter((node) => {
        const { top, bottom } = node.getBoundingClientRect();
        return bottom > 1 && top < innerHeight - 1;
      }))
    """
}
#endif
