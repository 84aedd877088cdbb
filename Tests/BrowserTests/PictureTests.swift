import BrowserTesting
import Foundation
import Testing
import ViewCore

@testable import Gallery

/// Images of assets, and images that the page loads.
@MainActor
@Suite(.needsBrowser)
struct PictureTests {
  /// Whether an element has its picture.
  private static let isDrawn = "(image) => image.complete && image.naturalWidth > 0"

  @Test func imagesAreDrawnInTheirSizes() async throws {
    try await LivePage.show(ImagesPage()) { live in
      let page = live.page
      try await page.waitUntil(
        "document.images.length > 5 && [...document.images].every(\(Self.isDrawn))"
      )
      let places = try await Places(page)
      let own = try await places.first("img.picture")
      #expect(own.right - own.left == 160)
      #expect(own.bottom - own.top == 100)
      let scaled: [String] = try await page.evaluate(
        """
        [...document.querySelectorAll(".proportion > .picture")].map((image) => {
          const { width, height } = image.getBoundingClientRect();
          return `${Math.round(width)} ${Math.round(height)} ${getComputedStyle(image).objectFit}`;
        })
        """
      )
      #expect(
        scaled == [
          "80 80 contain", "80 80 cover", "32 32 contain", "32 32 contain", "240 150 contain",
        ]
      )
      #expect(page.problems == [])
      #expect(live.log.all == [])
    }
  }

  @Test func imageOfDataIsDrawnAtASecretAddress() async throws {
    try await LivePage.show(ImagesPage()) { live in
      let page = live.page
      let image = "document.querySelector('[role=img][aria-labelledby] img')"
      try await page.waitUntil("\(image) && (\(Self.isDrawn))(\(image))")
      let size: [Int] = try await page.evaluate("[\(image).width, \(image).height]")
      #expect(size == [80, 50])
      let addresses: [String] = try await page.evaluate("[\(image).src, document.images[0].src]")
      #expect(Set(addresses).count == 2)
      #expect(page.problems == [])
    }
  }

  @Test func darkVariantFollowsSystemAndView() async throws {
    try await LivePage.show(ImagesPage()) { live in
      let page = live.page
      try await page.waitFor(.image("Harbor"))
      let last = "[...document.querySelectorAll('img[aria-label=Harbor]')].at(-1)"
      let sources: () async throws -> [String] = {
        try await page.evaluate(
          "[...document.querySelectorAll('img[aria-label=Harbor]')].map((image) => image.src)"
        )
      }
      let day = try await sources()
      #expect(Set(day).count == 1)
      try await page.click(.toggle("At night"))
      try await page.waitUntil("\(last).src !== document.images[0].src")
      let night = try await sources()
      #expect(night.dropLast() == day.dropLast())
      try await page.prefer(.dark)
      try await page.waitUntil("\(last).src === document.images[0].src")
      #expect(try await sources().first == night.last)
    }
  }

  @Test func pageLoadsAnImageAndReportsFailure() async throws {
    try await LivePage.show(ImagesPage()) { live in
      let page = live.page
      try await page.waitUntil("document.images.length > 3")
      let address: String = try await page.evaluate("document.images[0].src")
      try await page.type(address, into: .textField("Address of a picture"))
      try await page.press(.enter)
      // The page hides a picture until its load has been answered: its size comes after it was drawn.
      try await page.waitUntil(
        """
        [...document.querySelectorAll(".zstack img")].filter(\(Self.isDrawn)).some((image) => {
          const { width, height } = image.getBoundingClientRect();
          return width === 160 && height === 100;
        })
        """
      )
      // The page itself is no image.
      let noImage: String = try await page.evaluate("location.href")
      try await page.clear(.textField("Address of a picture"))
      try await page.type(noImage, into: .textField("Address of a picture"))
      try await page.press(.enter)
      try await page.waitFor(.text("No picture"))
    }
  }
}
