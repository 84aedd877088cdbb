/// The figures that the benchmarks printed.
///
/// If a case was measured more than once, the least figure counts. Other programs on the machine only
/// add to a figure.
public struct Measurements {
  private var figures: [Quantity: [String: Double]] = [:]
  private var times: [String: Double] = [:]

  /// Reads the tables of a text.
  public init(_ text: String) {
    for table in MarkdownTable.tables(in: text) {
      for quantity in Quantity.allCases {
        guard let column = table.columns.firstIndex(of: quantity.rawValue) else { continue }
        figures[quantity, default: [:]].merge(table.numbers(in: column), uniquingKeysWith: min)
      }
      if let column = table.timeColumn {
        times.merge(table.numbers(in: column), uniquingKeysWith: min)
      }
    }
  }

  /// The names of the cases of which a quantity was measured.
  ///
  /// There are none for ratios: a person chooses which cases to divide.
  func names(of quantity: Quantity) -> [String] {
    figures[quantity, default: [:]].keys.sorted()
  }

  /// The figure of a case, or `nil` if it was not measured.
  func figure(_ quantity: Quantity, of name: String) -> Double? {
    quantity == .ratio ? ratio(name) : figures[quantity]?[name]
  }

  private func ratio(_ name: String) -> Double? {
    let cases = name.split(separator: " ÷ ").map(String.init)
    guard cases.count == 2 else { return nil }
    guard let dividend = times[cases[0]], let divisor = times[cases[1]], divisor > 0 else {
      return nil
    }
    return dividend / divisor
  }
}

extension MarkdownTable {
  /// The best time where there is one, else the median.
  fileprivate var timeColumn: Int? {
    columns.firstIndex { $0.hasPrefix("best ") } ?? columns.firstIndex { $0.hasPrefix("median ") }
  }
}
