import Foundation

/// What docs/Coverage.md says of SwiftUI.
struct CoverageDocument {
  /// What is said to be there, and what is said to be absent.
  private(set) var present: Set<Symbol> = []
  private(set) var absent: Set<Symbol> = []

  init(_ text: String) throws {
    guard let start = text.range(of: "\n## SwiftUI\n") else {
      throw CocoaError(.fileReadCorruptFile)
    }
    for line in text[start.upperBound...].split(separator: "\n") where line.hasPrefix("| ") {
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
