import BrowserHost
import Testing
import ViewCore
import ViewTesting

/// A page that is loaded anew goes on with its session.
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

  @Test func goesOnWhereItWas() async throws {
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

  @Test func startsAnewWhereItsSessionHasEnded() async throws {
    var limits = Limits()
    limits.reloadTime = .zero
    try await LivePage.show(Screen(), limits: limits) { live in
      let page = live.page
      try await page.click(.button("Next"))
      try await page.waitFor(.text("1: "))
      let id: String = String(repeating: "7", count: 64)
      let _: Bool = try await page.evaluate(
        "(addEventListener('pagehide', () => sessionStorage.setItem('/', '\(id)')), true)"
      )
      try await page.reload()
      try await page.waitFor(.heading("Root"))
      #expect(
        live.log.all
          == ["Refused to go on with a session: there is none of that id, or it has ended."]
      )
    }
  }
}
