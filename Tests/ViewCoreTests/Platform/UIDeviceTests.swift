import Testing
import ViewCore
import ViewTesting

/// The device as the window shows it.
@MainActor
struct UIDeviceTests {
  private struct Columns: View {
    var body: some View {
      Text(UIDevice.current.userInterfaceIdiom == .pad ? "Three columns" : "One column")
    }
  }

  @Test func kindOfDeviceFollowsTheWindow() {
    let view = ViewHarness { Columns() }
    #expect(view.text == ["One column"])
    view.report(WindowMetrics(hasCompactWidth: false))
    #expect(view.text == ["Three columns"])
    view.report(WindowMetrics(hasCompactWidth: false, hasCompactHeight: true))
    #expect(view.text == ["One column"])
  }

  @Test func kindOfDeviceIsUnknownOutsideOfAWindow() {
    #expect(UIDevice.current.userInterfaceIdiom == .unspecified)
  }
}
