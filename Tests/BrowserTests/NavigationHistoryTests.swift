import BrowserTesting
import Testing
import ViewCore

@testable import ViewTesting

/// The entries of the browser's history while the app, the page and the user go back at once.
@MainActor
@Suite(.needsBrowser)
struct NavigationHistoryTests {
  private struct Screens: View {
    @State var path: [Int]
    @State var isAsking = false

    var body: some View {
      NavigationStack(path: $path) {
        Button("Open three") { path = [1, 2, 3] }
          .navigationTitle("Screen 0")
          .sheet(isPresented: $isAsking) { Text("A question").navigationTitle("Sheet") }
          .navigationDestination(for: Int.self) { number in
            Form {
              Button("Close") { path.removeLast() }
              Button("Close two") { path.removeLast(2) }
            }
            .navigationTitle("Screen \(number)")
          }
      }
    }
  }

  @Test func screensThatCameAtOncePopOneByOne() async throws {
    try await LivePage.show(Screens(path: [])) { live in
      let page = live.page
      try await page.click(.button("Open three"))
      try await page.waitFor(.heading("Screen 3"))
      for step in [2, 1, 0] {
        try await page.waitForHistoryEntry(step + 1)
        try await page.goBack()
        try await page.waitFor(.heading("Screen \(step)"))
      }
      #expect(live.log.all == [])
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func backLeavesASheetBeforeTheScreensThatItCameWith(in engine: Browser.Engine) async throws {
    try await LivePage.show(Screens(path: [1, 2], isAsking: true), in: engine) { live in
      let page = live.page
      try await page.waitFor(.dialog)
      try await page.waitForHistoryEntry(3)
      try await page.goBack()
      try await page.waitForAbsence(of: .dialog)
      try await page.waitFor(.heading("Screen 2"))
      try await page.goBack()
      try await page.waitFor(.heading("Screen 1"))
      #expect(live.log.all == [])
    }
  }

  /// The browser's possible reactions to Back while the page itself goes back in the history.
  enum Race: String, CaseIterable {
    case backFirst = "history.back(); go(distance)"
    case backLast = "go(distance); history.back()"
    case backSoon = "go(distance); setTimeout(() => history.back())"
    case bothAtOnce = "go(distance - 1)"
    case backAlone = "hurry(); history.back()"
  }

  @Test(arguments: Race.allCases)
  func backCountsWhileThePageItselfGoesBack(race: Race) async throws {
    try await LivePage.show(Screens(path: [1, 2, 3, 4])) { live in
      let page = live.page
      try await page.waitFor(.heading("Screen 4"))
      try await page.waitForHistoryEntry(4)
      try await replaceNextTravel(by: race.rawValue, on: page)
      try await page.click(.button("Close two"))
      try await page.waitFor(.heading("Screen 1"))
      try await page.waitForHistoryEntry(1)
      try await page.goForward()
      try await page.waitFor(.heading("Screen 2"))
      try await page.waitForHistoryEntry(2)
      #expect(live.log.all == [])
    }
  }

  /// The browser follows the user and drops the page's own step, and both lead to one entry.
  @Test func backButtonCountsIfItLeadsToTheEntryThatThePageWants() async throws {
    try await LivePage.show(Screens(path: [1, 2, 3])) { live in
      let page = live.page
      try await page.waitFor(.heading("Screen 3"))
      try await page.waitForHistoryEntry(3)
      try await replaceNextTravel(by: "", on: page)
      try await page.click(.button("Close"))
      try await page.waitFor(.heading("Screen 2"))
      try await page.travel(fromShownEntryBy: -1)
      try await page.waitFor(.heading("Screen 1"))
      try await page.waitForHistoryEntry(1)
      #expect(live.log.all == [])
    }
  }

  @Test func aMoveOfThePageThatTheBrowserForgetsIsMadeAgain() async throws {
    try await LivePage.show(Screens(path: [1, 2, 3])) { live in
      let page = live.page
      try await page.waitFor(.heading("Screen 3"))
      try await page.waitForHistoryEntry(3)
      try await replaceNextTravel(by: "hurry()", on: page)
      try await page.click(.button("Close two"))
      try await page.waitFor(.heading("Screen 1"))
      try await page.waitForHistoryEntry(1)
      try await page.goBack()
      try await page.waitFor(.heading("Screen 0"))
      #expect(live.log.all == [])
    }
  }

  /// Replaces the browser's reaction the next time the page goes back.
  ///
  /// With 'hurry' the page waits no longer for what it began.
  private func replaceNextTravel(by script: String, on page: Page) async throws {
    let _: Bool = try await page.evaluate(
      """
      (() => {
        const go = history.go.bind(history);
        const wait = setTimeout;
        let overdue;
        const hurry = () => wait(overdue);
        setTimeout = (work, time) => {
          if (time === 5000) overdue = work;
          return wait(work, time);
        };
        history.go = (distance) => {
          delete history.go;
          \(script);
        };
        return true;
      })()
      """
    )
  }
}
