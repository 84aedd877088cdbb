/// A strict reader of the text format of Prometheus, version 0.0.4.
///
/// It takes what the format's grammar takes, and wants each metric whole, in one place, and each sample once.
struct PrometheusText {
  enum Mistake: Error, Equatable {
    case noNewlineAtTheEnd
    case notALine(String)
    case secondType(String)
    case sampleWithoutType(String)
    case repeatedSample(String)
    case bucketsNotGrowing(String)
  }

  private(set) var types: [String: String] = [:]
  /// The values by name and labels, as they are written.
  private(set) var samples: [String: Double] = [:]

  init(_ text: String) throws {
    guard text.hasSuffix("\n") else { throw Mistake.noNewlineAtTheEnd }
    var current = ""
    for line in text.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: /# HELP ([a-zA-Z_:][a-zA-Z0-9_:]*) (.*)/) {
        guard types[String(match.1)] == nil else { throw Mistake.secondType(String(line)) }
      } else if let match = line.wholeMatch(
        of: /# TYPE ([a-zA-Z_:][a-zA-Z0-9_:]*) (counter|gauge|histogram)/
      ) {
        current = String(match.1)
        guard types[current] == nil else { throw Mistake.secondType(String(line)) }
        types[current] = String(match.2)
      } else {
        try readSample(line, of: current)
      }
    }
    try checkBuckets()
  }

  private mutating func readSample(_ line: Substring, of metric: String) throws {
    let label = #/[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\["\\n])*"/#
    let sample = #/([a-zA-Z_:][a-zA-Z0-9_:]*)(\{(.*)\})? (NaN|[+-]Inf|-?[0-9.]+(?:e[+-]?[0-9]+)?)/#
    guard let match = line.wholeMatch(of: sample) else { throw Mistake.notALine(String(line)) }
    var rest = match.3 ?? ""
    while !rest.isEmpty {
      guard let first = rest.prefixMatch(of: label) else { throw Mistake.notALine(String(line)) }
      rest = rest[first.range.upperBound...]
      guard rest.isEmpty || rest.hasPrefix(",") && rest.count > 1 else {
        throw Mistake.notALine(String(line))
      }
      rest = rest.dropFirst()
    }
    let suffixes = types[metric] == "histogram" ? ["_bucket", "_sum", "_count"] : [""]
    guard suffixes.contains(where: { metric + $0 == match.1 }) else {
      throw Mistake.sampleWithoutType(String(line))
    }
    let name = String(match.1) + (match.2 ?? "")
    guard samples.updateValue(number(match.4), forKey: name) == nil else {
      throw Mistake.repeatedSample(String(line))
    }
  }

  private func number(_ text: Substring) -> Double {
    switch text {
    case "+Inf": .infinity
    case "-Inf": -.infinity
    default: Double(text) ?? .nan
    }
  }

  /// Wants the buckets to grow up to the count of the histogram.
  private func checkBuckets() throws {
    for (name, type) in types where type == "histogram" {
      for (sample, count) in samples where sample.hasPrefix("\(name)_count") {
        let labels = sample.dropFirst("\(name)_count".count).dropFirst().dropLast()
        let start = "\(name)_bucket{" + (labels.isEmpty ? "" : "\(labels),") + "le=\""
        let buckets = samples.filter { $0.key.hasPrefix(start) }
          .map { (number($0.key.dropFirst(start.count).dropLast(2)), $0.value) }
          .sorted { $0.0 < $1.0 }
        guard buckets.last?.0 == .infinity, buckets.last?.1 == count,
          zip(buckets, buckets.dropFirst()).allSatisfy({ $0.1 <= $1.1 })
        else { throw Mistake.bucketsNotGrowing(sample) }
      }
    }
  }
}
