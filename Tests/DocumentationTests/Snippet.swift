import Foundation

/// A piece of Swift in a page of the documentation.
struct Snippet: CustomStringConvertible {
  let page: String
  let line: Int
  let code: String

  var description: String { "\(page):\(line)" }

  /// A manifest is no source of a target: the package manager compiles it.
  var isManifest: Bool { code.hasPrefix("// swift-tools-version:") }

  /// The lines without what depends on where they stand: indentation, empty lines, and `@main`, of which
  /// a module has one.
  static func lines(of source: String) -> [String] {
    source.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .map { $0.hasPrefix("@main ") ? String($0.dropFirst("@main ".count)) : $0 }
      .filter { !$0.isEmpty && $0 != "@main" }
  }

  /// All snippets between lines of three backquotes, the first of which is followed by `swift`.
  static func all(in text: String, page: String) -> [Snippet] {
    var snippets: [Snippet] = []
    var code: [Substring]?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let lines = code, line.hasPrefix("```") {
        let first = index + 1 - lines.count
        snippets.append(Snippet(page: page, line: first, code: lines.joined(separator: "\n")))
        code = nil
      } else if code != nil {
        code?.append(line)
      } else if line == "```swift" {
        code = []
      }
    }
    return snippets
  }
}
