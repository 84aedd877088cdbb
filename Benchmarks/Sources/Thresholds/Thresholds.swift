/// The limits of one quantity, as a file of the repository keeps them.
public struct Thresholds {
  /// A limit, and the figure from which it was made.
  struct Entry: Equatable {
    let name: String
    let recorded: Double
    let limit: Double
  }

  let quantity: Quantity
  private(set) var entries: [Entry]

  /// Reads the limits of a text.
  public init(_ quantity: Quantity, _ text: String) {
    self.quantity = quantity
    entries = MarkdownTable.tables(in: text).flatMap(\.rows).compactMap { cells in
      guard cells.count == 3, let recorded = Double(cells[1]), let limit = Double(cells[2]) else {
        return nil
      }
      return Entry(name: cells[0], recorded: recorded, limit: limit)
    }
  }

  /// Records what was measured, with a limit that is the margin above it.
  ///
  /// Entries keep their order. Cases that were not measured are dropped, new ones are added at the end.
  public mutating func record(_ measurements: Measurements) {
    let known = entries.map(\.name)
    let new = measurements.names(of: quantity).filter { !known.contains($0) }
    entries = (known + new).compactMap { name in
      measurements.figure(quantity, of: name).map {
        Entry(name: name, recorded: $0, limit: quantity.margin.limit(for: $0))
      }
    }
  }

  /// The text of the file.
  public var text: String {
    let rows = entries.map { entry in
      "| \(entry.name) | \(quantity.text(of: entry.recorded)) | \(quantity.text(of: entry.limit)) |\n"
    }
    return """
      The limit is what was measured, and \(quantity.margin.text). \
      `Scripts/benchmark --update` writes this file.

      | case | \(quantity.rawValue) | limit |
      |---|---:|---:|
      \(rows.joined())
      """
  }
}
