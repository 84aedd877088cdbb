import Foundation
import Testing
import ViewTesting

/// The pictures of the gallery in the repository, in half the size of the page.
@MainActor
enum KeptPictures {
  /// Compares what a page shows with a picture, and records an issue with the places that differ.
  ///
  /// A page whose views know their sizes late, such as an app's own layouts, gets some attempts.
  ///
  /// - Parameters:
  ///   - page: A page of Chromium.
  ///   - look: The setting of the picture.
  ///   - name: The name of the picture's file.
  /// - Throws: The failure of the page, or of reading and writing the picture.
  static func compare(_ page: Page, in look: Look, with name: String) async throws {
    let file = folder.appendingPathComponent("\(name).png")
    try await look.show(page)
    if isUpdating {
      try await stablePicture(of: page, in: look).write(to: file)
      return
    }
    let before = try Data(contentsOf: file)
    var comparison = try await page.compareScreenshot(with: before)
    for _ in 1...5 where !comparison.isSame {
      try await look.show(page)
      comparison = try await page.compareScreenshot(with: before)
    }
    guard !comparison.isSame else { return }
    let picture = try comparison.write(name)
    Issue.record(
      """
      The page looks different from its picture \(name).png:
      \(comparison.description)
      The differences are red in \(picture.path). If all of them are meant, set UPDATE_PICTURES=1 and run this test again.
      """
    )
  }

  /// A picture that is the same twice, or the last one of many.
  private static func stablePicture(of page: Page, in look: Look) async throws -> Data {
    var picture = try await page.smallScreenshot()
    for _ in 1...10 {
      let last = picture
      try await look.show(page)
      picture = try await page.smallScreenshot()
      if picture == last { break }
    }
    return picture
  }

  /// Cancels the test on a machine with other fonts, where texts are as wide as no picture shows.
  ///
  /// With `CI` in the environment, it fails: `Scripts/test` installs the fonts there.
  static func requireFonts(of page: Page) async throws {
    let widths = try await page.widthsOfFonts()
    let file = folder.appendingPathComponent("fonts.txt")
    if isUpdating {
      try widths.write(to: file, atomically: true, encoding: .utf8)
    } else if try String(contentsOf: file, encoding: .utf8) != widths {
      let note = """
        The fonts of this machine are not those of the pictures, or have other sizes. \
        'Scripts/install-fonts' installs them. The widths of a text are:
        \(widths)
        """
      if ProcessInfo.processInfo.environment["CI"] != nil { Issue.record("\(note)") }
      try Test.cancel("\(note)")
    }
  }

  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_PICTURES"] != nil
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("GalleryPictures")
}
