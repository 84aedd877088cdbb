import Foundation
import ViewTesting

/// The places in which a page looks different from a picture.
struct PictureComparison: Decodable, CustomStringConvertible {
  /// A part of the page, in points, with the texts that are shown there.
  struct Place: Decodable {
    let x, y, width, height: Int
    let texts: [String]
  }

  let places: [Place]
  /// The page as it is now, as PNG, with all places in red.
  let picture: Data

  var isSame: Bool { places.isEmpty }

  var description: String {
    places.map { place in
      let texts = place.texts.map { "“\($0)”" }.joined(separator: ", ")
      return
        "- \(place.width) × \(place.height) points at \(place.x), \(place.y)\(texts.isEmpty ? "" : ": \(texts)")"
    }
    .joined(separator: "\n")
  }

  /// Saves the picture with the places for the developer, among the files of the build.
  func write(_ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(name).png")
    try picture.write(to: file)
    return file
  }
}

extension Page {
  /// A picture of the window in half its size, as PNG.
  func smallScreenshot() async throws -> Data {
    let whole = try await screenshot()
    return try await evaluate(
      "(\(PictureScripts.half))(\"\(whole.base64EncodedString())\").then((half) => half.png())"
    )
  }

  /// Compares the window with a picture in half its size.
  ///
  /// A pixel is the same if the other picture has one like it at the same place or next to it: texts whose edges are drawn
  /// with other shades, and movements by up to two points, are no difference.
  func compareScreenshot(with before: Data) async throws -> PictureComparison {
    let whole = try await screenshot()
    return try await evaluate(
      """
      (\(PictureScripts.compare))("\(before.base64EncodedString())", "\(whole.base64EncodedString())")
      """
    )
  }

  /// The widths of a text in the fonts of the stylesheet.
  func widthsOfFonts() async throws -> String {
    try await evaluate(
      """
      ["", "bold ", "italic "].flatMap((style) => ["system-ui", "ui-monospace", "serif"].map((font) => {
        const canvas = new OffscreenCanvas(1, 1).getContext("2d");
        canvas.font = `${style}16px ${font}`;
        return `${style}${font} ${canvas.measureText("Hamburgefonstiv 0123 é → 中").width.toFixed(1)}`;
      })).join("\\n") + "\\n"
      """
    )
  }
}
