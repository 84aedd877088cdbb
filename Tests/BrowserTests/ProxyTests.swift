import BrowserHost
import BrowserTesting
import Foundation
import Testing
import UniformTypes
import ViewCore
import ViewTesting

/// An app behind nginx, HAProxy and Caddy, which are configured as `docs/Deploying.md` shows: over TLS, and below a path.
@MainActor
@Suite(
  .needsBrowser,
  .enabled(if: RunningProxy.areExpected, "'Scripts/install-proxies' installs nginx and HAProxy.")
)
struct ProxyTests {
  private struct Books: View {
    @State private var path: [Int] = []
    @State private var count = 0
    @State private var isImporting = false
    @State private var imported = "nothing"

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("First", value: 1)
          Button("Count") { count += 1 }
          Text("Counted \(count)")
          Button("Import") { isImporting = true }
          Text("Imported \(imported)")
          if let url = URL(string: "/books/7") { Link("Seventh", destination: url) }
        }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.data]) { result in
          let contents = try? Data(contentsOf: result.get())
          imported = contents.map { "\($0.count) bytes" } ?? "nothing"
        }
        .navigationTitle("Books")
        .navigationAddress("/")
        .navigationDestination(for: Int.self) { number in
          Text("Text \(number)").navigationTitle("Book \(number)").navigationAddress(
            "books/\(number)"
          )
        }
      }
      .onOpenURL { url in
        // The app need not know the path below which it is served.
        guard url.path.hasPrefix("/books/"), let number = Int(url.lastPathComponent) else { return }
        path = [number]
      }
    }
  }

  private func serve(
    behind kind: RunningProxy.Kind,
    authentication: WebAuthentication? = nil,
    _ test: (TestServer, RunningProxy) async throws -> Void
  ) async throws {
    var site = Site()
    site.trustedProxies = try [#require(IPAddressRange("127.0.0.1"))]
    site.basePath = try #require(BasePath("/counter"))
    var limits = Limits()
    limits.sessionsPerAddress = 1
    let server = try TestServer(
      limits: limits,
      site: site,
      authentication: authentication,
      LivePage.content(of: Books())
    )
    defer { server.stop() }
    let proxy = try await RunningProxy.start(kind, before: server.server.port)
    defer { proxy.stop() }
    try await test(server, proxy)
  }

  private func open(_ url: String, in browser: Browser, _ test: (Page) async throws -> Void)
    async throws
  {
    let page = try await browser.newPage("about:blank")
    try await closing(page) {
      try await page.acceptAllCertificates()
      try await page.open(url)
      try await test(page)
    }
  }

  private func waitForPath(_ path: String, of page: Page) async throws {
    try await page.waitUntil("location.pathname === '\(path)'")
  }

  @Test(arguments: RunningProxy.Kind.tested)
  func appWorksBehindProxyBelowPath(kind: RunningProxy.Kind) async throws {
    try await serve(behind: kind) { server, proxy in
      try await Browser.withShared { browser in
        try await open("https://[::1]:\(proxy.port)/counter/", in: browser) { page in
          try await page.click(.button("Count"))
          try await page.waitFor(.text("Counted 1"))
          let cookie = Page.Cookie(
            name: "__Secure-live-browser",
            path: "/counter",
            isSecure: true,
            isHTTPOnly: true
          )
          #expect(try await page.cookies() == [cookie])

          server.server.dropConnections()
          try await page.click(.button("Count"))
          try await page.waitFor(.text("Counted 2"))

          // Addresses are below the path, in the address bar and in links.
          try await page.click(.button("First"))
          try await waitForPath("/counter/books/1", of: page)
          try await page.reload()
          try await page.waitFor(.heading("Book 1"))
          try await page.goBack()
          try await page.waitFor(.heading("Books"))
          try await waitForPath("/counter/", of: page)
          let link: String = try await page.evaluate("document.querySelector('a').href")
          #expect(link == "https://[::1]:\(proxy.port)/counter/books/7")
          try await page.click(.link("Seventh"))
          try await page.waitFor(.heading("Book 7"))
          try await waitForPath("/counter/books/7", of: page)
          #expect(server.registry.count == 1)
          #expect(server.log.all == [])
          #expect(page.problems == [])
        }
      }
    }
  }

  /// nginx takes 1 MB by itself.
  @Test(arguments: RunningProxy.Kind.tested)
  func fileOfSomeMegabytesPassesTheProxy(kind: RunningProxy.Kind) async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).bin")
    try Data(count: 3_000_000).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await serve(behind: kind) { server, proxy in
      try await Browser.withShared { browser in
        try await open("https://[::1]:\(proxy.port)/counter/", in: browser) { page in
          try await page.click(.button("Import"))
          try await page.chooseFiles([file])
          try await page.waitFor(.text("Imported 3000000 bytes"))
          #expect(server.log.all == [])
          #expect(page.problems == [])
        }
      }
    }
  }

  /// A stranger's trace would be recorded with those of the app, and a stranger's address would be that of others.
  @Test(arguments: RunningProxy.Kind.tested)
  func headersThatAProxyAloneMaySetAreRemoved(kind: RunningProxy.Kind) async throws {
    let received = LogLines()
    let recording = WebAuthentication { request in
      if request.path.hasSuffix("/books/9") {
        let names = ["traceparent", "tracestate", "baggage", "Forwarded"]
          .filter { request.header($0) != nil }
        received.append("\(request.scheme) \(request.clientAddress ?? "") \(names)")
      }
      return .allow(WindowUser(id: "anna"))
    }
    try await serve(behind: kind, authentication: recording) { server, proxy in
      try await Browser.withShared { browser in
        try await open("https://[::1]:\(proxy.port)/counter/", in: browser) { page in
          try await page.waitFor(.heading("Books"))
          let status: Int = try await page.evaluate(
            """
            fetch("/counter/books/9", { headers: {
              Accept: "text/html", traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
              tracestate: "a=1", baggage: "b=1", Forwarded: "for=192.0.2.1",
              "X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "http", "X-Forwarded-Host": "evil.example",
            } }).then((answer) => answer.status)
            """
          )
          #expect(status == 200)
          #expect(received.all == ["https ::1 []"])
          #expect(server.log.all.filter { !$0.hasPrefix("A user has") } == [])
        }
      }
    }
  }

  /// The proxy has one address, and each client its own limit.
  @Test(arguments: RunningProxy.Kind.tested)
  func limitOfAddressIsThatOfTheClient(kind: RunningProxy.Kind) async throws {
    try await serve(behind: kind) { server, proxy in
      try await Browser.withShared { browser in
        try await open("https://[::1]:\(proxy.port)/counter/books/3", in: browser) { first in
          try await first.waitFor(.heading("Book 3"))
          try await open("https://127.0.0.1:\(proxy.port)/counter", in: browser) { other in
            try await other.waitFor(.heading("Books"))
            try await open("https://[::1]:\(proxy.port)/counter/", in: browser) { third in
              try await third.waitUntil("document.querySelector('#status').innerText !== ''")
              #expect(
                server.log.all.first
                  == "Turned a page away: its address has 1 sessions, which is the limit."
              )
              #expect(server.registry.count == 2)
            }
          }
        }
      }
    }
  }
}
