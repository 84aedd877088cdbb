import Foundation
import Testing
import ViewTesting

@testable import ViewCore

@MainActor
struct SymbolTests {
  @Test func symbolIsComposedByThePartsOfItsName() {
    for name in [
      "star.circle", "star.square.fill", "tray.fill", "mic.slash.fill", "bell.badge",
      "bell.badge.fill", "cart.fill.badge.plus", "clock.badge.checkmark", "flag.slash.circle.fill",
      "1.circle", "50.square.fill", "z.circle.fill", "checkmark.icloud.fill", "plus.bubble",
      "calendar.badge.exclamationmark", "person.crop.circle.badge.clock.fill", "goforward.30",
      "person.fill.xmark", "photo.fill.on.rectangle.fill", "text.badge.plus",
    ] {
      #expect(Symbol.find(name) != nil, "\(name)")
    }
    for name in [
      "fill", "slash", "badge.plus", "no.such", "no.such.fill", "star.badge.no", "star.no", "a",
      "1",
      "text", "51.circle", "01.circle", "ab.circle", "no.folder", "no.slash.such.fill",
      "no.badge.such.fill", "no.fill.such.fill", "gobackward.no", "person.no",
    ] {
      #expect(Symbol.find(name) == nil, "\(name)")
    }
  }

  @Test func onlyOutlinesHaveFilledVariant() {
    #expect(Symbol.find("arrow.uturn.left.fill") == nil)
    #expect(Symbol.find("repeat.fill") == nil)
    #expect(Symbol.find("arrow.up.fill") == nil)
    #expect(Symbol.find("pawprint.fill") == Symbol.find("pawprint"))
    #expect(Symbol.find("rectangle.stack.fill")?.area.isEmpty == false)
    #expect(Symbol.find("tag.fill")?.area.isEmpty == false)
    #expect(Symbol.find("tag.circle.fill")?.lines == "")
  }

  @Test func linesAndDetailsAreGapsInFilledShapes() throws {
    let frame = try #require(Symbol.frames["circle"])
    let dollars = try #require(Symbol.find("dollarsign.circle.fill"))
    #expect(dollars.lines == "")
    #expect(dollars.area == frame)
    #expect(dollars.gaps != "")
    let clock = try #require(Symbol.find("clock.fill"))
    #expect(clock.gaps == Symbol.drawings["clock"]?.details)
    #expect(clock.details == "")
    let view = ViewHarness {
      Image(systemName: "dollarsign.circle.fill")
      Image(systemName: "dollarsign.circle")
    }
    let mask = "mask:linear-gradient(#000 0 0) exclude,url("
    #expect(view.outline.components(separatedBy: mask).count == 2)
  }

  @Test func circlesAndBoxesAreClosedPaths() {
    #expect(Symbol.circle(12, 8, 1.5) == "M10.5 8a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z")
    #expect(
      Symbol.circles(2, at: (3, 4), (9, 4))
        == "M1 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM7 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"
    )
    let box = "h8a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-8a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1z"
    #expect(Symbol.box(2, 3, 10, 6, 1) == "M3 3\(box)")
    #expect(Symbol.boxes(10, 6, 1, at: (2, 3), (2, 13)) == "M3 3\(box)M3 13\(box)")
  }

  @Test func pathIsScaledWithAllItsCommands() {
    let path = "M4 4h16V8H2a2 4 0 0 1-2 2A2 4 30 1 0 8 8c1.5.5 2 2 4-4L6-2z"
    #expect(
      Symbol.scaled(path, by: 0.5, x: 10, y: 20)
        == "M12 22h8V24H11a1 2 0 0 1 -1 1A1 2 30 1 0 14 24c0.75 0.25 1 1 2 -2L13 19z"
    )
  }

  @Test func namesOfPublicAppsAreDrawn() async throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("symbols.txt")
    let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
      String.init
    )
    #expect(names.count > 2000)
    var missing: [String] = []
    for name in names {
      if Symbol.find(name) == nil { missing.append(name) }
      // Other tests wait for the main actor.
      await Task.yield()
    }
    #expect(missing == [])
  }

  @Test func everyAliasHasADrawing() {
    #expect(Symbol.aliases.keys.filter { Symbol.find($0) == nil } == [])
    #expect(Symbol.aliases.keys.filter { Symbol.drawings[$0] != nil } == [])
    #expect(Symbol.find("sidebar.leading") == Symbol.drawings["sidebar.left"])
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
