import Testing
import ViewCore
import ViewTesting

/// Views that screen readers find something else in.
@MainActor
struct AccessibilityRepresentationTests {
  private struct Stars: View {
    @State var rating = 2.0

    var body: some View {
      Text(String(repeating: "*", count: Int(rating)))
        .accessibilityRepresentation {
          Slider(value: $rating, in: 0...5) { Text("Rating") }
        }
    }
  }

  @Test func representationReplacesTheView() throws {
    let view = ViewHarness { Stars() }
    #expect(
      view.outline.contains(
        """
          <div class="effect represented">
            <span class="text" aria-hidden="true"> "**"
            <div class="unseen spoken">
        """
      )
    )
    try view.type("4", into: .slider("Rating"))
    #expect(view.outline.contains("\"****\""))
  }

  @Test func valueIsChangedInSteps() throws {
    struct Volume: View {
      @State private var volume = 5

      var body: some View {
        Text("Volume \(volume)")
          .accessibilityAdjustableAction { volume += $0 == .increment ? 1 : -1 }
      }
    }
    let view = ViewHarness { Volume() }
    try view.tap(.button("Increment"))
    try view.tap(.button("Increment"))
    #expect(view.contains(.text("Volume 7")))
    try view.tap(.button("Decrement"))
    #expect(view.contains(.text("Volume 6")))
  }
}
