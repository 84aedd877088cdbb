import BrowserTesting
import Testing
import ViewCore

@testable import Gallery

/// The commands of an app, which keys give and menus show.
@MainActor
@Suite(.needsBrowser)
struct CommandTests {
  private let picker = ElementQuery.picker("Page")

  @Test func shortcutGivesACommand() async throws {
    try await withPage(of: GalleryApp()) { page in
      try await page.waitFor(picker.matching(value: "Text"))
      try await page.press(.arrowRight, with: [.control, .option])
      try await page.waitFor(picker.matching(value: "Controls"))
      try await page.press(.arrowLeft, with: [.control, .option])
      try await page.waitFor(picker.matching(value: "Text"))
      #expect(page.problems == [])
    }
  }

  @Test func menusAppearWhileTheyHaveTheFocus() async throws {
    try await withPage(of: GalleryApp()) { page in
      try await page.waitFor(picker.matching(value: "Text"))
      let height = "document.querySelector('.commands').getBoundingClientRect().height"
      #expect(try await page.evaluate("\(height) <= 1"))
      // The menus are the last ones of the tab key.
      try await page.press(.tab, with: .shift)
      try await page.waitUntil("\(height) > 24")
      try await page.press(.enter)
      try await page.waitFor(.button("Next Page"))
      try await page.press(.arrowDown)
      try await page.press(.enter)
      try await page.waitFor(picker.matching(value: "Controls"))
      try await page.click(picker)
      try await page.waitUntil("\(height) <= 1")
      #expect(page.problems == [])
    }
  }

  @Test func screenReadersFindTheCommands() async throws {
    try await withPage(of: GalleryApp()) { page in
      try await page.waitFor(picker)
      #expect(try await page.outline().contains("group \"Commands\""))
    }
  }
}
