import ComposableArchitecture
import Testing
import ViewTesting

@testable import CaseStudies

/// Each case study of the architecture, with a user's interactions.
@MainActor
struct ArchitectureStudiesTests {
  @Test func reducersStudyCountsEachFruitAndAll() throws {
    let view = open(.reducers)
    try view.tap(.button("Apple for 1"))
    try view.tap(.button("Bread for 3"))
    #expect(view.contains(.text("Apple, together 1")))
    #expect(view.contains(.text("Bread, together 4")))
  }

  @Test func storeStudyShowsTheEndOfItsEffect() async throws {
    let view = open(.store)
    try await view.wait { $0.contains(.text("The effect is over.")) }
    #expect(view.text.contains { $0.contains("2001") })
  }

  @Test func effectsStudyRunsEffectsInOrderAndTogether() async throws {
    let view = open(.effects, clock: ImmediateClock())
    try view.tap(.button("One after the other"))
    try await view.wait { $0.contains(.text("B: part 3 of 3")) }
    let parts = (1...3).map { "part \($0) of 3" }
    #expect(view.text.suffix(6) == (parts.map { "A: \($0)" } + parts.map { "B: \($0)" })[...])

    try view.tap(.button("Both at once"))
    try await view.wait {
      $0.contains(.text("A: part 3 of 3")) && $0.contains(.text("B: part 3 of 3"))
    }
  }

  @Test func effectsStudyCancelsItsEffects() async throws {
    let clock = TestClock()
    let view = open(.effects, clock: clock)
    try view.tap(.button("Both at once"))
    try view.tap(.button("Cancel"))
    try await view.wait { $0.contains(.text("Cancelled")) }
    await clock.run()
    #expect(!view.contains(.text("A: part 1 of 3")))
  }

  @Test func effectRingsTheBellWithoutAnAction() async throws {
    let view = open(.effects)
    #expect(view.contains(.text("It rang 0 times.")))
    try view.tap(.button("Ring the bell"))
    try await view.wait { $0.contains(.text("It rang 1 time.")) }
  }

  @Test func compositionStudyRunsEachKindOfChild() throws {
    let view = open(.composition)
    try view.tap(.button("Tally 0: 0"))
    #expect(view.contains(.text("The first one went from 0 to 1.")))
    try view.tap(.button("Come and go"))
    try view.tap(.button("Tally 1: 0"))
    #expect(view.contains(.button("Tally 1: 1")))
    try view.tap(.button("Come and go"))
    #expect(!view.contains(.button("Tally 1: 1")))
    #expect(view.contains(.text("Nobody sits there.")))
    try view.tap(.button("Sit down, or get up"))
    try view.tap(.button("Tally 4: 0"))
    #expect(view.contains(.button("Tally 4: 1")))
    try view.tap(.button("Sit down, or get up"))
    #expect(view.contains(.text("Nobody sits there.")))
    try view.tap(.button("Tally 3: 0"))
    #expect(view.contains(.button("Tally 2: 0")))
    #expect(view.contains(.button("Tally 3: 1")))
  }

  @Test func casePathsStudyReadsAndChangesCases() async throws {
    let view = open(.casePaths)
    #expect(view.contains(.text("Apple: 1 piece")))
    try view.tap(.button("Another piece"))
    #expect(view.contains(.text("Apple: 2 pieces")))
    try view.tap(.button("Plum instead"))
    #expect(view.contains(.text("No apple cake")))
    try view.tap(.button("Another shot"))
    #expect(view.contains(.text("Shots: 2")))
    try view.tap(.button("XCTModify: another shot"))
    try await view.wait { $0.contains(.text("Shots: 3")) }
    try view.tap(.button("Tea instead"))
    #expect(view.contains(.text("It is tea.")))
    try view.tap(.button("XCTModify: another shot"))
    try await view.wait { $0.text.contains { $0.contains("Actual: tea(minutes: 3)") } }

    try view.tap(.button("A tip for each bill, and a mark for each note"))
    #expect(view.contains(.text("Thank you!")))
    #expect(view.contains(.text("To pay: 10")))
  }

  @Test func childDelegatesToItsParent() throws {
    let view = open(.delegates)
    try view.tap(.button("Host leaves"))
    #expect(view.contains(.text("The host has to stay.")))
    try view.tap(.button("Guest 1 leaves"))
    #expect(view.contains(.text("Guest 1 left.")))
    #expect(!view.contains(.button("Guest 1 leaves")))
  }

  @Test func printChangesStudyShowsThePrintedChanges() async throws {
    let view = open(.printChanges)
    try view.tap(.button("Warmer"))
    try await view.wait { $0.text.contains { $0.contains("+   degrees: 21") } }
    try view.tap(.button("Nothing"))
    try await view.wait { $0.text.contains { $0.hasSuffix("(No state changes)") } }
  }

  @Test func dependenciesStudyGreetsWithEachOverride() throws {
    let view = open(.dependencies, context: .live)
    for title in ["Live", "Of a store", "Of a reducer"] {
      try view.tap(.button("Greet: \(title)"))
    }
    #expect(view.contains(.text("Hello from the live one")))
    #expect(view.contains(.text("Hello from this store's own")))
    #expect(view.contains(.text("Hello from this reducer's own")))
  }

  @Test func controlledTimeStudyFollowsItsClock() async throws {
    let view = open(.controlledTime)
    try view.tap(.button("Start"))
    #expect(view.contains(.text("00000000-0000-0000-0000-000000000000")))
    try view.tap(.button("Turn by a second"))
    try await view.wait { $0.contains(.text("1 second")) }
    try view.tap(.button("Turn by five minutes"))
    // Each of the 300 turns waits for the main actor, which other tests keep busy.
    try await view.wait(until: { $0.contains(.text("301 seconds")) }, timeout: .seconds(600))
  }
}
