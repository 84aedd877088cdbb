import Foundation
import Testing
import ViewCore
import ViewTesting

/// The size classes, the scale and the user's settings that a page reports.
@MainActor
struct WindowMetricsTests {
  private struct Metrics: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.displayScale) private var scale
    @Environment(\.pixelLength) private var pixel
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
      let width = horizontal == .compact ? "narrow" : horizontal == .regular ? "wide" : "unknown"
      Text(verbatim: width)
      Text(verbatim: vertical == .compact ? "low" : vertical == .regular ? "high" : "unknown")
      Text(verbatim: "\(scale) \(pixel) \(reducesMotion) \(size)")
    }
  }

  @Test func valuesAreThoseOfAPhoneUnlessThePageReportsOthers() {
    let view = ViewHarness { Metrics() }
    #expect(view.text == ["narrow", "high", "2.0 0.5 false large"])
    view.report(
      WindowMetrics(
        hasCompactWidth: false,
        hasCompactHeight: true,
        displayScale: 1,
        reducesMotion: true,
        textSize: .accessibility1
      )
    )
    #expect(view.text == ["wide", "low", "1.0 1.0 true accessibility1"])
  }

  private struct Contrast: View {
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View { Text(verbatim: "\(contrast)") }
  }

  @Test func contrastIsThatOfTheUser() {
    let view = ViewHarness { Contrast() }
    #expect(view.text == ["standard"])
    view.report(WindowMetrics(increasesContrast: true))
    #expect(view.text == ["increased"])
  }

  @Test func viewsThatReadNothingOfItDoNotRunAgain() {
    var runs = 0
    let view = ViewHarness {
      ViewThatCounts { runs += 1 }
      Metrics()
    }
    view.report(WindowMetrics(hasCompactWidth: false))
    #expect(view.text.first == "counted")
    #expect(runs == 1)
  }

  private struct ViewThatCounts: View {
    let count: () -> Void

    var body: some View {
      let _ = count()
      Text(verbatim: "counted")
    }
  }

  @Test func viewsAndTestsSetValuesOfTheirOwn() {
    var values = EnvironmentValues()
    values.horizontalSizeClass = .regular
    let view = ViewHarness(environment: values) {
      Metrics().environment(\.displayScale, 3).environment(\.verticalSizeClass, nil)
    }
    #expect(view.text == ["wide", "unknown", "3.0 0.3333333333333333 false large"])
    view.report(WindowMetrics(hasCompactWidth: true, displayScale: 1))
    #expect(view.text.first == "wide")
  }

  @Test func valuesOutsideOfAWindowAreUnknown() {
    let values = EnvironmentValues()
    #expect(values.horizontalSizeClass == nil)
    #expect(values.verticalSizeClass == nil)
    #expect(values.displayScale == 1)
    #expect(values.dynamicTypeSize == .large)
    #expect(!values.accessibilityReduceMotion)
  }
}
