/// The figures of a run that differ from what was recorded.
public struct Comparison {
  private struct Difference {
    let entry: Thresholds.Entry
    let quantity: Quantity
    let figure: Double

    /// By how much the figure is above what was recorded, in percent.
    var growth: Double? {
      entry.recorded > 0 ? (figure / entry.recorded - 1) * 100 : nil
    }
  }

  private var worse: [Difference] = []
  private var better: [Difference] = []
  private var missing: [String] = []
  private var count = 0

  public init() {}

  /// Whether a figure is above its limit or was not measured, or nothing was compared.
  public var hasFailures: Bool { count == 0 || !worse.isEmpty || !missing.isEmpty }

  /// Whether a figure that has a limit was not measured.
  public var hasMissing: Bool { !missing.isEmpty }

  /// Compares what was measured with the limits of a quantity.
  public mutating func add(_ thresholds: Thresholds, measured: Measurements) {
    let quantity = thresholds.quantity
    for entry in thresholds.entries {
      count += 1
      guard let figure = measured.figure(quantity, of: entry.name) else {
        missing.append("\(quantity.rawValue) of \(entry.name)")
        continue
      }
      let difference = Difference(entry: entry, quantity: quantity, figure: figure)
      if figure > entry.limit {
        worse.append(difference)
      } else if quantity.margin.limit(for: figure) < entry.recorded {
        better.append(difference)
      }
    }
  }

  /// The report: what is worse, what is better, and what was not measured.
  public var text: String {
    var parts: [String] = []
    if !worse.isEmpty { parts.append("Worse:\n\n" + Self.table(of: worse)) }
    if !better.isEmpty {
      parts.append("Better ('Scripts/benchmark --update' records it):\n\n" + Self.table(of: better))
    }
    parts += missing.map { "Not measured: \($0)." }
    let within = count - worse.count - missing.count
    parts.append("\(within) of \(count) figures are within their limits.")
    return parts.joined(separator: "\n\n")
  }

  /// The largest change comes first.
  private static func table(of differences: [Difference]) -> String {
    let rows = differences.sorted { abs($0.growth ?? .infinity) > abs($1.growth ?? .infinity) }
      .map { difference in
        let (entry, quantity) = (difference.entry, difference.quantity)
        let change = difference.growth.map { growth in
          "\(growth < 0 ? "−" : "+")\(Int(abs(growth).rounded())) %"
        }
        return """
          | \(entry.name) | \(quantity.rawValue) | \(quantity.text(of: entry.recorded)) \
          | \(quantity.text(of: entry.limit)) | \(quantity.text(of: difference.figure)) \
          | \(change ?? "new") |
          """
      }
    return """
      | case | quantity | recorded | limit | now | change |
      |---|---|---:|---:|---:|---:|
      \(rows.joined(separator: "\n"))
      """
  }
}
