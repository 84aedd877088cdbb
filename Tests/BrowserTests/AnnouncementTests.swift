import BrowserTesting
import Testing
import ViewCore

/// Texts that screen readers read, in a place of the page that nobody sees.
@MainActor
@Suite(.needsBrowser)
struct AnnouncementTests {
  private struct Form: View {
    @State private var isShown = false

    var body: some View {
      Button("Save") { AccessibilityNotification.Announcement("Saved").post() }
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) {
          Button("Delete") { AccessibilityNotification.Announcement("<b>Deleted").post() }
        }
    }
  }

  private static let region = "document.querySelector('[aria-live=polite]')"
  private static let lines = "[...\(region)?.children ?? []].map((line) => line.textContent).join()"

  @Test func textsComeIntoARegionThatIsNotSeen() async throws {
    try await LivePage.show(Form()) { live in
      let page = live.page
      try await page.waitFor(.button("Save"))
      // A page without announcements has no such region.
      #expect(try await page.evaluate("\(Self.region) === null"))
      try await page.click(.button("Save"))
      try await page.waitUntil("\(Self.lines) === 'Saved'")
      let width: Double = try await page.evaluate("\(Self.region).getBoundingClientRect().width")
      #expect(width == 1)
      try await page.click(.button("Save"))
      try await page.waitUntil("\(Self.lines) === 'Saved,Saved'")
      #expect(page.problems == [])
      #expect(live.log.all == [])
    }
  }

  @Test func regionIsInTheDialogOnTop() async throws {
    try await LivePage.show(Form()) { live in
      let page = live.page
      try await page.click(.button("Save"))
      try await page.waitUntil("\(Self.lines) === 'Saved'")
      try await page.click(.button("Open"))
      try await page.click(.button("Delete"))
      try await page.waitUntil("\(Self.lines).includes('<b>Deleted')")
      #expect(try await page.evaluate("\(Self.region).closest('dialog') !== null"))
    }
  }
}
