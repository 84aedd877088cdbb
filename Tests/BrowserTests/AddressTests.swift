import BrowserHost
import BrowserTesting
import Foundation
import Testing
import ViewCore

/// The address bar follows the screens, and addresses open screens.
@MainActor
@Suite(.needsBrowser)
struct AddressTests {
  private struct Library: View {
    @State var path: [Int] = []
    @State private var isAdding = false

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("First", value: 1)
          Button("Add") { isAdding = true }
          if let url = URL(string: "/books/7?from=link") { Link("Seventh", destination: url) }
        }
        .navigationTitle("Library")
        .navigationAddress("/")
        .navigationDestination(for: Int.self) { number in
          NavigationLink("Next", value: number + 1)
            .navigationTitle("Book \(number)")
            .navigationAddress("books/\(number)")
        }
        .sheet(isPresented: $isAdding) { Text("New book").navigationAddress("new") }
      }
      .onOpenURL { url in
        isAdding = url.path == "/new"
        if let number = Int(url.lastPathComponent) { path = [number] }
      }
    }
  }

  private func waitForAddress(_ address: String, of page: Page) async throws {
    try await page.waitUntil("location.pathname + location.search === '\(address)'")
  }

  private func open(_ address: String, on live: LivePage) async throws {
    try await live.page.open(live.server.url + address.dropFirst())
  }

  @Test func addressBarFollowsPushesAndPops() async throws {
    try await LivePage.show(Library()) { live in
      let page = live.page
      try await page.click(.button("First"))
      try await waitForAddress("/books/1", of: page)
      try await page.click(.button("Next"))
      try await waitForAddress("/books/2", of: page)
      try await page.goBack()
      try await page.waitFor(.heading("Book 1"))
      try await waitForAddress("/books/1", of: page)
      try await page.click(.button("Library"))
      try await page.waitFor(.heading("Library"))
      try await waitForAddress("/", of: page)
      try await page.goForward()
      try await page.waitFor(.heading("Book 1"))
      try await waitForAddress("/books/1", of: page)
      #expect(live.log.all == [])
    }
  }

  @Test func reloadedPageComesBackToItsAddress() async throws {
    try await LivePage.show(Library()) { live in
      let page = live.page
      try await page.click(.button("First"))
      try await waitForAddress("/books/1", of: page)
      try await page.reload()
      try await page.waitFor(.heading("Book 1"))
      try await waitForAddress("/books/1", of: page)
      #expect(live.registry.count == 1)
      try await page.goBack()
      try await page.waitFor(.heading("Library"))
      try await waitForAddress("/", of: page)
      #expect(live.log.all == [])
    }
  }

  /// A page whose session is gone, as after a restart of the app, begins at its address.
  @Test func addressOutlivesTheSession() async throws {
    try await LivePage.show(Library()) { live in
      let page = live.page
      try await page.click(.button("First"))
      try await page.click(.button("Next"))
      try await waitForAddress("/books/2", of: page)
      let _: Bool = try await page.evaluate(
        "(addEventListener('pagehide', () => sessionStorage.clear()), true)"
      )
      try await page.reload()
      try await page.waitFor(.heading("Book 2"))
      // The app opens the book right above the library.
      try await page.click(.button("Library"))
      try await page.waitFor(.heading("Library"))
      try await waitForAddress("/", of: page)
      #expect(live.log.all == [])
    }
  }

  @Test func addressOpensInAnotherWindow() async throws {
    try await LivePage.show(Library()) { live in
      let address = live.server.url + "books/4?from=mail"
      let page = try await live.page.openAnother(address)
      try await closing(page) {
        try await page.waitFor(.heading("Book 4"))
        try await waitForAddress("/books/4", of: page)
        try await page.goBack()
        try await page.waitFor(.heading("Library"))
        try await waitForAddress("/", of: page)
        try await page.goForward()
        try await page.waitFor(.heading("Book 4"))
        try await waitForAddress("/books/4", of: page)
      }
      try await live.page.waitFor(.heading("Library"))
      #expect(live.log.all == [])
    }
  }

  /// The first content that the page ever has is that of the addressed screen.
  @Test func nothingElseIsSeenBeforeTheAddressedScreen() async throws {
    try await LivePage.show(Library()) { live in
      try await Browser.withShared { browser in
        let page = try await browser.newPage(
          live.server.url + "books/4",
          preparedBy: """
            addEventListener("DOMContentLoaded", () => {
              const root = document.getElementById("window");
              new MutationObserver((_, observer) => {
                observer.disconnect();
                const shown = [...root.querySelectorAll("h1")].filter((node) => node.checkVisibility());
                window.firstTitles = shown.map((node) => node.textContent).join();
              }).observe(root, { childList: true });
            });
            """
        )
        try await closing(page) {
          try await page.waitFor(.heading("Book 4"))
          #expect(try await page.evaluate("firstTitles") == "Book 4")
        }
      }
    }
  }

  @Test func addressThatIsTypedIntoTheBarOpens() async throws {
    try await LivePage.show(Library()) { live in
      let page = live.page
      try await page.click(.button("First"))
      try await waitForAddress("/books/1", of: page)
      try await open("/books/5", on: live)
      try await page.waitFor(.heading("Book 5"))
      try await waitForAddress("/books/5", of: page)
      #expect(live.log.all == [])
    }
  }

  @Test func unknownAddressShowsTheFirstScreenAndIsLoggedOnce() async throws {
    try await LivePage.show(Library()) { live in
      let page = live.page
      try await open("/nowhere?secret=1", on: live)
      try await page.waitFor(.heading("Library"))
      try await waitForAddress("/", of: page)
      try await page.reload()
      try await page.waitFor(.heading("Library"))
      #expect(
        live.log.all
          == ["A page was opened at '/nowhere', and the app stayed on its first screen."]
      )
    }
  }

  @Test func linkOfTheAppNavigatesInside() async throws {
    try await LivePage.show(Library()) { live in
      let page = live.page
      try await page.waitFor(.link("Seventh"))
      let began: Double = try await page.evaluate("performance.timeOrigin")
      try await page.click(.link("Seventh"))
      try await page.waitFor(.heading("Book 7"))
      try await waitForAddress("/books/7", of: page)
      #expect(try await page.evaluate("performance.timeOrigin") == began)
      try await page.goBack()
      try await page.waitFor(.heading("Library"))
      #expect(live.registry.count == 1)
      #expect(live.log.all == [])
    }
  }

  /// With the key of the system for that, the browser opens a link of the app in another tab.
  @Test func linkOfTheAppCanBeOpenedInAnotherTab() async throws {
    try await LivePage.show(Library()) { live in
      let page = live.page
      try await page.waitFor(.link("Seventh"))
      let isLeftToTheBrowser: [Bool] = try await page.evaluate(
        """
        ["ctrlKey", "metaKey", "shiftKey", "altKey"].map((key) => {
          let wasPrevented;
          addEventListener("click", (event) => {
            wasPrevented = event.defaultPrevented;
            event.preventDefault();
          }, { once: true });
          const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, [key]: true });
          document.querySelector("a").dispatchEvent(click);
          return !wasPrevented;
        })
        """
      )
      #expect(isLeftToTheBrowser == [true, true, true, false])
    }
  }

  @Test func dialogHasItsAddressAndOpensAgain() async throws {
    try await LivePage.show(Library()) { live in
      let page = live.page
      try await page.click(.button("Add"))
      try await waitForAddress("/new", of: page)
      try await page.goBack()
      try await page.waitForAbsence(of: .dialog)
      try await waitForAddress("/", of: page)
      try await page.goForward()
      try await page.waitFor(.text("New book"))
      try await waitForAddress("/new", of: page)
      #expect(live.log.all == [])
    }
  }

  @Test func selectedTabHasItsAddress() async throws {
    struct Tabs: View {
      @State private var tab = "/one"

      var body: some View {
        TabView(selection: $tab) {
          ForEach(["/one", "/two"], id: \.self) { name in
            Text("Screen \(name)").navigationAddress(name).tabItem { Text(name) }.tag(name)
          }
        }
        .onOpenURL { tab = $0.path }
      }
    }
    try await LivePage.show(Tabs()) { live in
      let page = live.page
      try await waitForAddress("/one", of: page)
      try await page.click(ElementQuery(role: "tab", name: "/two"))
      try await waitForAddress("/two", of: page)
      try await open("/one", on: live)
      try await page.waitFor(.text("Screen /one"))
      try await open("/two", on: live)
      try await page.waitFor(.text("Screen /two"))
      #expect(live.log.all == [])
    }
  }
}
