import Foundation
import Testing

@testable import ViewCore

@MainActor
struct SymbolTests {
  @Test func symbolIsComposedByThePartsOfItsName() {
    for name in [
      "star.circle", "star.square.fill", "tray.fill", "mic.slash.fill", "bell.badge",
      "bell.badge.fill", "cart.fill.badge.plus", "clock.badge.checkmark", "flag.slash.circle.fill",
    ] {
      #expect(Symbol.find(name) != nil, "\(name)")
    }
    for name in [
      "fill", "slash", "badge.plus", "no.such", "no.such.fill", "star.badge.no", "star.no",
    ] {
      #expect(Symbol.find(name) == nil, "\(name)")
    }
  }

  @Test func onlyOutlinesHaveFilledVariant() {
    #expect(Symbol.find("arrow.uturn.left.fill") == nil)
    #expect(Symbol.find("repeat.fill") == nil)
    #expect(Symbol.find("dollarsign.circle.fill") == Symbol.find("dollarsign.circle"))
    #expect(Symbol.find("tag.fill")?.area.isEmpty == false)
    #expect(Symbol.find("tag.circle.fill")?.lines == "")
  }

  @Test func pathIsScaledWithAllItsCommands() {
    let path = "M4 4h16V8H2a2 4 0 0 1-2 2A2 4 30 1 0 8 8c1.5.5 2 2 4-4L6-2z"
    #expect(
      Symbol.scaled(path, by: 0.5, x: 10, y: 20)
        == "M12 22h8V24H11a1 2 0 0 1 -1 1A1 2 30 1 0 14 24c0.75 0.25 1 1 2 -2L13 19z"
    )
  }

  @Test func everyDrawingIsListed() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..")
    func names(in file: String, after mark: String, quotedBy quote: Character) throws -> [String] {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let list = try #require(text.components(separatedBy: mark).last)
      return list.split(separator: quote, omittingEmptySubsequences: false).enumerated()
        .compactMap { $0.offset.isMultiple(of: 2) ? nil : String($0.element) }
    }
    let drawn = Symbol.drawings.keys.sorted()
    #expect(try names(in: "docs/Symbols.md", after: "## Drawings", quotedBy: "`") == drawn)
    let gallery = "Examples/Gallery/SymbolNames.swift"
    #expect(try names(in: gallery, after: "[String] = [", quotedBy: "\"") == drawn)
  }
}
