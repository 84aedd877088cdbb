#if DEBUG
import BrowserTesting
import Foundation
import Testing

/// An app with its inspector, in two pages.
@MainActor
@Suite(.needsBrowser)
struct InspectorTests {
  /// Starts an app with its inspector, and opens the pages of both.
  func withInspector(
    of name: String,
    _ test: @MainActor (_ page: Page, _ inspector: Page) async throws -> Void
  ) async throws {
    let home = TemporaryHome()
    let app = try await ServingProcess(
      name,
      arguments: ["--port", "0", "--inspector"],
      home: home.url,
      addresses: 2
    )
    try await withPage(at: app.address) { page in
      let inspector = try await page.openAnother(app.addresses[1])
      try await test(page, inspector)
      try await inspector.close()
    }
    #expect(await app.end(by: SIGTERM) == 0)
  }

  @Test func tapArrivesWithItsOriginAndWhatItCaused() async throws {
    try await withInspector(of: "Counter") { page, inspector in
      try await page.click(.button("Increment"))
      try await inspector.waitFor(.text(".incrementButtonTapped"))
      try await inspector.click(.text(".incrementButtonTapped"))
      try await inspector.waitFor(.text("Tap on button “Increment”"))
      try await inspector.waitFor(.text("+"))
      try await page.click(.button("Increment"))
      try await page.waitFor(.text("2"))
      try await inspector.click(.button("Go back to here"))
      try await page.waitFor(.text("1"))
    }
  }

  @Test func actionShowsTheViewsThatRanAndTheAppShowsEarlierMoments() async throws {
    let rows = "document.querySelectorAll('input[type=text], textarea').length"
    try await withInspector(of: "Todos") { page, inspector in
      try await page.click(.button("Add"))
      try await inspector.click(.text(".addButtonTapped"))
      try await inspector.click(.option("Screen"))
      try await inspector.waitUntil(
        "document.body.innerText.includes('It had read Todos.State.todos, which has changed.')"
      )
      try await inspector.click(.button("Show on the page"))
      try await page.waitUntil("document.querySelector('[data-highlight]') !== null")
      try await page.click(.button("Add"))
      try await page.waitUntil("\(rows) === 2")
      try await inspector.click(.button("Show in the app"))
      try await page.waitUntil("\(rows) === 1")
      try await page.click(.button("Add"))
      try await inspector.waitUntil(
        "document.body.innerText.includes('The last one was .addButtonTapped.')"
      )
      try await inspector.click(.button("Show the present"))
      try await page.waitUntil("\(rows) === 2")
    }
  }

  @Test func changedActionIsSentToTheApp() async throws {
    let text = "document.querySelector('input[type=text], textarea').value"
    try await withInspector(of: "Todos") { page, inspector in
      try await page.click(.button("Add"))
      try await page.type("M", into: .textField("What is to be done?"))
      try await inspector.click(.text(".todos(.element(id: _, action: .binding(_)))"))
      try await inspector.click(.button("Change and send"))
      try await inspector.type("ilk", into: .textField("todos.element.action.binding.title"))
      try await savePictures(of: inspector, "inspector-sending")
      try await inspector.click(.button("Send"))
      try await page.waitUntil("\(text) === 'Milk'")
    }
  }
}
#endif
