import Foundation
import Testing

/// docs/Coverage.md lists the symbols that real apps use, and is right about each.
struct CoverageTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  private let document: CoverageDocument
  private let architecture: CoverageDocument
  private let names: PublicNames
  private let symbols: [Symbol]

  init() throws {
    let root = Self.root
    let file = root.appendingPathComponent("docs/Coverage.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    document = try CoverageDocument(text, half: "SwiftUI")
    architecture = try CoverageDocument(text, half: "The architecture")
    names = try PublicNames(
      in: [
        "Directories", "FoundationAdditions", "OperatingSystem", "UnifiedLogging", "UniformTypes",
        "ViewCore", "ViewValues", "WebSwiftUI",
      ].map { root.appendingPathComponent("Sources/\($0)") }
    )
    let list = Self.folder.appendingPathComponent("symbols.txt")
    symbols = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") || $0.hasPrefix("#P") }
      .filter { !$0.hasPrefix("tier ") }
      .flatMap { $0.split(separator: " ") }
      .map { try #require(Symbol($0)) }
  }

  @Test func eachSymbolIsMentioned() {
    #expect(symbols.count > 250)
    let silent = symbols.filter { !document.saysPresent($0) && !document.saysAbsent($0) }
    #expect(silent.map(\.description) == [])
  }

  @Test func supportedSymbolsAreDeclared() {
    let missing = symbols.filter { document.saysPresent($0) && !names.contains($0) }
    #expect(missing.map(\.description) == [])
  }

  @Test func absentSymbolsAreNotDeclared() {
    let there = symbols.filter { document.saysAbsent($0) && names.contains($0) }
    #expect(there.map(\.description) == [])
  }

  @Test func modifiersThatExplainTheirAbsenceAreUnavailableAndListedAsAbsent() throws {
    let folder = Self.root.appendingPathComponent("Sources/ViewCore/Absent")
    var explained: Set<Symbol> = []
    for file in try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    ) where file.lastPathComponent.hasPrefix("View+") {
      let text = try String(contentsOf: file, encoding: .utf8)
      let modifiers = text.matches(of: /public func (\w+)/).compactMap { Symbol(".\($0.1)") }
      let unavailable = text.matches(of: /\bunavailable\b/)
      #expect(modifiers.count == unavailable.count, "\(file.lastPathComponent)")
      explained.formUnion(modifiers)
    }
    #expect(explained.count > 20)
    let silent = explained.filter { !document.saysAbsent($0) }
    #expect(silent.map(\.description).sorted() == [])
    let declared = explained.filter { names.contains($0) }
    #expect(declared.map(\.description).sorted() == [])
  }

  /// Also of what is not in the list of symbols.
  @Test func coverageRowsMatchTheDeclarations() {
    let promised = document.present.filter {
      !names.contains($0) && !Self.elsewhere.contains($0.name)
    }
    #expect(promised.map(\.description).sorted() == [])
    let denied = document.absent.filter { !$0.isMember && names.contains($0) }
    #expect(denied.map(\.description).sorted() == [])
  }

  /// An absent form often shares its name with a supported one, so names alone cannot prove its absence.
  @Test func architectureSymbolsAreDeclared() throws {
    let sources = Self.root.appendingPathComponent("Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    let names = try PublicNames(in: [sources])
    let promised = architecture.present.filter {
      !names.contains($0) && !modules.contains($0.name)
    }
    #expect(architecture.present.count > 200)
    #expect(promised.map(\.description).sorted() == [])
  }

  /// Words of the language, and names of modules that come with the import.
  private static let elsewhere: Set<String> = [
    "main", "if", "switch", "ObservableObject", "Published", "Observable", "os",
  ]

  @Test(
    arguments: [
      (".alert(store:)", "alert"), ("Text.DateStyle", "Text.DateStyle"), ("@State", "State"),
      ("\\.dismiss", "dismiss"), ("#Preview { }", "Preview"), ("TabView", "TabView"),
    ]
  )
  func coverageDocumentReadsNames(text: String, name: String) {
    #expect(Symbol(text)?.description == name)
  }

  @Test(arguments: ["Text + Text", "$value.member", "", "…Value"])
  func rowsWithoutANameAreIgnored(text: String) {
    #expect(Symbol(text) == nil)
  }
}
