import Foundation
import Testing

#if os(Linux)
/// Typical first mistakes and the compiler's messages: each file of 'WrongUses' is checked, and
/// its comments have the expected messages of the lines below them.
struct WrongUseTests {
  @Test(arguments: WrongUses.all.map(\.source.lastPathComponent))
  func wrongUseIsReportedWithTheRemedy(file: String) throws {
    let uses = try #require(WrongUses.all.first { $0.source.lastPathComponent == file })
    var said = try uses.said()
    for expected in try uses.expected() {
      let index = said.firstIndex { said in
        said.line == expected.line
          && (expected.isWhole ? said.text == expected.text : said.text.contains(expected.text))
      }
      #expect(index != nil, "\(expected)")
      if let index { said.remove(at: index) }
    }
    #expect(said == [])
  }

  @Test func featuresOffTheMainActorCompileInAModuleOnIt() throws {
    let uses = WrongUses(
      "MainActorModule/Counter.swift",
      options: ["-default-isolation", "MainActor"]
    )
    #expect(try uses.said() == [])
  }

  @Test func suiteHasManyWrongUses() throws {
    #expect(try WrongUses.all.flatMap { try $0.expected() }.count > 20)
  }
}
#endif
