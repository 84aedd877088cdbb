import BrowserTesting
import Foundation
import Testing
import ViewCore
import ViewTesting

@testable import Gallery

/// The pages of the gallery look as in the pictures in the repository, so that no control moves or changes unnoticed.
///
/// With `UPDATE_PICTURES` in the environment, the tests write the pictures instead.
@MainActor
@Suite(
  .needsBrowser,
  .enabled(if: Browser.Engine.default == .chromium, "The pictures are of Chromium.")
)
struct GalleryPictureTests {
  @Test(arguments: GalleryPage.allCases)
  func galleryPageLooksAsInItsPictures(name: GalleryPage) async throws {
    try await LivePage.show(GalleryView(page: name)) { live in
      let page = live.page
      try await page.waitFor(.picker("Page"))
      try await KeptPictures.requireFonts(of: page)
      for look in Look.allCases {
        try await KeptPictures.compare(page, in: look, with: "\(name.rawValue)-\(look.rawValue)")
      }
    }
  }

  /// Pages with bars, rows, controls and columns, for settings in which much of a page changes.
  private nonisolated static let representative: [GalleryPage] = [
    .bars, .controls, .groups, .keys, .layout, .lists, .pickers, .screens, .styles, .tabs,
  ]

  @Test(arguments: representative)
  func galleryPageLooksAsInItsPictureFromRightToLeft(name: GalleryPage) async throws {
    let view = GalleryView(page: name).environment(\.layoutDirection, .rightToLeft)
    try await LivePage.show(view) { live in
      let page = live.page
      try await page.waitFor(.picker("Page"))
      try await KeptPictures.requireFonts(of: page)
      try await KeptPictures.compare(page, in: .phone, with: "\(name.rawValue)-right-to-left")
    }
  }

  @Test(arguments: representative)
  func galleryPageLooksAsInItsPictureWithLargeText(name: GalleryPage) async throws {
    try await LivePage.show(GalleryView(page: name)) { live in
      let page = live.page
      try await page.waitFor(.picker("Page"))
      try await KeptPictures.requireFonts(of: page)
      try await page.setLetterSize(32)
      try await KeptPictures.compare(page, in: .phone, with: "\(name.rawValue)-large-text")
    }
  }

  @Test func aControlThatMovesIsNoticed() async throws {
    try await LivePage.show(MovedButton()) { live in
      let page = live.page
      try await page.waitFor(.button("Stays"))
      try await Look.phone.show(page)
      let before = try await page.smallScreenshot()
      try await page.click(.button("Stays"))
      try await page.waitFor(.text("It is right"))
      try await Look.phone.show(page)
      let comparison = try await page.compareScreenshot(with: before)
      let texts = comparison.places.flatMap(\.texts)
      #expect(texts.contains("Moves"))
      #expect(!texts.contains("Stays"))
    }
  }
}

/// A button that stays and one that moves by four points.
private struct MovedButton: View {
  @State private var isMoved = false

  var body: some View {
    VStack(spacing: 100) {
      Button("Stays") { isMoved = true }
      Button("Moves") {}.padding(.leading, isMoved ? 8 : 0)
      Text(isMoved ? "It is right" : "It is left")
    }
  }
}
