import Foundation
import Testing
import ViewCore
import ViewTesting

/// Colors of AppKit, and the screen of UIKit.
@MainActor
struct NSColorTests {
  @Test func colorsAreThoseOfThePage() {
    #expect(Color(nsColor: .labelColor) == .primary)
    #expect(Color(nsColor: .secondaryLabelColor) == .secondary)
    #expect(Color(nsColor: .controlBackgroundColor) == Color(uiColor: .systemBackground))
    #expect(Color(nsColor: .windowBackgroundColor) == Color(uiColor: .systemGroupedBackground))
    #expect(Color(nsColor: .systemRed.withAlphaComponent(0.5)) == .red.opacity(0.5))
  }

  private struct Line: View {
    var body: some View { Text(verbatim: "\(UIScreen.main.scale)") }
  }

  @Test func theScreenHasTheScaleOfTheWindow() {
    let view = ViewHarness { Line() }
    view.report(WindowMetrics(displayScale: 3))
    #expect(view.text == ["3.0"])
    #expect(UIScreen.main.nativeScale == 1)
  }
}
