import ConcurrencyExtras
import Metrics

/// The values of one metric under one set of labels.
protocol PrometheusSeries: AnyObject, Sendable {
  init(_ kind: PrometheusKind)
  /// The lines of the text format.
  func lines(_ name: String, _ labels: PrometheusLabels) -> [String]
}

/// The type of a metric.
enum PrometheusKind: Equatable {
  case counter
  case gauge
  case histogram(bounds: [Double])

  var name: String {
    switch self {
    case .counter: "counter"
    case .gauge: "gauge"
    case .histogram: "histogram"
    }
  }

  /// The ends of the names of its samples.
  var suffixes: [String] {
    if case .histogram = self { ["", "_bucket", "_sum", "_count"] } else { [""] }
  }

  /// Buckets for seconds: from a microsecond, for a body, to ten seconds.
  static let time = PrometheusKind.histogram(
    bounds: [
      0.000_001, 0.000_01, 0.000_1, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5,
      10,
    ]
  )

  /// Buckets for numbers of which nothing is known.
  static let numbers = PrometheusKind.histogram(
    bounds: [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
  )
}

/// A number that only grows.
final class PrometheusCounter: PrometheusSeries, CounterHandler, FloatingPointCounterHandler {
  private let value = Locked(0.0)

  init(_ kind: PrometheusKind) {}

  func increment(by amount: Int64) { increment(by: Double(amount)) }

  /// Adds an amount that is not negative.
  func increment(by amount: Double) {
    guard amount >= 0 else { return }
    value.withLock { $0 += amount }
  }

  func reset() { value.withLock { $0 = 0 } }

  func lines(_ name: String, _ labels: PrometheusLabels) -> [String] {
    ["\(name)\(labels.braces()) \(PrometheusName.text(of: value.withLock(\.self)))"]
  }
}

/// A number that grows and shrinks.
final class PrometheusGauge: PrometheusSeries, MeterHandler, RecorderHandler {
  private let value = Locked(0.0)

  init(_ kind: PrometheusKind) {}

  func set(_ number: Int64) { set(Double(number)) }

  func set(_ number: Double) { value.withLock { $0 = number } }

  func increment(by amount: Double) { value.withLock { $0 += amount } }

  func decrement(by amount: Double) { value.withLock { $0 -= amount } }

  func record(_ number: Int64) { set(number) }

  func record(_ number: Double) { set(number) }

  func lines(_ name: String, _ labels: PrometheusLabels) -> [String] {
    ["\(name)\(labels.braces()) \(PrometheusName.text(of: value.withLock(\.self)))"]
  }
}

/// The distribution of numbers, in buckets with fixed bounds.
final class PrometheusHistogram: PrometheusSeries, TimerHandler, RecorderHandler {
  private struct State {
    /// The counts of the buckets, each without the ones below it.
    ///
    /// The last bucket has no bound.
    var counts: [Int]
    var sum = 0.0
  }

  private let bounds: [Double]
  private let state: Locked<State>

  init(_ kind: PrometheusKind) {
    if case .histogram(let bounds) = kind { self.bounds = bounds } else { bounds = [] }
    state = Locked(State(counts: Array(repeating: 0, count: bounds.count + 1)))
  }

  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1_000_000_000) }

  func record(_ number: Int64) { record(Double(number)) }

  func record(_ number: Double) {
    guard !number.isNaN else { return }
    let bucket = bounds.firstIndex { number <= $0 } ?? bounds.count
    state.withLock { state in
      state.counts[bucket] += 1
      state.sum += number
    }
  }

  func lines(_ name: String, _ labels: PrometheusLabels) -> [String] {
    let (counts, sum) = state.withLock { ($0.counts, $0.sum) }
    var total = 0
    let buckets = zip(counts, bounds + [.infinity]).map { count, bound in
      total += count
      let limit = "le=\"\(PrometheusName.text(of: bound))\""
      return "\(name)_bucket\(labels.braces(with: limit)) \(total)"
    }
    return buckets + [
      "\(name)_sum\(labels.braces()) \(PrometheusName.text(of: sum))",
      "\(name)_count\(labels.braces()) \(total)",
    ]
  }
}
