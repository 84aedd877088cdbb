import BrowserHost
import Metrics
import Testing

struct PrometheusFactoryTests {
  @Test func textHasAllKindsOfMetrics() throws {
    let factory = PrometheusFactory()
    let counter = Counter(label: "orders", dimensions: [("kind", "new")], factory: factory)
    counter.increment(by: 2)
    Counter(label: "orders", dimensions: [("kind", "old")], factory: factory).increment()
    Meter(label: "queue.length", factory: factory).set(2.5)
    let time = Metrics.Timer(label: "save_seconds", factory: factory)
    time.recordNanoseconds(3_000_000)
    time.recordNanoseconds(20_000_000_000)
    #expect(
      factory.text == """
        # TYPE orders counter
        orders{kind="new"} 2.0
        orders{kind="old"} 1.0
        # TYPE queue_length gauge
        queue_length 2.5
        # TYPE save_seconds histogram
        save_seconds_bucket{le="1e-06"} 0
        save_seconds_bucket{le="1e-05"} 0
        save_seconds_bucket{le="0.0001"} 0
        save_seconds_bucket{le="0.001"} 0
        save_seconds_bucket{le="0.0025"} 0
        save_seconds_bucket{le="0.005"} 1
        save_seconds_bucket{le="0.01"} 1
        save_seconds_bucket{le="0.025"} 1
        save_seconds_bucket{le="0.05"} 1
        save_seconds_bucket{le="0.1"} 1
        save_seconds_bucket{le="0.25"} 1
        save_seconds_bucket{le="0.5"} 1
        save_seconds_bucket{le="1.0"} 1
        save_seconds_bucket{le="2.5"} 1
        save_seconds_bucket{le="10.0"} 1
        save_seconds_bucket{le="+Inf"} 2
        save_seconds_sum 20.003
        save_seconds_count 2
        # HELP webswiftui_refused_series_total Metrics or label sets beyond the limits.
        # TYPE webswiftui_refused_series_total counter
        webswiftui_refused_series_total 0

        """
    )
    _ = try PrometheusText(factory.text)
  }

  @Test func hostileNamesAndLabelsStayWithinTheGrammar() throws {
    let factory = PrometheusFactory()
    for name in ["", "1st", "a b", "täst", "x{y=\"z\"} 1\n# TYPE", "__reserved"] {
      let labels = [
        (name, "back\\slash \"quote\"\nline"), ("le", "0.1"), ("twice", "1"), ("twice", "2"),
      ]
      Counter(label: name, dimensions: labels, factory: factory).increment()
      Metrics.Timer(label: name + "_time", dimensions: labels, factory: factory)
        .recordNanoseconds(1)
    }
    Meter(label: "not_a_number", factory: factory).set(Double.nan)
    Meter(label: "endless", factory: factory).set(-Double.infinity)
    Recorder(label: "sizes", factory: factory).record(Double.nan)
    Recorder(label: "sizes", factory: factory).record(5e300)
    let text = try PrometheusText(factory.text)
    #expect(text.types.count == 6 + 6 + 3 + 1)
    #expect(
      text.samples[#"_1st{_1st="back\\slash \"quote\"\nline",twice="1"}"#] == 1
    )
    #expect(text.samples[#"sizes_bucket{le="+Inf"}"#] == 1)
  }

  @Test func labelSetsAndMetricsAreBounded() throws {
    let factory = PrometheusFactory(families: 3, series: 5)
    for number in 0..<10 {
      Counter(label: "users", dimensions: [("name", "\(number)")], factory: factory).increment()
      Counter(label: "metric_\(number)", factory: factory).increment()
    }
    let text = try PrometheusText(factory.text)
    #expect(text.samples.keys.count { $0.hasPrefix("users") } == 5)
    #expect(text.types.count == 4)
    #expect(text.samples["webswiftui_refused_series_total"] == 13)
  }

  @Test func aNameBelongsToOneKindOfMetric() throws {
    let factory = PrometheusFactory()
    Counter(label: "a", factory: factory).increment()
    Meter(label: "a", factory: factory).set(7)
    Metrics.Timer(label: "b", factory: factory).recordNanoseconds(1)
    Counter(label: "b_count", factory: factory).increment()
    let text = try PrometheusText(factory.text)
    #expect(text.samples["a"] == 1)
    #expect(text.samples["b_count"] == 1)
    #expect(text.samples["webswiftui_refused_series_total"] == 2)
  }

  @Test func destroyedSeriesIsGone() throws {
    let factory = PrometheusFactory()
    let gauge = Meter(label: "room", dimensions: [("id", "1")], factory: factory)
    gauge.set(1)
    gauge.destroy()
    #expect(try PrometheusText(factory.text).samples["room{id=\"1\"}"] == nil)
  }

  @Test(arguments: [
    ("a 1", PrometheusText.Mistake.noNewlineAtTheEnd), ("a 1\n", .sampleWithoutType("a 1")),
    ("# TYPE a counter\na 1\na 1\n", .repeatedSample("a 1")),
    ("# TYPE a counter\na{b=\"\"c\"} 1\n", .notALine("a{b=\"\"c\"} 1")),
    ("# TYPE a counter\n\n", .notALine("")),
  ])
  func readerRefusesWhatTheFormatForbids(text: String, mistake: PrometheusText.Mistake) {
    #expect(throws: mistake) { try PrometheusText(text) }
  }
}
