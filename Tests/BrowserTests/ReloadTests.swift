import BrowserHost
import BrowserTesting
import Testing
import ViewCore

/// A reloaded page continues its session.
@MainActor
@Suite(.needsBrowser)
struct ReloadTests {
  private struct Screen: View {
    @State private var text = ""
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        Form {
          TextField("Note", text: $text)
          NavigationLink("Next", value: 1)
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          Text(verbatim: "\(number): \(text)")
          Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) { Text("Sheet") }
        }
      }
    }
  }

  @Test func reloadedPageGoesOnWhereItWas() async throws {
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.type("hello", into: .textField("Note"))
      try await page.click(.button("Next"))
      try await page.waitFor(.text("1: hello"))
      try await page.click(.button("Show"))
      try await page.waitFor(.dialog)
      for _ in 1...2 {
        try await page.reload()
        try await page.waitFor(.text("Sheet"))
      }
      try await page.goBack()
      try await page.waitForAbsence(of: .dialog)
      try await page.waitFor(.text("1: hello"))
      try await page.goBack()
      try await page.waitFor(.heading("Root"))
      #expect(try await page.value(of: .textField("Note")) == "hello")
      try await page.click(.textField("Note"))
      try await page.type("!")
      try await page.goForward()
      try await page.waitFor(.text("1: hello!"))
      #expect(live.registry.count == 1)
      #expect(live.log.all == [])
    }
  }

  private struct Places: View {
    var body: some View {
      NavigationStack {
        List {
          ForEach(0..<200) { Text("Line \($0)") }
          NavigationLink("Next") {
            ScrollView(.horizontal) {
              HStack { ForEach(0..<100) { Text("Card \($0)") } }
            }
            ForEach(0..<100) { Text("Part \($0)") }
          }
        }
      }
    }
  }

  /// The reloaded page has the same screen and the same history.
  @Test(arguments: Browser.Engine.expected)
  func reloadedPageKeepsItsScrollPositions(in engine: Browser.Engine) async throws {
    let down = "document.scrollingElement.scrollTop"
    let along = "document.querySelector('.screen:not([hidden]) .scroll').scrollLeft"
    try await LivePage.show(Places(), in: engine) { live in
      let page = live.page
      try await page.waitUntil("document.querySelectorAll('.row').length === 201")
      let _: Bool = try await page.evaluate("(scrollTo(0, 1500), true)")
      try await page.reload()
      try await page.waitUntil("\(down) === 1500")
      try await page.click(.button("Next"))
      try await page.waitFor(.text("Part 99"))
      let _: Bool = try await page.evaluate("(\(down) = 300, \(along) = 200, true)")
      try await page.reload()
      try await page.waitUntil("\(down) === 300 && \(along) === 200")
      let covered = "document.querySelector('.screen[hidden]')"
      try await page.waitUntil("\(covered) !== null")
      try await page.goBack()
      try await page.waitFor(.button("Next"))
      // The link is scrolled to before it is clicked.
      try await page.waitUntil("\(down) > 1500")
      #expect(live.log.all == [])
    }
  }

  @Test func reloadedPageStartsAnewWhenItsSessionHasEnded() async throws {
    var limits = Limits()
    limits.reloadTime = .zero
    try await LivePage.show(Screen(), limits: limits) { live in
      let page = live.page
      try await page.click(.button("Next"))
      try await page.waitFor(.text("1: "))
      let id: String = String(repeating: "7", count: 64)
      let _: Bool = try await page.evaluate(
        "(addEventListener('pagehide', () => sessionStorage.setItem('live-page  /', '[\"\(id)\"]')), true)"
      )
      try await page.reload()
      try await page.waitFor(.heading("Root"))
      #expect(
        live.log.all
          == ["Refused to resume a session: no session has that id, or it has ended."]
      )
    }
  }
}
