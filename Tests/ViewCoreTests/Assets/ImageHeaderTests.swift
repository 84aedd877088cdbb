import Foundation
import Testing

@testable import ViewCore

struct ImageHeaderTests {
  private func read(_ bytes: [UInt8]) -> String? {
    ImageHeader(bytes).read().map { "\($0.0) \(Int($0.1.width)) \(Int($0.1.height))" }
  }

  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2]
    + [0xFF, 0xC4, 0, 3, 9] + [0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 3, 1, 4, 1, 0, 0, 0]

  /// A segment of a camera that asks for a turn.
  private static func turn(_ value: UInt8) -> [UInt8] {
    let table: [UInt8] = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]
    let data = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8] + table
    return [0xFF, 0xE1, 0, UInt8(data.count + 2)] + data
  }

  @Test func headerShowsKindAndSize() {
    #expect(read(Array(AssetBundle.png(300, 2))) == "png 300 2")
    #expect(read(Array("GIF89a".utf8) + [3, 1, 4, 0]) == "gif 259 4")
    #expect(read(Self.jpeg) == "jpeg 260 3")
    let riff = Array("RIFF0000WEBP".utf8)
    let extended = Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 5, 0, 0]
    #expect(read(riff + extended) == "webp 261 6")
    let lossy = Array("VP8 ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 4, 0x41, 5, 0]
    #expect(read(riff + lossy) == "webp 260 5")
    let lossless = Array("VP8L".utf8) + [0, 0, 0, 0, 0x2F, 3, 0xC0, 1, 0]
    #expect(read(riff + lossless) == "webp 4 8")
  }

  @Test(arguments: [(1, "jpeg 260 3"), (3, "jpeg 260 3"), (6, "jpeg 3 260"), (8, "jpeg 3 260")])
  func pictureOnItsSideIsTurned(value: UInt8, expected: String) {
    let bytes = Array(Self.jpeg.prefix(2)) + Self.turn(value) + Self.jpeg.dropFirst(2)
    #expect(read(bytes) == expected)
  }

  @Test(
    arguments: [
      (
        "<?xml version='1.0'?>\n<svg xmlns='x' width=\"20\" height='30px' stroke-width='9'/>",
        "svg 20 30"
      ),
      ("<svg viewBox='0 0 40,50'>", "svg 40 50"),
      ("<svg width='100%' viewBox='0 0 4 5'>", "svg 4 5"),
      ("<svg width='20'>", nil), ("<svg >", nil), ("<svg width='nan' height='1'>", nil),
      ("text", nil),
    ] as [(String, String?)]
  )
  func vectorImageHasSizeOrBox(text: String, expected: String?) {
    #expect(read(Array(text.utf8)) == expected)
  }

  @Test func shortenedFileHasNoImage() {
    let files: [[UInt8]] = [
      Array(AssetBundle.png(1, 1)), Array("GIF87a".utf8) + [1, 0, 1, 0], Self.jpeg,
      Array(Self.jpeg.prefix(2)) + Self.turn(6) + Self.jpeg.dropFirst(2),
    ]
    for file in files {
      // The last bytes of a segment are not read.
      for count in 0..<(file.count - 5) { #expect(read(Array(file.prefix(count))) == nil) }
    }
  }

  @Test func fileThatCannotBeShownHasReason() {
    func fault(_ bytes: [UInt8]) -> ImageFile.Fault? {
      do throws(ImageFile.Fault) {
        _ = try ImageFile(bytes)
        return nil
      } catch {
        return error
      }
    }
    #expect(fault(Array(AssetBundle.png(16_384, 1))) == nil)
    #expect(fault(Array(AssetBundle.png(16_385, 1))) == .tooLarge)
    #expect(fault(Array(AssetBundle.png(0, 1))) == .notAnImage)
    #expect(fault([UInt8](repeating: 0, count: ImageFile.mostBytes + 1)) == .tooLarge)
    #expect(fault(Array("%PDF-1.7".utf8)) == .pdf)
    #expect(fault(Array("<html>".utf8)) == .notAnImage)
    #expect(throws: ImageFile.Fault.unreadable) {
      try ImageFile(at: URL(fileURLWithPath: "/nowhere/image.png"))
    }
  }
}
