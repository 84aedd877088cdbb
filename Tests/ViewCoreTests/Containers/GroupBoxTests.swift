import Testing
import ViewCore
import ViewTesting

@MainActor
struct GroupBoxTests {
  @Test func viewsAreUnderTheirTitle() {
    let view = ViewHarness { GroupBox("Delivery") { Text("Today") } }
    #expect(
      view.outline == """
        <main>
          <fieldset class="groupbox">
            <legend class="groupbox-title">
              <span class="text"> "Delivery"
            <div class="vstack">
              <span class="text"> "Today"
        """
    )
  }

  @Test func groupBoxTitleMayBeAnyViewOrMissing() {
    let title = String("run time")
    let view = ViewHarness {
      GroupBox { Text("a") }
      GroupBox(title) { Text("b") }
      GroupBox(label: Label("symbol", systemImage: "star")) { Text("c") }
      GroupBox {
        Text("d")
      } label: {
        Text("label")
      }
    }
    #expect(view.text == ["a", "run time", "b", "symbol", "c", "label", "d"])
  }
}
