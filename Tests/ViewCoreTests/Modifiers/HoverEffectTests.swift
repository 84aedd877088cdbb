import Testing
import ViewCore
import ViewTesting

/// Looks while a pointer is over a view.
@MainActor
struct HoverEffectTests {
  private func classes(_ view: some View) -> String? {
    ViewHarness { view }.outline.firstMatch(of: /class="(effect[^"]*)"/).map { String($0.1) }
  }

  @Test func effectIsAClassOfTheView() {
    #expect(classes(Text("a").hoverEffect()) == "effect hover-highlight")
    #expect(classes(Text("a").hoverEffect(.highlight)) == "effect hover-highlight")
    #expect(classes(Text("a").hoverEffect(.lift)) == "effect hover-lift")
    #expect(classes(Text("a").hoverEffect(.lift, isEnabled: false)) == "effect")
  }
}
