import Foundation
import Testing

#if os(Linux)
/// Single mistakes in screens that are right otherwise: the compiler tells each at its line, before it has tried too
/// much.
struct MistakeTests {
  /// The steps that the compiler may take for one expression.
  ///
  /// A quiet machine takes them in three seconds of processor time, of which one is for the macros and the imports.
  static let limit = 26_000

  /// The steps for an expression with several mistakes.
  static let limitOfMistakesTogether = 40_000

  @Test(arguments: Mistake.all)
  func compilerReportsMistakeAtItsLineAndNothingUnexpected(mistake: Mistake) throws {
    let (text, line) = try mistake.text()
    let messages = try compilerMessages(for: text, limit: Self.limit)
    #expect(messages.contains(WrongUses.Message(line: line, text: mistake.message)))
    #expect(messages.map(\.text).sorted() == ([mistake.message] + mistake.others).sorted())
  }

  /// Most mistakes are the only message: another one would lead astray.
  @Test func fewMistakesHaveAnotherMessage() {
    #expect(Mistake.all.count { !$0.others.isEmpty } <= 22)
  }

  @Test func compilerReportsFiveMistakesInAScreenAtTheLatestWhenTheOthersAreMended() throws {
    let mistakes = [
      Mistake(
        .ordinary,
        "text: $store.newTitle",
        becomes: "text: $store.newTitel",
        says: "has no dynamic member 'newTitel'"
      ),
      Mistake(
        .ordinary,
        "Text(item.title)",
        becomes: "Text(item.titel)",
        says: "has no member 'titel'"
      ),
      Mistake(
        .ordinary,
        "Text(filter.rawValue)",
        becomes: "Text(filter.rawVale)",
        says: "has no member 'rawVale'"
      ),
      Mistake(
        .ordinary,
        #".navigationTitle("Lists")"#,
        becomes: #".navigationTitel("Lists")"#,
        says: "has no member 'navigationTitel'"
      ),
      Mistake(
        .ordinary,
        "store.send(.refresh)",
        becomes: "store.send(.refrsh)",
        says: "has no member 'refrsh'"
      ),
    ]
    var text = try Mistake.Screen.ordinary.text()
    for mistake in mistakes {
      text = text.replacing(mistake.right, with: mistake.wrong, maxReplacements: 1)
    }
    var left = mistakes
    var rounds: [[String]] = []
    while !left.isEmpty {
      let messages = try compilerMessages(for: text, limit: Self.limit)
      // Line 0 is that of a macro's expansion.
      let lines: [Substring] = [""] + text.split(separator: "\n", omittingEmptySubsequences: false)
      let reported = left.filter { mistake in
        messages.contains {
          lines[$0.line].contains(mistake.wrong) && $0.text.contains(mistake.message)
        }
      }
      try #require(!reported.isEmpty, "Only \(messages) for \(left.map(\.wrong))")
      for mistake in reported { text = text.replacing(mistake.wrong, with: mistake.right) }
      left.removeAll { mistake in reported.contains { $0.wrong == mistake.wrong } }
      rounds.append(reported.map(\.wrong))
    }
    #expect(rounds.count <= 3, "\(rounds)")
  }

  @Test(arguments: MistakesTogether.all)
  func compilerReportsMistakesOfAScreenTogether(mistakes: MistakesTogether) throws {
    let (text, expected) = try mistakes.text()
    let messages = try compilerMessages(for: text, limit: Self.limitOfMistakesTogether)
    #expect(Set(messages) == Set(expected))
    #expect(messages.count == expected.count)
  }

  @Test(arguments: Mistake.Screen.allCases)
  func rightScreenTakesNoMoreStepsThanItsLimit(screen: Mistake.Screen) throws {
    let messages = try compilerMessages(for: try screen.text(), limit: screen.limit)
    #expect(messages == [])
  }

  @Test func suiteHasMistakesOfAllKinds() {
    #expect(Mistake.all.count >= 120)
  }

  private func compilerMessages(for text: String, limit: Int) throws -> [WrongUses.Message] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Screen.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let options = ["-Xfrontend", "-solver-scope-threshold=\(limit)"]
    return try WrongUses(source: file, options: options).said()
  }
}
#endif
