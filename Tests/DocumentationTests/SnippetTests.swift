import Foundation
import Testing

/// The snippets of the READMEs, the pages in docs and the landing pages of the modules are compiled: each is
/// a part of a source file of an example or a test, or a manifest that the package manager reads.
struct SnippetTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  private static let pages: [URL] =
    [root.appending(path: "README.md")] + files("docs", "md") + files("Examples", "md")
    + files("Sources", "md")

  /// The lines of all that is compiled; a page may repeat a part of a manifest.
  private static let sources: [[String]] =
    (files("Examples", "swift") + files("Tests", "swift")).map { Snippet.lines(of: text($0)) }
    + snippets.filter(\.isManifest).map { Snippet.lines(of: $0.code) }

  private static let snippets = pages.flatMap {
    Snippet.all(in: text($0), page: $0.lastPathComponent)
  }

  @Test(arguments: snippets.filter { !$0.isManifest })
  func snippetIsPartOfACompiledFile(snippet: Snippet) {
    let lines = Snippet.lines(of: snippet.code)
    // Imports stand at the top of a file, which may go on with something else.
    let (imports, rest) = (lines.filter(isImport), lines.drop(while: isImport))
    #expect(
      Self.sources.contains { source in
        Set(imports).isSubset(of: source) && source.contains(Array(rest))
      },
      "\(snippet.page):\(snippet.line) is in no file below Examples or Tests:\n\(snippet.code)"
    )
  }

  @Test(arguments: snippets.filter(\.isManifest))
  func snippetIsAManifest(snippet: Snippet) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try snippet.code.write(
      to: folder.appending(path: "Package.swift"),
      atomically: true,
      encoding: .utf8
    )
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path(), "dump-package"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(snippet): \(said)")
  }

  @Test func snippetsOfAPageAreFound() {
    let page = "# Page\n```swift\nlet a = 1\n\n@main struct B {}\n```\n```sh\nls\n```\n"
    let snippets = Snippet.all(in: page, page: "Page.md")
    #expect(snippets.map(\.description) == ["Page.md:3"])
    #expect(snippets.map { Snippet.lines(of: $0.code) } == [["let a = 1", "struct B {}"]])
    #expect(Self.snippets.count { $0.page == "README.md" } > 1)
  }

  private func isImport(_ line: String) -> Bool {
    line.hasPrefix("import ") || line.hasPrefix("@testable import ")
  }

  private static func text(_ file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  private static func files(_ folder: String, _ type: String) -> [URL] {
    let url = root.appending(path: folder)
    let paths = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return (paths?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == type && !$0.path().contains("/.build") }
      .sorted { $0.path() < $1.path() }
  }
}
