/// The names of a script, its texts and regular expressions, and the signs and spaces between them, one after
/// the other.
///
/// What is between the braces of a text, as in `${name}`, is code again. Texts are between quotation marks or
/// backquotes, and a slash behind a sign begins a regular expression.
struct ScriptPieces: Sequence, IteratorProtocol {
  private let script: [UInt8]
  private var position = 0
  /// How many braces are open in the code of each text that is around the position.
  private var openBraces: [Int] = []
  /// The last byte that is no space.
  private var last: UInt8?

  init(of script: [UInt8]) {
    self.script = script
  }

  mutating func next() -> ArraySlice<UInt8>? {
    guard position < script.count else { return nil }
    let start = position
    defer { last = script[start..<position].last { !" \n".utf8.contains($0) } ?? last }
    switch script[start] {
    case let byte where ClientAssets.isInName(byte):
      position = script[start...].firstIndex { !ClientAssets.isInName($0) } ?? script.count
    case UInt8(ascii: "\""): skipText(to: UInt8(ascii: "\""))
    case UInt8(ascii: "`"): skipText(to: UInt8(ascii: "`"))
    case UInt8(ascii: "/") where last.map("(=,:!&|?[{;".utf8.contains) != false:
      skipText(to: UInt8(ascii: "/"))
    case UInt8(ascii: "}") where openBraces.last == 0:
      openBraces.removeLast()
      skipText(to: UInt8(ascii: "`"))
    case let byte:
      position += 1
      guard !openBraces.isEmpty else { break }
      if byte == UInt8(ascii: "{") { openBraces[openBraces.count - 1] += 1 }
      if byte == UInt8(ascii: "}") { openBraces[openBraces.count - 1] -= 1 }
    }
    return script[start..<position]
  }

  /// Goes on behind a text, or behind the brace at which its code begins.
  private mutating func skipText(to end: UInt8) {
    let isCodeInside = end == UInt8(ascii: "`")
    position += 1
    while position < script.count, script[position] != end {
      let byte = script[position]
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      guard isCodeInside, byte == UInt8(ascii: "$"), position < script.count,
        script[position] == UInt8(ascii: "{")
      else { continue }
      openBraces.append(0)
      break
    }
    position = Swift.min(position + 1, script.count)
  }
}
