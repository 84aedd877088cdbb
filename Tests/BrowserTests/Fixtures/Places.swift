import Foundation
import Testing
import ViewCore
import ViewTesting

/// The places of elements in the window, in points.
///
/// They are sixty-fourths, in which Chromium lays elements out, because the sums of those are exact. Those of the sixtieths
/// of Firefox are not.
@MainActor
struct Places {
  struct Box: Decodable {
    let left, top, right, bottom, width, height: Double
  }

  let page: Page
  let width: Double
  let height: Double

  init(_ page: Page) async throws {
    self.page = page
    let size: [Double] = try await page.evaluate(
      "[document.documentElement.clientWidth, innerHeight]"
    )
    width = size[0]
    height = size[1]
  }

  static func of(
    _ view: some View,
    waitingFor text: String,
    _ test: @MainActor (Places) async throws -> Void
  ) async throws {
    try await LivePage.show(view) { live in
      try await live.page.waitUntil("document.body.innerText.includes('\(text)')")
      try await test(Places(live.page))
    }
  }

  func all(_ selector: String) async throws -> [Box] {
    try await page.evaluate(
      """
      [...document.querySelectorAll('\(selector)')].map((node) => {
        const box = node.getBoundingClientRect();
        return Object.fromEntries(["left", "top", "right", "bottom", "width", "height"].map(
          (name) => [name, Math.round(box[name] * 64) / 64]
        ));
      })
      """
    )
  }

  func first(_ selector: String) async throws -> Box {
    try #require(await all(selector).first)
  }

  /// Whether the page scrolls, and whether its list does.
  var scrolls: [Bool] {
    get async throws {
      try await page.evaluate(
        """
        [document.scrollingElement, document.querySelector(".list")].map((node) =>
          node.scrollHeight > node.clientHeight && getComputedStyle(node).overflowY !== "visible"
            || node === document.scrollingElement && node.scrollHeight > innerHeight)
        """
      )
    }
  }
}
