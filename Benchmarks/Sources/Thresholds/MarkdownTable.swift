import Foundation

/// A table in a Markdown text.
///
/// The benchmarks print such tables, and the limits are kept in such tables.
struct MarkdownTable: Equatable {
  let columns: [String]
  let rows: [[String]]

  /// Finds the tables of a text: the adjacent lines that begin with a bar.
  static func tables(in text: String) -> [Self] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .split { !$0.hasPrefix("|") }
      .compactMap { lines in
        let rows = lines.map(cells)
        // The second line is the rule between the columns' names and the rows.
        return rows.first.map { Self(columns: $0, rows: Array(rows.dropFirst(2))) }
      }
  }

  private static func cells(of line: Substring) -> [String] {
    line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The first cell of each row with the number in a column; rows without a number there are left out.
  func numbers(in column: Int) -> [(name: String, number: Double)] {
    rows.compactMap { cells in
      guard let name = cells.first, cells.indices.contains(column) else { return nil }
      return Double(cells[column]).map { (name, $0) }
    }
  }
}
