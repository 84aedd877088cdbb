#if DEBUG
import ComposableArchitecture
import Testing
import ViewTesting

@testable import Inspector

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct MomentsTests {
  private let inspected = Inspected()

  /// Waits until an effect sleeps.
  private func waitForSleep(of clock: TestClock<Duration>) async throws {
    try await waitFor("a sleep") { (try? await clock.checkSuspension()) == nil }
  }

  @Test func stepsGoFromOneMomentToAnotherAndLeaveTheAppAlone() throws {
    let store = inspected.makeStore()
    let page = inspected.makePage()
    for _ in 1...3 { store.send(.counted) }
    try page.tap(.row(".counted").element(boundBy: 1))
    #expect(page.text.contains { $0.hasPrefix("Action 2 at ") })
    try page.tap(.button("Next action"))
    #expect(page.text.contains { $0.hasPrefix("Action 3 at ") })
    try page.tap(.button("First action"))
    #expect(page.text.contains { $0.hasPrefix("Action 1 at ") })
    try page.tap(.button("Last action"))
    try page.tap(.button("Previous action"))
    #expect(page.text.contains { $0.hasPrefix("Action 2 at ") })
    #expect(store.count == 3)
  }

  @Test func playGoesFromMomentToMomentInTime() async throws {
    let clock = TestClock()
    let store = inspected.makeStore()
    let page = inspected.makePage { $0.continuousClock = clock }
    for _ in 1...3 { store.send(.counted) }
    try page.tap(.row(".counted").element(boundBy: 2))
    try page.tap(.button("Play"))
    try await waitForSleep(of: clock)
    await clock.advance(by: .seconds(1))
    try await waitForSleep(of: clock)
    #expect(page.contains(.button("Stop")))
    #expect(page.text.contains { $0.hasPrefix("Action 2 at ") })
    await clock.advance(by: .seconds(1))
    try await page.waitFor(.button("Play"))
    #expect(page.text.contains { $0.hasPrefix("Action 3 at ") })
    #expect(store.count == 3)
  }

  @Test func twoMomentsAreCompared() throws {
    let store = inspected.makeStore()
    let page = inspected.makePage()
    for _ in 1...3 { store.send(.counted) }
    try page.tap(.row(".counted").element(boundBy: 2))
    try page.tap(.button("Compare"))
    #expect(page.contains(.text("The states are equal.")))
    try page.tap(.button("Last action"))
    #expect(page.text.contains { $0.contains("count: 1") })
    #expect(page.text.contains { $0.contains("count: 3") })
    try page.tap(.button("Stop comparing"))
    #expect(page.text.contains { $0.contains("count: 2") })
  }

  @Test func actionIsSentAgain() async throws {
    let store = inspected.makeStore()
    let page = inspected.makePage()
    store.send(.counted)
    try page.tap(.row(".counted"))
    try page.tap(.button("Send again"))
    try await page.waitFor(.row(".counted").element(boundBy: 1))
    #expect(store.count == 2)
    #expect(page.contains(.text("Action 1 was sent again.")))
  }

  @Test func stateIsComparedWithTheOneWithoutAnAction() throws {
    let store = inspected.makeStore()
    let page = inspected.makePage()
    store.send(.formButtonTapped)
    store.send(.counted)
    store.send(.counted)
    try page.tap(.row(".counted").element(boundBy: 1))
    try page.tap(.button("Leave out"))
    #expect(page.text.contains { $0.hasSuffix("count: 1,") })
    #expect(page.text.contains { $0.hasSuffix("count: 0,") })
    try page.tap(.button("Next action"))
    #expect(page.text.contains { $0.hasSuffix("count: 2,") })
    #expect(page.text.contains { $0.hasSuffix("count: 1,") })
    #expect(store.count == 2)
    try page.tap(.row(".formButtonTapped"))
    #expect(page.contains(.text("Without action 2 this state would be the same.")))
    try page.tap(.button("Stop leaving out"))
    #expect(page.text.contains { $0.contains("form: Album.Form.State(") })
  }

  @Test func actionThatALaterOneNeedsCannotBeLeftOut() throws {
    let store = inspected.makeStore()
    let page = inspected.makePage()
    store.send(.formButtonTapped)
    store.send(.form(.presented(.titleChanged("Cats"))))
    try page.tap(.row(".formButtonTapped"))
    try page.tap(.button("Leave out"))
    try page.tap(.button("Next action"))
    #expect(page.contains(.text("There is no such state.")))
    #expect(
      page.text.contains {
        $0.hasPrefix("The actions until here are not possible without action 1.")
      }
    )
    #expect(!page.contains(.button("Show in the app")))
    try page.tap(.button("Previous action"))
    #expect(page.contains(.button("Show in the app")))
  }

  @Test func changeOfASharedValueIsShown() throws {
    let store = inspected.makeStore()
    let page = inspected.makePage()
    store.send(.sharedCounted)
    try page.tap(.row(".sharedCounted"))
    #expect(page.text.contains { $0.hasPrefix("@Shared") })
    #expect(page.contains(.text("+")))
    #expect(!page.contains(.text("The state has not changed.")))
  }

  @Test func choiceOfAnotherActionStopsPlaying() async throws {
    let clock = TestClock()
    let store = inspected.makeStore()
    let page = inspected.makePage { $0.continuousClock = clock }
    for _ in 1...3 { store.send(.counted) }
    try page.tap(.row(".counted").element(boundBy: 2))
    try page.tap(.button("Play"))
    try await waitForSleep(of: clock)
    try page.tap(.button("Next action"))
    #expect(page.contains(.button("Play")))
    await clock.run()
    #expect(page.text.contains { $0.hasPrefix("Action 2 at ") })
  }

  @Test func playEndsWhereTheTimelineIsHeld() async throws {
    let clock = TestClock()
    let store = inspected.makeStore()
    let page = inspected.makePage { $0.continuousClock = clock }
    for _ in 1...2 { store.send(.counted) }
    try page.tap(.row(".counted").element(boundBy: 1))
    try page.tap(.button("Pause"))
    store.send(.counted)
    try page.tap(.button("Play"))
    try await waitForSleep(of: clock)
    await clock.advance(by: .seconds(1))
    try await page.waitFor(.button("Play"))
    #expect(page.text.contains { $0.hasPrefix("Action 2 at ") })
  }

  @Test func choicesEndWithTheStoreThatIsShown() async throws {
    let first = inspected.makeStore()
    let page = inspected.makePage()
    first.send(.counted)
    try page.tap(.row(".counted"))
    try page.tap(.button("Compare"))
    let second = inspected.makeStore()
    second.send(.counted)
    try await page.waitFor(.text("No action chosen"))
    #expect(page.contains(.row(".counted")))
  }
}
#endif
