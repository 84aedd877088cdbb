import Foundation

/// A part of docs/Coverage.md: the architecture or SwiftUI.
struct CoverageDocument {
  /// The symbols that are listed as supported and as absent.
  private(set) var present: Set<Symbol> = []
  private(set) var absent: Set<Symbol> = []

  /// Reads one half of the document.
  init(_ text: String, half heading: String) throws {
    let halves = text.split(separator: "\n## ").filter { $0.hasPrefix("\(heading)\n") }
    guard let half = halves.first, halves.count == 1 else {
      throw CocoaError(.fileReadCorruptFile)
    }
    for line in half.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: " | ", maxSplits: 2)
      guard cells.count >= 2 else { continue }
      let spans = cells[0].split(separator: "`", omittingEmptySubsequences: false)
      let symbols = spans.indices.filter { $0 % 2 == 1 }.compactMap { Symbol(spans[$0]) }
      if cells[1].contains("●") { present.formUnion(symbols) }
      if cells[1].contains("○") { absent.formUnion(symbols) }
    }
  }

  /// Whether a symbol is said to be absent, by itself or with its whole type.
  func saysAbsent(_ symbol: Symbol) -> Bool {
    if absent.contains(symbol) { return true }
    return !saysPresent(symbol) && absent.contains { $0.heading == symbol.heading && !$0.isMember }
  }

  /// Whether a symbol is said to be there, by itself or by the type that it is part of.
  func saysPresent(_ symbol: Symbol) -> Bool {
    !absent.contains(symbol)
      && present.contains { $0.name == symbol.name || $0.heading == symbol.heading }
  }
}
