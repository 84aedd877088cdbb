/// The path below which an app is served, such as `/tools/counter`, or that of the root.
package struct BasePath: Hashable, Sendable {
  package static let root = BasePath(known: "")

  /// The path without a slash at its end.
  ///
  /// It is empty for the root.
  package let text: String

  private init(known text: String) {
    self.text = text
  }

  /// Creates a base path from a text with or without a slash at its end.
  ///
  /// It begins with a slash. Its segments have letters, digits and the marks `-`, `.`, `_` and `~`. None of them is
  /// empty, `.` or `..`.
  package init?(_ source: String) {
    let text = source.hasSuffix("/") ? String(source.dropLast()) : source
    let segments = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    let isValid = segments.allSatisfy { segment in
      !segment.isEmpty && segment != "." && segment != ".."
        && segment.utf8.allSatisfy { Self.isPlain($0) }
    }
    guard source.hasPrefix("/"), isValid, text.utf8.count <= 200 else { return nil }
    self.text = text
  }

  /// The rest of a path that is below this one, or `nil` if it is elsewhere.
  ///
  /// The rest is empty for the base path itself without a slash, and begins with a slash for all other paths.
  func rest(of path: some StringProtocol) -> String? {
    guard path.utf8.starts(with: text.utf8) else { return nil }
    let rest = String(decoding: path.utf8.dropFirst(text.utf8.count), as: UTF8.self)
    return rest.hasPrefix("/") || (rest.isEmpty && self != .root) ? rest : nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return character.isASCII
      && (character.isLetter || character.isNumber || "-._~".contains(character))
  }
}
