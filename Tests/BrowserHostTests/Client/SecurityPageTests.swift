import Foundation
import Testing

/// The page about security, whose rows name the tests that attack.
struct SecurityPageTests {
  private static func lines() throws -> [String] {
    let page = ClientSources.root.appending(path: "docs/Security.md")
    return try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
  }

  private static func names(in text: String) -> [String] {
    text.matches(of: /`(\w+Tests)`/).map { String($0.1) }
  }

  @Test func everyTestOfThePageExists() throws {
    let names = Set(try Self.lines().flatMap(Self.names))
    #expect(names.count > 50)
    let tests = ClientSources.root.appending(path: "Tests").path()
    let existing = try ClientSources.texts(in: tests, ending: "Tests.swift")
      .flatMap { $0.matches(of: /(?:struct|class|enum) (\w+Tests)\b/).map { String($0.1) } }
    #expect(names.subtracting(existing) == [])
  }

  /// A row without a test has a reason instead.
  @Test func everyAdviceOfOWASPHasATestOrAReason() throws {
    let rows = try Self.lines()
      .drop { $0 != "## OWASP's WebSocket cheat sheet" }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| Advice") }
    #expect(rows.count > 15)
    let withoutTests = rows.filter { Self.names(in: $0).isEmpty }
      .map { String($0.dropFirst(2).prefix { $0 != "|" }.dropLast()) }
    #expect(withoutTests == ["Limit size and rate"])
  }
}
