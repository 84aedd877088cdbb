import Foundation

/// Reads the kind and the size of an image from its first bytes.
///
/// It never reads beyond the end, and returns `nil` for everything that it does not know.
struct ImageHeader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func read() -> (ImageFile.Format, CGSize)? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return size(big(at: 16, 4), big(at: 20, 4)).map { (.png, $0) }
    }
    if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      return size(little(at: 6, 2), little(at: 8, 2)).map { (.gif, $0) }
    }
    if bytes.starts(with: "RIFF".utf8), text(at: 8, 4) == "WEBP" { return webP.map { (.webp, $0) } }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return jpeg.map { (.jpeg, $0) } }
    return svg.map { (.svg, $0) }
  }

  private var webP: CGSize? {
    switch text(at: 12, 4) {
    case "VP8X": return size(little(at: 24, 3).map { $0 + 1 }, little(at: 27, 3).map { $0 + 1 })
    case "VP8 ":
      return size(little(at: 26, 2).map { $0 & 0x3FFF }, little(at: 28, 2).map { $0 & 0x3FFF })
    case "VP8L":
      guard let bits = little(at: 21, 4) else { return nil }
      return size((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    default: return nil
    }
  }

  /// Searches the segments of a JPEG for the one with the size.
  ///
  /// A camera can have stored the picture on its side. A browser turns it, and so does the size.
  private var jpeg: CGSize? {
    var position = 2
    var isTurned = false
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      guard marker != 0xFF else {
        position += 1
        continue
      }
      guard let length = big(at: position + 2, 2), length >= 2 else { return nil }
      switch marker {
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        let sides = (big(at: position + 7, 2), big(at: position + 5, 2))
        return isTurned ? size(sides.1, sides.0) : size(sides.0, sides.1)
      case 0xE1: isTurned = isTurned || isTurnedByCamera(at: position + 4)
      default: break
      }
      position += 2 + length
    }
    return nil
  }

  /// Whether the data of a camera asks for a quarter turn.
  private func isTurnedByCamera(at start: Int) -> Bool {
    guard text(at: start, 4) == "Exif", let order = text(at: start + 6, 2) else { return false }
    let origin = start + 6
    func number(at offset: Int, _ count: Int) -> Int? {
      order == "II" ? little(at: origin + offset, count) : big(at: origin + offset, count)
    }
    guard let table = number(at: 4, 4), let count = number(at: table, 2) else { return false }
    for entry in 0..<min(count, 100) where number(at: table + 2 + entry * 12, 2) == 0x0112 {
      return number(at: table + 10 + entry * 12, 2).map { (5...8).contains($0) } ?? false
    }
    return false
  }

  /// The size of a vector image in its own units.
  private var svg: CGSize? {
    let text = String(decoding: bytes.prefix(65_536), as: UTF8.self)
    guard let tag = text.firstMatch(of: /<svg\s[^>]*>/)?.output else { return nil }
    var attributes: [Substring: Substring] = [:]
    for match in tag.matches(of: /\s(width|height|viewBox)\s*=\s*["']([^"']*)["']/) {
      attributes[match.1] = match.2
    }
    let numbers = attributes["viewBox"]?.split { $0 == " " || $0 == "," } ?? []
    let box = numbers.compactMap { Double($0) }
    func length(_ name: Substring, orSideOfBox side: Int) -> Double? {
      let text = attributes[name]
      let number = text.flatMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
      return number ?? (box.count == 4 ? box[side] : nil)
    }
    guard let width = length("width", orSideOfBox: 2),
      let height = length("height", orSideOfBox: 3), width.isFinite, height.isFinite
    else { return nil }
    return CGSize(width: width, height: height)
  }

  private func size(_ width: Int?, _ height: Int?) -> CGSize? {
    guard let width, let height else { return nil }
    return CGSize(width: width, height: height)
  }

  private func text(at position: Int, _ count: Int) -> String? {
    slice(at: position, count).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A number whose first byte is the most significant one.
  private func big(at position: Int, _ count: Int) -> Int? {
    slice(at: position, count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  private func little(at position: Int, _ count: Int) -> Int? {
    slice(at: position, count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func slice(at position: Int, _ count: Int) -> ArraySlice<UInt8>? {
    guard position >= 0, position <= bytes.count - count else { return nil }
    return bytes[position..<position + count]
  }
}
