import ConcurrencyExtras
package import Metrics

/// A backend of swift-metrics whose values a Prometheus server can fetch as text.
///
/// Timers are histograms of seconds. The number of metrics and of their label sets is bounded. Further ones are not
/// recorded, and counted.
package final class PrometheusFactory: MetricsFactory {
  private struct Family {
    let kind: PrometheusKind
    var series: [PrometheusLabels: any PrometheusSeries] = [:]
  }

  private struct State {
    var families: [String: Family] = [:]
    /// The names of samples, with the metric that each belongs to.
    var owners: [String: String] = [:]
    var refused = 0
  }

  private static let refusedName = "webswiftui_refused_series_total"

  private let familyLimit: Int
  private let seriesLimit: Int
  private let state = Locked(State())

  /// - Parameters:
  ///   - families: The number of metrics.
  ///   - series: The number of label sets of one metric.
  package init(families: Int = 1000, series: Int = 200) {
    familyLimit = families
    seriesLimit = series
  }

  /// All values in the text format 0.0.4.
  package var text: String {
    let (families, refused) = state.withLock { ($0.families, $0.refused) }
    let lines = families.sorted { $0.key < $1.key }.flatMap { name, family in
      Self.head(name, family.kind)
        + family.series.sorted { $0.key < $1.key }.flatMap { $1.lines(name, $0) }
    }
    let last = Self.head(Self.refusedName, .counter) + ["\(Self.refusedName) \(refused)"]
    return (lines + last).joined(separator: "\n") + "\n"
  }

  private static func head(_ name: String, _ kind: PrometheusKind) -> [String] {
    let help = HostMetrics.help[name].map { ["# HELP \(name) \($0)"] } ?? []
    return help + ["# TYPE \(name) \(kind.name)"]
  }

  /// Finds or makes a series, or returns `nil` if it is refused.
  private func series<Series: PrometheusSeries>(
    _ label: String,
    _ dimensions: [(String, String)],
    _ kind: PrometheusKind
  ) -> Series? {
    let name = PrometheusName.metric(label)
    let labels = PrometheusLabels(dimensions)
    return state.withLock { state in
      if let known = state.families[name]?.series[labels] as? Series,
        state.families[name]?.kind == kind
      {
        return known
      }
      guard admit(name, kind, &state) else {
        state.refused += 1
        return nil
      }
      let made = Series(kind)
      state.families[name, default: Family(kind: kind)].series[labels] = made
      return made
    }
  }

  /// Whether a metric can have another label set.
  ///
  /// Another metric may have the name already, or one that its samples would have.
  private func admit(_ name: String, _ kind: PrometheusKind, _ state: inout State) -> Bool {
    if let family = state.families[name] {
      return family.kind == kind && family.series.count < seriesLimit
    }
    let names = kind.suffixes.map { name + $0 }
    guard state.families.count < familyLimit, name != Self.refusedName,
      names.allSatisfy({ state.owners[$0] == nil })
    else { return false }
    for sample in names { state.owners[sample] = name }
    return true
  }

  private func remove(_ series: AnyObject) {
    state.withLock { state in
      for (name, family) in state.families {
        for (labels, known) in family.series where known === series {
          state.families[name]?.series[labels] = nil
        }
      }
    }
  }
}

extension PrometheusFactory {
  package func makeCounter(
    label: String,
    dimensions: [(String, String)]
  ) -> any CounterHandler {
    let counter: PrometheusCounter? = series(label, dimensions, .counter)
    return counter ?? NOOPMetricsHandler.instance
  }

  package func makeFloatingPointCounter(
    label: String,
    dimensions: [(String, String)]
  ) -> any FloatingPointCounterHandler {
    let counter: PrometheusCounter? = series(label, dimensions, .counter)
    return counter ?? NOOPMetricsHandler.instance
  }

  package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    let gauge: PrometheusGauge? = series(label, dimensions, .gauge)
    return gauge ?? NOOPMetricsHandler.instance
  }

  package func makeRecorder(
    label: String,
    dimensions: [(String, String)],
    aggregate: Bool
  ) -> any RecorderHandler {
    if aggregate {
      let histogram: PrometheusHistogram? = series(label, dimensions, .numbers)
      return histogram ?? NOOPMetricsHandler.instance
    }
    let gauge: PrometheusGauge? = series(label, dimensions, .gauge)
    return gauge ?? NOOPMetricsHandler.instance
  }

  package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    let histogram: PrometheusHistogram? = series(label, dimensions, .time)
    return histogram ?? NOOPMetricsHandler.instance
  }

  package func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
  package func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {
    remove(handler)
  }
  package func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
  package func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }
  package func destroyTimer(_ handler: any TimerHandler) { remove(handler) }
}
