import Testing
import ViewCore
import ViewTesting

/// Views that are compared by their own `==`.
@MainActor
struct EquatableViewTests {
  private struct Rounded: View, Equatable {
    let value: Double

    nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.value.rounded() == rhs.value.rounded()
    }

    var body: some View { Text(verbatim: "\(value)") }
  }

  @Test func bodyRunsIfTheValueDiffers() throws {
    struct Screen: View {
      @State private var value = 1.0

      var body: some View {
        Rounded(value: value).equatable()
        Button("Little") { value += 0.1 }
        Button("Much") { value += 1 }
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.button("Little"))
    #expect(view.text.first == "1.0")
    try view.tap(.button("Much"))
    #expect(view.text.first == "2.1")
  }

  @Test func emptyModifierChangesNothing() {
    let view = ViewHarness { Text("a").modifier(EmptyModifier.identity) }
    #expect(view.outline == ViewHarness { Text("a") }.outline)
  }
}
