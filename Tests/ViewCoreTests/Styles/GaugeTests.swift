import Testing
import ViewCore
import ViewTesting

/// Views that show where a value is in a range.
@MainActor
struct GaugeTests {
  private let meter = ElementQuery(role: "meter")

  @Test func gaugeHasItsValueAndItsLabels() throws {
    let view = ViewHarness {
      Gauge(value: 30, in: 20...60) {
        Text("Battery")
      } currentValueLabel: {
        Text("30 %")
      } minimumValueLabel: {
        Text("20")
      } maximumValueLabel: {
        Text("60")
      }
    }
    #expect(view.text == ["Battery", "20", "60", "30 %"])
    #expect(try view.attribute("aria-valuenow", of: meter) == "0.25")
    #expect(try view.attribute("aria-label", of: meter) == "Battery")
    #expect(try view.attribute("aria-valuetext", of: meter) == "30 %")
    #expect(try view.attribute("style", of: meter) == "--done:0.25")
  }

  @Test(arguments: [(-1, "0"), (5, "1"), (.nan, "0"), (0.5, "0.5")] as [(Double, String)])
  func valueOutOfRangeIsTheNearestOneInIt(value: Double, shown: String) throws {
    let view = ViewHarness { Gauge(value: value) { Text("Part") } }
    #expect(try view.attribute("aria-valuenow", of: meter) == shown)
  }

  @Test func emptyRangeHasNoPart() throws {
    let view = ViewHarness { Gauge(value: 3, in: 3...3) { Text("Part") } }
    #expect(try view.attribute("aria-valuenow", of: meter) == "0")
  }

  @Test func eachStyleDrawsItsForm() throws {
    func classes<S: GaugeStyle>(_ style: S) throws -> String? {
      let view = ViewHarness {
        Gauge(value: 0.5) {
          Text("Part")
        } currentValueLabel: {
          Text("half")
        }.gaugeStyle(style)
      }
      return try view.attribute("class", of: meter)
    }
    #expect(try classes(.automatic) == "gauge-bar fill-width")
    #expect(try classes(.linearCapacity) == "gauge-bar fill-width")
    #expect(try classes(.accessoryLinear) == "gauge-line fill-width")
    #expect(try classes(.accessoryLinearCapacity) == "gauge-bar fill-width")
    #expect(try classes(.accessoryCircular) == "gauge-arc")
    #expect(try classes(.accessoryCircularCapacity) == "gauge-ring")
  }

  private struct Own: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(configuration.value)")
      configuration.label
      configuration.currentValueLabel
    }
  }

  @Test func styleOfAnAppDrawsTheGauge() {
    let view = ViewHarness { Gauge(value: 0.5) { Text("Part") }.gaugeStyle(Own()) }
    #expect(view.text == ["0.5", "Part"])
  }
}
