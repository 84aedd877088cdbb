import BrowserHost
import BrowserTesting
import Testing
import ViewCore

/// Whatever the network does, each event of the user is handled once, and each change that the app
/// shows is shown once.
@MainActor
@Suite(.needsBrowser)
struct FaultyConnectionTests {
  private struct Counter: View {
    @State private var taps: [Int] = []

    /// A form, in which the button stays where it is when rows come below it.
    var body: some View {
      Form {
        Button("Tap") { taps.append(taps.count + 1) }
        Text("\(taps.count) taps")
        ForEach(taps, id: \.self) { Text(verbatim: "tap \($0)").accessibilityLabel("row") }
      }
    }
  }

  @Test(arguments: [FaultyConnection.Direction.toPage, .toServer], Browser.Engine.expected)
  func pageResumesWhereAFrameWasCut(
    direction: FaultyConnection.Direction,
    engine: Browser.Engine
  ) async throws {
    try await LivePage.showOverConnection(Counter(), in: engine) { live, connection in
      try await live.page.waitFor(.text("0 taps"))
      for count in 1...5 {
        connection.set(\.cutsNextFrame, direction)
        try await live.page.click(.button("Tap"))
        try await live.page.waitFor(.text("\(count) taps"))
        #expect(connection.cuts == count)
      }
      try await expectRows(5, in: live)
    }
  }

  /// A network may hold bytes back for longer than the browser waits for an answer.
  @Test(arguments: Browser.Engine.expected)
  func pageGoesOnWhereTheBytesOfAnEarlierConnectionArriveLate(engine: Browser.Engine) async throws {
    try await LivePage.showOverConnection(Counter(), in: engine) { live, connection in
      try await live.page.waitFor(.text("0 taps"))
      for count in 1...5 {
        connection.set(\.holdsNextFrame, true)
        connection.cut()
        try await live.page.click(.button("Tap"))
        try await live.page.waitFor(.text("\(count) taps"))
      }
      try await live.page.waitUntil("document.getElementById('status').innerText === ''")
      try await expectRows(5, in: live)
    }
  }

  @Test func nothingIsDoneOrShownTwiceWhereFramesArriveTwice() async throws {
    try await LivePage.showOverConnection(Counter()) { live, connection in
      try await live.page.waitFor(.text("0 taps"))
      connection.set(\.repeatsFrames, true)
      for count in 1...10 {
        try await live.page.click(.button("Tap"))
        try await live.page.waitFor(.text("\(count) taps"))
      }
      try await expectRows(10, in: live)
    }
  }

  @Test func aPageBeginsWhereFramesArriveTwice() async throws {
    try await LivePage.showOverConnection(Counter(), with: .init(repeatsFrames: true)) { live, _ in
      try await live.page.click(.button("Tap"))
      try await live.page.waitFor(.text("1 taps"))
      try await expectRows(1, in: live)
    }
  }

  @Test func manyTapsBeforeALateAnswerAllCount() async throws {
    try await LivePage.showOverConnection(Counter()) { live, connection in
      try await live.page.waitFor(.text("0 taps"))
      connection.set(\.delay, .milliseconds(250))
      for _ in 1...12 { try await live.page.click(.button("Tap")) }
      try await live.page.waitFor(.text("12 taps"))
      try await expectRows(12, in: live)
    }
  }

  @Test func nothingIsLostOnAConnectionThatIsCutRepeatedly() async throws {
    try await LivePage.showOverConnection(Counter()) { live, connection in
      try await live.page.waitFor(.text("0 taps"))
      connection.set(\.delay, .milliseconds(20))
      for count in 1...30 {
        if count % 7 == 3 { connection.cut() }
        let direction = count.isMultiple(of: 2) ? FaultyConnection.Direction.toPage : .toServer
        if count % 7 == 5 { connection.set(\.cutsNextFrame, direction) }
        try await live.page.click(.button("Tap"))
      }
      try await live.page.waitFor(.text("30 taps"))
      try await expectRows(30, in: live)
    }
  }

  @Test func pageTellsThatTheAppTakesLongUntilItAnswers() async throws {
    try await LivePage.showOverConnection(Counter()) { live, connection in
      let stalled = ElementQuery.text("The app is taking longer than usual…")
      try await live.page.waitFor(.text("0 taps"))
      connection.set(\.delay, .seconds(3))
      try await live.page.click(.button("Tap"))
      try await live.page.waitFor(stalled)
      try await live.page.waitFor(.text("1 taps"))
      try await live.page.waitForAbsence(of: stalled)
    }
  }

  @Test func pageLeavesADeadConnection() async throws {
    try await LivePage.showOverConnection(Counter()) { live, connection in
      try await live.page.waitFor(.text("0 taps"))
      connection.set(\.losesEverything, true)
      try await live.page.click(.button("Tap"))
      try await live.page.waitFor(.text("Connection lost — trying again…"))
      connection.set(\.losesEverything, false)
      // A browser may wait longer for a connection that was lost while it opened than a test does.
      connection.cut()
      try await live.page.waitFor(.text("1 taps"))
      try await expectRows(1, in: live)
    }
  }

  /// A network that comes back between a connection and a request makes a server look like another one.
  @Test func pageWhoseConnectionsFailForAWhileKeepsItsSession() async throws {
    try await LivePage.showOverConnection(Counter()) { live, connection in
      try await live.page.waitFor(.text("0 taps"))
      connection.set(\.refusedSockets, 3)
      connection.cut()
      try await live.page.click(.button("Tap"))
      try await live.page.waitFor(.text("1 taps"))
      try await expectRows(1, in: live)
    }
  }

  @Test func pageGivesUpASilentConnection() async throws {
    try await LivePage.showOverConnection(Counter()) { live, connection in
      let page = live.page
      try await page.waitFor(.text("0 taps"))
      // Ten seconds are soon over.
      let _: Int = try await page.evaluate(
        """
        const set = setTimeout;
        window.setTimeout = (work, time) => set(work, time === 9999 ? 50 : time);
        const Original = WebSocket;
        const { dataset } = document.body;
        dataset.connections = 0;
        window.WebSocket = class extends Original {
          constructor(address) { super(address); dataset.connections = Number(dataset.connections) + 1; }
        };
        0
        """
      )
      connection.set(\.losesEverything, true)
      connection.cut()
      try await page.waitFor(.text("Connection lost — trying again…"))
      try await page.waitUntil("document.body.dataset.connections > 1")
      connection.set(\.losesEverything, false)
      try await page.click(.button("Tap"))
      try await page.waitFor(.text("1 taps"))
      try await expectRows(1, in: live)
    }
  }

  @Test func pageShowsThatItIsOfflineAndRecoversByItself() async throws {
    try await LivePage.showOverConnection(Counter()) { live, connection in
      try await live.page.waitFor(.text("0 taps"))
      try await live.page.setOffline(true)
      connection.cut()
      try await live.page.waitFor(.text("You are offline — trying again…"))
      let _: Bool = try await live.page.evaluate("document.querySelector('button').click() ?? true")
      try await live.page.setOffline(false)
      try await live.page.waitFor(.text("1 taps"))
      try await live.page.waitForAbsence(
        of: .text("You are offline — trying again…")
      )
    }
  }

  @Test func connectionNoticeIsInFrontOfASheet() async throws {
    struct Screen: View {
      @State private var isShown = false

      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
      }
    }
    let isInFront = """
      (() => {
        const status = document.getElementById("status");
        // The notice takes no press, except on its button.
        status.style.pointerEvents = "auto";
        const { x, y, width, height } = status.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.id === "status";
      })()
      """
    try await LivePage.showOverConnection(Screen()) { live, connection in
      let page = live.page
      try await page.show(on: .phone)
      // The page has not lost a connection that is cut while it opens.
      try await page.waitFor(.button("Open"))
      try await page.setOffline(true)
      connection.cut()
      let offline = ElementQuery.text("You are offline — trying again…")
      try await page.waitFor(offline)
      // A sheet that opens takes along what is said.
      try await page.setOffline(false)
      try await page.waitForAbsence(of: offline)
      try await page.click(.button("Open"))
      try await page.waitFor(.dialog)
      try await page.setOffline(true)
      connection.cut()
      try await page.waitFor(offline)
      let wasMoved: Bool = try await page.evaluate(
        "document.getElementById('status').parentElement.matches('dialog')"
      )
      #expect(wasMoved)
      try await page.waitUntil("document.getElementById('status').getAnimations().length === 0")
      #expect(try await page.evaluate(isInFront))
      try await page.setOffline(false)
      try await page.waitForAbsence(of: offline)
      // It outlives the sheet.
      try await page.click(.button("Close"))
      try await page.waitForAbsence(of: .dialog)
      try await page.setOffline(true)
      connection.cut()
      try await page.waitFor(offline)
      try await page.setOffline(false)
      try await page.waitForAbsence(of: offline)
    }
  }

  /// Waits until the page has nothing to tell, and looks at what it shows.
  private func expectRows(_ count: Int, in live: LivePage) async throws {
    let rows: [String] = try await live.page.evaluate(
      "[...document.querySelectorAll('[aria-label=row]')].map((row) => row.textContent)"
    )
    #expect(rows == (1...count).map { "tap \($0)" })
    #expect(live.registry.count == 1)
    #expect(live.log.all.filter { !$0.contains("rules of the protocol") } == [])
  }
}
