import Clocks
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

  @Test func repetitionsAreCounted() {
    func timing(_ options: SymbolEffectOptions) -> String? {
      effect(ViewHarness { symbol.symbolEffect(.pulse, options: options) })
    }
    #expect(timing(.repeat(.continuous)) == "symbol 1.6s linear infinite")
    #expect(timing(.repeat(.periodic)) == "symbol 1.6s linear infinite")
    #expect(timing(.repeat(.periodic(4))) == "symbol 1.6s linear 4")
    #expect(timing(.speed(2).repeat(.periodic(4, delay: 0))) == "symbol 0.8s linear 4")
    #expect(timing(.repeat(.periodic(4)).repeat(.continuous)) == "symbol 1.6s linear infinite")
  }

  @Test func runsWaitForTheirPauses() async throws {
    struct Bell: View {
      @State private var isRinging = true

      var body: some View {
        Image(systemName: "bell").symbolEffect(
          .wiggle,
          options: .repeat(.periodic(2, delay: 3)),
          isActive: isRinging
        )
        Button("Ring \(isRinging)") { isRinging.toggle() }
      }
    }
    let clock = TestClock()
    let view = ViewHarness { Bell().environment(\.timelineClock, clock) }
    func untilAsleep() async {
      for _ in 1...1000 {
        do { try await clock.checkSuspension() } catch { return }
      }
      Issue.record("No run waits for the clock.")
    }
    let (first, second) = ("symbol-again", "symbol")
    for _ in 1...2 {
      try await view.wait { _ in effect(view) == "\(first) 0.6s linear 1" }
      await untilAsleep()
      await clock.advance(by: .milliseconds(3599))
      #expect(effect(view) == "\(first) 0.6s linear 1")
      await clock.advance(by: .milliseconds(1))
      try await view.wait { _ in effect(view) == "\(second) 0.6s linear 1" }
      await untilAsleep()
      await clock.advance(by: .seconds(4))
      try view.tap(.button("Ring true"))
      #expect(effect(view) == nil)
      try await clock.checkSuspension()
      try view.tap(.button("Ring false"))
    }
  }

  @Test func changeBeginsRunsWithPauses() async throws {
    struct Likes: View {
      @State private var count = 0

      var body: some View {
        Image(systemName: "heart").symbolEffect(
          .bounce,
          options: .repeat(.periodic(delay: 2)),
          value: count
        )
        Button("Like") { count += 1 }
      }
    }
    let clock = TestClock()
    let view = ViewHarness { Likes().environment(\.timelineClock, clock) }
    #expect(effect(view) == nil)
    try view.tap(.button("Like"))
    try await view.wait { _ in effect(view) == "symbol-again 0.6s linear 1" }
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
