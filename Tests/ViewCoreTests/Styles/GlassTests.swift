import Testing
import ViewCore
import ViewTesting

/// Grounds of frosted glass.
@MainActor
struct GlassTests {
  private func outline(_ view: some View) -> String { ViewHarness { view }.outline }

  @Test func glassIsBehindTheView() {
    let glass = outline(Text("a").glassEffect())
    #expect(glass.contains("color-mix(in srgb,var(--surface) 55%,transparent)"))
    #expect(glass.contains("backdrop-filter:blur(20px)"))
    #expect(ViewHarness { Text("a").glassEffect() }.text == ["a"])
  }

  @Test func glassHasItsTint() {
    let glass = outline(Text("a").glassEffect(.clear.tint(.green), in: Circle()))
    #expect(glass.contains("color-mix(in srgb,var(--green) 15%,transparent)"))
    let untinted = outline(Text("a").glassEffect(.regular.tint(.red).tint(nil)))
    #expect(untinted == outline(Text("a").glassEffect()))
  }

  @Test func identityIsNoGlass() {
    #expect(!outline(Text("a").glassEffect(.identity)).contains("backdrop-filter"))
  }

  @Test func interactiveGlassReactsToPresses() {
    #expect(outline(Text("a").glassEffect(.regular.interactive())).contains("effect interactive"))
    let still = Text("a").glassEffect(.regular.interactive().interactive(false))
    #expect(!outline(still).contains("interactive"))
  }

  @Test func buttonHasItsKindOfGlass() throws {
    let view = ViewHarness {
      VStack {
        Button("Clear") {}.buttonStyle(.glass(.clear))
        Button("Regular") {}.buttonStyle(.glass(.regular))
        Button("Pressed") {}.buttonStyle(.glass(.regular.tint(.green).interactive()))
        Button("None") {}.buttonStyle(.glass(.identity))
      }
    }
    #expect(
      try view.attribute("style", of: .button("Clear"))
        == "--glass:color-mix(in srgb,var(--surface) 15%,transparent)"
    )
    #expect(try view.attribute("style", of: .button("Regular")) == nil)
    #expect(
      try view.attribute("style", of: .button("Pressed"))
        == "--glass:color-mix(in srgb,var(--green) 55%,transparent)"
    )
    let pressed = try view.attribute("class", of: .button("Pressed"))
    #expect(pressed == "button interactive glass bordered")
    #expect(try view.attribute("class", of: .button("None")) == "button borderless")
  }

  @Test func glassButtonsActAsButtons() throws {
    var taps = 0
    let view = ViewHarness {
      GlassEffectContainer {
        Button("Undo") { taps += 1 }.buttonStyle(.glass)
        Button("Send") { taps += 1 }.buttonStyle(.glassProminent)
      }
    }
    try view.tap(.button("Undo"))
    try view.tap(.button("Send"))
    #expect(taps == 2)
    #expect(try view.attribute("class", of: .button("Undo")) == "button glass bordered")
    #expect(try view.attribute("class", of: .button("Send")) == "button glass prominent")
  }
}
