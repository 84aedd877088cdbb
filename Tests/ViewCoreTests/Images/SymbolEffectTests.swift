import Testing
import ViewCore
import ViewTesting

/// Motions of symbols, as the page gets them.
@MainActor
struct SymbolEffectTests {
  private func effect(_ view: ViewHarness) -> String? {
    view.outline.firstMatch(of: /--effect:([^;"]*)/).map { String($0.1) }
  }

  private var symbol: some View { Image(systemName: "heart") }

  @Test func activeEffectRepeats() {
    #expect(effect(ViewHarness { symbol.symbolEffect(.pulse) }) == "symbol 1.6s linear infinite")
    #expect(effect(ViewHarness { symbol.symbolEffect(.pulse, isActive: false) }) == nil)
  }

  @Test func optionsCountAndHurry() {
    let view = ViewHarness {
      symbol.symbolEffect(.wiggle.left, options: .repeat(3).speed(2))
    }
    #expect(effect(view) == "symbol 0.3s linear 3")
    let once = ViewHarness { symbol.symbolEffect(.rotate, options: .nonRepeating) }
    #expect(effect(once) == "symbol 1.5s linear 1")
    let still = ViewHarness { symbol.symbolEffect(.breathe, options: .speed(0)) }
    #expect(effect(still) == "symbol 240s linear infinite")
  }

  @Test func eachChangeOfTheValueBeginsAnew() throws {
    struct Likes: View {
      @State private var count = 0
      @State private var isRead = false

      var body: some View {
        Image(systemName: "heart").symbolEffect(.bounce, value: count)
        Button("Like") { count += 1 }
        Button("Read \(isRead)") { isRead = true }
      }
    }
    let view = ViewHarness { Likes() }
    #expect(effect(view) == nil)
    try view.tap(.button("Like"))
    #expect(effect(view) == "symbol-again 0.6s linear 1")
    try view.tap(.button("Read false"))
    #expect(effect(view) == "symbol-again 0.6s linear 1")
    try view.tap(.button("Like"))
    #expect(effect(view) == "symbol 0.6s linear 1")
  }

  @Test func effectsOfAnEnclosingViewAreRemoved() {
    let view = ViewHarness { symbol.symbolEffectsRemoved().symbolEffect(.pulse) }
    let effects = view.outline.matches(of: /--effect:([^;"]*)/).map { String($0.1) }
    #expect(effects == ["symbol 1.6s linear infinite", "none"])
  }
}
