import BrowserTesting
import Foundation
import Testing
import ViewCore

@testable import Gallery

/// Several kinds of windows of an app.
@MainActor
@Suite(.needsBrowser)
struct AppWindowTests {
  fileprivate struct Opener: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Button("Activity") { openWindow(id: "activity") }
      Button("Day") { openWindow(value: 3) }
    }
  }

  fileprivate struct DaysApp: App {
    var body: some Scene {
      WindowGroup("Days") { Opener() }
      Window("Activity", id: "activity") { Text("All quiet") }
      WindowGroup(for: Int.self) { $day in
        Button("Day \(day)") { day += 1 }
      } defaultValue: {
        7
      }
    }
  }

  /// Keeps the address of a link in the document instead of following it.
  private func catchLinks(of page: Page) async throws {
    let _: Bool = try await page.evaluate(
      """
      (HTMLAnchorElement.prototype.click = function () {
        document.body.dataset.opened = `${new URL(this.href).pathname}${new URL(this.href).search} ${this.target}`;
      }, true)
      """
    )
  }

  @Test func aTapOpensAPageOfAnotherWindow() async throws {
    try await withPage(of: DaysApp()) { page in
      try await page.waitFor(.button("Activity"))
      try await catchLinks(of: page)
      try await page.click(.button("Activity"))
      try await page.waitUntil("document.body.dataset.opened === '/?window=activity _blank'")
      try await page.click(.button("Day"))
      try await page.waitUntil(
        "document.body.dataset.opened === '/?window=Int&window-value=3 _blank'"
      )
      let origin: String = try await page.evaluate("location.origin")
      try await page.open("\(origin)/?window=activity")
      try await page.waitFor(.text("All quiet"))
      try await page.waitUntil("document.title === 'Activity'")
    }
  }

  @Test func aReloadedPageShowsTheLastValueOfItsWindow() async throws {
    try await withPage(of: DaysApp()) { page in
      try await page.waitFor(.button("Day"))
      let origin: String = try await page.evaluate("location.origin")
      try await page.open("\(origin)/?window=Int&window-value=3")
      try await page.click(.button("Day 3"))
      try await page.waitFor(.button("Day 4"))
      try await page.waitUntil("location.search === '?window=Int&window-value=4'")
      let another = try await page.openAnother("\(origin)/?window=Int&window-value=4")
      try await closing(another) { try await another.waitFor(.button("Day 4")) }
      try await page.reload()
      try await page.waitFor(.button("Day 4"))
    }
  }

  @Test func aPageThatTheBrowserDoesNotOpenIsALink() async throws {
    try await withPage(of: DaysApp()) { page in
      try await page.waitFor(.button("Activity"))
      let _: Bool = try await page.evaluate(
        "(Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }), true)"
      )
      try await page.click(.button("Activity"))
      try await page.waitUntil(
        "!!document.querySelector(`a[href='${location.origin}/?window=activity'][target=_blank]`)"
      )
    }
  }

  @Test func theGalleryOpensEachOfItsPages() async throws {
    try await withPage(of: GalleryApp()) { page in
      try await page.waitFor(.picker("Page"))
      let origin: String = try await page.evaluate("location.origin")
      try await page.open("\(origin)/?window=GalleryPage&window-value=%22gauges%22")
      try await page.waitUntil("document.querySelector('meter, [role=meter], progress') !== null")
    }
  }
}
