import BrowserHost
import BrowserTesting
import Testing
import ViewCore

/// Journeys through a live page, with real input in a real browser.
@MainActor
@Suite(.needsBrowser)
struct LiveTests {
  @Test func clicksReachTheAppAndTheFrameReachesThePage() async throws {
    try await LivePage.show(Counter()) { live in
      try await live.page.waitFor(.text("0"))
      try await live.page.click(.button("Increment"))
      try await live.page.click(.button("Increment"))
      try await live.page.waitFor(.text("2"))
      #expect(live.log.all == [])
    }
  }

  @Test func twoWindowsAreIndependent() async throws {
    try await LivePage.show(Counter()) { live in
      try await live.withAnotherPage { other in
        try await live.page.click(.button("Increment"))
        try await live.page.waitFor(.text("1"))
        try await other.waitFor(.text("0"))
        #expect(live.registry.count == 2)
      }
    }
  }

  @Test func noClickIsLostHoweverFastTheyCome() async throws {
    try await LivePage.show(Counter()) { live in
      try await live.page.waitFor(.button("Increment"))
      let _: Bool = try await live.page.evaluate(
        """
        [...Array(100)].forEach(() => document.querySelector("button").click()) ?? true
        """
      )
      try await live.page.waitFor(.text("100"))
    }
  }

  @Test func pageContinuesAfterItsConnectionFails() async throws {
    try await LivePage.show(Counter()) { live in
      try await live.page.click(.button("Increment"))
      try await live.page.waitFor(.text("1"))
      live.server.dropConnections()
      try await live.page.click(.button("Increment"))
      try await live.page.waitFor(.text("2"))
      #expect(live.registry.count == 1)
    }
  }

  @Test func pageStartsAgainAfterItsSessionHasEnded() async throws {
    try await LivePage.show(Counter()) { live in
      try await live.page.click(.button("Increment"))
      try await live.page.waitFor(.text("1"))
      live.registry.endAll()
      try await live.page.waitFor(.text("0"))
      try await live.page.click(.button("Increment"))
      try await live.page.waitFor(.text("1"))
    }
  }

  /// At an address of its own, so that no other test takes the port between the two servers.
  @Test func aPageOutlivesARestartOfTheApp() async throws {
    let log = HostLog { _ in }
    func start(port: Int) throws -> Server {
      var configuration = Server.Configuration()
      configuration.host = "127.0.0.2"
      configuration.port = port
      let registry = SessionRegistry(log: log) { _ in ViewGraph(root: Counter()) }
      return try Server.start(configuration, registry: registry, log: log)
    }
    let first = try start(port: 0)
    try await Browser.withShared { browser in
      let page = try await browser.newPage(first.url)
      try await closing(page) {
        try await page.click(.button("Increment"))
        try await page.waitFor(.text("1"))
        first.stop()
        try await page.waitFor(.text("The app was stopped. Waiting for it to come back…"))
        let second = try start(port: first.port)
        defer { second.stop() }
        try await page.waitFor(.text("0"))
      }
    }
  }

  // The limit includes the time in which the test waits for a browser.
  @Test(.timeLimit(.minutes(20)))
  func aClosedPageEndsItsSession() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    try await LivePage.show(Counter().onDisappear { end.yield() }) { live in
      try await live.withAnotherPage { other in
        try await other.waitFor(.text("0"))
        #expect(live.registry.count == 2)
        // The page leaves by itself: a page that is closed from outside may end before it sends anything.
        let _: Bool = try await other.evaluate("location.replace('about:blank') ?? true")
        for await _ in ends { break }
        #expect(live.registry.count == 1)
      }
    }
  }

  @Test func aDisabledButtonDoesNothing() async throws {
    try await LivePage.show(Counter(isDisabled: true)) { live in
      try await live.page.click(placeOf: .button("Increment"))
      let _: Bool = try await live.page.evaluate(
        "document.querySelector('button span')?.click() ?? true"
      )
      try await live.page.click(.button("Reset"))
      try await live.page.waitFor(.text("100"))
      #expect(live.log.all == [])
    }
  }

  @Test func toggleShowsTheValueOfTheApp() async throws {
    try await LivePage.show(Switches()) { live in
      let page = live.page
      try await page.click(.toggle("Free"))
      try await page.waitFor(.text("Free is on"))
      #expect(try await page.isOn(.toggle("Free")))
      try await page.click(.toggle("Stuck"))
      try await page.click(.toggle("Free"))
      try await page.waitFor(.text("Free is off"))
      #expect(try await !page.isOn(.toggle("Stuck")))
    }
  }

  @Test func theKeyboardAloneIsEnough() async throws {
    try await LivePage.show(Counter()) { live in
      try await live.page.waitFor(.button("Increment"))
      try await live.page.press(.tab)
      #expect(try await live.page.isFocused(.button("Increment")))
      try await live.page.press(.enter)
      try await live.page.waitFor(.text("1"))
      try await live.page.press(.space)
      try await live.page.waitFor(.text("2"))
    }
  }

  @Test func textIsNeverMarkup() async throws {
    let text = "<img src=x onerror=\"document.title='owned'\"> & </script>"
    try await LivePage.show(Text(verbatim: text)) { live in
      try await live.page.waitFor(.text(text))
      #expect(try await live.page.evaluate("document.title") == "Test <app>")
    }
  }
}

private struct Counter: View {
  var isDisabled = false
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Increment") { count += 1 }.disabled(isDisabled)
      Button("Reset") { count = 100 }
    }
  }
}

private struct Switches: View {
  @State private var isFree = false

  var body: some View {
    Form {
      Toggle("Free", isOn: $isFree)
      Toggle("Stuck", isOn: Binding(get: { false }, set: { _ in }))
      Text("Free is \(isFree ? "on" : "off")")
    }
  }
}
