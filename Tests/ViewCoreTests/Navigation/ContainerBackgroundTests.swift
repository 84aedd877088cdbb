import Foundation
import Testing
import ViewCore
import ViewTesting

/// Backgrounds of whole screens.
@MainActor
struct ContainerBackgroundTests {
  private struct Settings: View {
    @State private var isRed = true

    var body: some View {
      NavigationStack {
        Button("Change") { isRed.toggle() }
          .containerBackground(isRed ? .red : .blue, for: .navigation)
      }
    }
  }

  @Test func screenHasTheBackgroundOfItsView() throws {
    let view = ViewHarness { Settings() }
    let ground = "class=\"ground\" style=\"background:var(--red)\""
    #expect(view.outline.components(separatedBy: ground).count == 2)
    try view.tap(.button("Change"))
    #expect(view.outline.contains("class=\"ground\" style=\"background:var(--blue)\""))
  }

  @Test func screenWithoutABackgroundHasNoElementForIt() {
    let view = ViewHarness { NavigationStack { Text("Plain") } }
    #expect(!view.outline.contains("ground"))
  }
}
