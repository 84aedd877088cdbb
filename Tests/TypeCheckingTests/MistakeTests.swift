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

  @Test(arguments: Mistake.all)
  func compilerReportsMistakeAtItsLine(mistake: Mistake) throws {
    let (text, line) = try mistake.text()
    let messages = try compilerMessages(for: text, limit: Self.limit)
    #expect(
      messages.contains { $0.line == line && $0.text.contains(mistake.message) },
      """
      No '\(mistake.message)' at line \(line), but:
      \(messages.map(\.description).joined(separator: "\n"))
      """
    )
  }

  @Test func compilerReportsFiveMistakesInAScreenAtTheLatestWhenTheOthersAreMended() throws {
    let mistakes = [
      ("text: $store.newTitle", "text: $store.newTitel"),
      ("Text(item.title)", "Text(item.titel)"),
      ("Text(filter.rawValue)", "Text(filter.rawVale)"),
      (#".navigationTitle("Lists")"#, #".navigationTitel("Lists")"#),
      ("store.send(.refresh)", "store.send(.refrsh)"),
    ]
    var text = try Mistake.Screen.ordinary.text()
    for (right, wrong) in mistakes { text = text.replacing(right, with: wrong, maxReplacements: 1) }
    var left = mistakes
    while !left.isEmpty {
      let messages = try compilerMessages(for: text, limit: Self.limit)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let reported = left.filter { mistake in
        messages.contains { lines[$0.line - 1].contains(mistake.1) }
      }
      try #require(!reported.isEmpty, "Only \(messages) for \(left)")
      for (right, wrong) in reported { text = text.replacing(wrong, with: right) }
      left.removeAll { mistake in reported.contains { $0 == mistake } }
    }
  }

  @Test func compilerReportsAMistakeInAStackOfASheetAtItsLineAlone() throws {
    let mistake = Mistake(
      .long,
      "store.send(.saveButtonTapped)",
      becomes: "store.send(.saveButtonTaped)",
      says: "has no member 'saveButtonTaped'"
    )
    let (text, line) = try mistake.text()
    let messages = try compilerMessages(for: text, limit: Self.limit)
    #expect(messages.map(\.line) == [line])
    #expect(messages.first?.text.contains(mistake.message) == true)
  }

  @Test func compilerReportsAnUnknownCollectionWithoutItsRows() throws {
    let mistake = Mistake(
      .ordinary,
      "ForEach(store.groups)",
      becomes: "ForEach(store.grops)",
      says: "has no dynamic member 'grops'"
    )
    let (text, line) = try mistake.text()
    let messages = try compilerMessages(for: text, limit: Self.limit)
    #expect(messages.map(\.line) == [line])
    #expect(messages.first?.text.contains(mistake.message) == true)
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
