import BrowserHost
import BrowserTesting
import Testing
import ViewCore

/// Disclosure groups that the user opens on a real page.
@MainActor
@Suite(.needsBrowser)
struct DisclosureTests {
  /// A group that its app never opens.
  private struct Closed: View {
    @State private var tries = 0

    var body: some View {
      DisclosureGroup(
        "Details",
        isExpanded: Binding {
          false
        } set: { _ in
          tries += 1
        }
      ) {
        Text("Inside")
      }
      Text(verbatim: "Tries: \(tries)")
    }
  }

  @Test func groupThatTheAppDoesNotOpenClosesAgain() async throws {
    try await LivePage.show(Closed()) { live in
      let page = live.page
      try await page.waitFor(.text("Tries: 0"))
      for tries in 1...2 {
        let _: Bool = try await page.evaluate("document.querySelector('summary').click() ?? true")
        try await page.waitFor(.text("Tries: \(tries)"))
        let isOpen: Bool = try await page.evaluate("document.querySelector('details').open")
        #expect(!isOpen)
      }
      #expect(live.log.all == [])
    }
  }
}
