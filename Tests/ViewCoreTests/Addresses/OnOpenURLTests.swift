import Foundation
import Testing
import ViewCore
import ViewTesting

/// Addresses of the app that are opened in its window.
@MainActor
struct OnOpenURLTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Library: View {
    var log = Log()
    @State private var path: [Int] = []
    @Environment(\.openURL) private var openURL

    var body: some View {
      NavigationStack(path: $path) {
        Text("Library")
          .navigationAddress("/")
          .onAppear { log.lines.append("library appears") }
          .onOpenURL { log.lines.append("inner \($0.absoluteString)") }
          .navigationDestination(for: Int.self) { number in
            Text("Book \(number)")
              .navigationAddress("books/\(number)")
              .onAppear { log.lines.append("book \(number) appears") }
            links
          }
        links
      }
      .onOpenURL { url in
        log.lines.append("outer \(url.absoluteString)")
        if let number = Int(url.lastPathComponent) { path = [number] }
      }
    }

    @ViewBuilder private var links: some View {
      if let own = URL(string: "/books/2"), let whole = URL(string: "http://localhost/books/3"),
        let other = URL(string: "https://example.com/books/4")
      {
        Link("Second", destination: own)
        Link("Third", destination: whole)
        Link("Other", destination: other)
        Button("Open") { openURL(own) }
        NavigationLink("Push", value: whole)
      }
    }
  }

  private func opened(_ view: ViewHarness) -> [String] {
    view.patches.compactMap { if case .open(let address) = $0 { address } else { nil } }
  }

  @Test func firstScreenIsAlreadyTheAddressedOne() throws {
    let log = Log()
    let base = try #require(AddressBase(origin: "http://localhost"))
    let path = try #require(AddressPath("books/7?a=b"))
    let graph = ViewGraph(
      root: Library(log: log),
      address: PageAddress(base: base, path: path)
    )
    let trees = graph.mount().compactMap { patch -> String? in
      if case .insert(let tree, _, _) = patch { "\(tree)" } else { nil }
    }
    #expect(trees.joined().contains("Book 7"))
    // The library is below from the beginning, and so it never appears.
    #expect(
      log.lines == [
        "inner http://localhost/books/7?a=b", "outer http://localhost/books/7?a=b",
        "book 7 appears",
      ]
    )
    #expect(graph.ignoredAddress == nil)
    #expect(graph.flush() == [])
  }

  @Test func addressOfTheAppItselfOpensNothing() {
    let log = Log()
    let view = ViewHarness(address: "/") { Library(log: log) }
    #expect(view.address == "/")
    #expect(log.lines == ["library appears"])
  }

  @Test(arguments: [
    (ElementQuery.link("Second"), "/books/2"), (.link("Third"), "/books/3"),
    (.button("Open"), "/books/2"), (.button("Push"), "/books/3"),
  ])
  func linksOfTheAppNavigateInside(query: ElementQuery, address: String) throws {
    let view = ViewHarness { Library() }
    try view.tap(query)
    #expect(opened(view) == [])
    #expect(view.address == address)
    #expect(view.text.contains("Book \(address.suffix(1))"))
  }

  @Test func otherLinksOpenBeside() throws {
    let view = ViewHarness { Library() }
    #expect(try view.attribute("target", of: .link("Other")) == "_blank")
    #expect(try view.attribute("href", of: .link("Other")) == "https://example.com/books/4")
    // A link of the app can be copied and opened in another window.
    #expect(try view.attribute("target", of: .link("Second")) == nil)
    #expect(try view.attribute("href", of: .link("Second")) == "http://localhost/books/2")
  }

  @Test func entryOfTheHistoryOpensItsAddress() {
    let view = ViewHarness { Library() }
    view.open("books/5")
    #expect(view.text.contains("Book 5"))
    #expect(!view.open("//other.example/books/6"))
    #expect(view.text.contains("Book 5"))
  }

  @Test func linkToAURLPushesItWhereTheStackHasADestination() throws {
    struct Screen: View {
      let log: Log

      var body: some View {
        NavigationStack {
          if let url = URL(string: "/books/1") { NavigationLink("Push", value: url) }
          Text("Root").navigationDestination(for: URL.self) { Text("At \($0.relativeString)") }
        }
        .onOpenURL { log.lines.append($0.path) }
      }
    }
    let log = Log()
    let view = ViewHarness { Screen(log: log) }
    try view.tap(.button("Push"))
    #expect(view.text.contains("At /books/1"))
    #expect(log.lines == [])
  }

  @Test func addressesWithoutAnActionOpenAsOthersDo() throws {
    struct Screen: View {
      var body: some View {
        if let own = URL(string: "/a"), let whole = URL(string: "http://localhost/a") {
          Link("Own", destination: own)
          Link("Whole", destination: whole)
        }
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.link("Whole"))
    #expect(opened(view) == ["http://localhost/a"])
    try view.tap(.link("Own"))
    #expect(opened(view) == [])
  }

  @Test(arguments: [
    ("/nowhere", "/nowhere"), ("/nowhere?secret=1", "/nowhere"), ("/books/1", nil),
    ("/?from=mail", nil),
  ])
  func addressThatTheAppDoesNotKnowIsIgnored(address: String, ignored: String?) throws {
    let base = try #require(AddressBase(origin: "http://localhost"))
    let path = try #require(AddressPath(address))
    let graph = ViewGraph(root: Library(), address: PageAddress(base: base, path: path))
    #expect(graph.mount().contains(.setAddress(ignored == nil ? path.withoutQuery : "/")))
    #expect(graph.ignoredAddress?.text == ignored)
  }

  @Test func appWithoutAnActionIgnoresAddresses() throws {
    let base = try #require(AddressBase(origin: "http://localhost"))
    let path = try #require(AddressPath("/books/1"))
    let graph = ViewGraph(root: Text("Here"), address: PageAddress(base: base, path: path))
    _ = graph.mount()
    #expect(graph.ignoredAddress == path)
  }

  @Test func removedViewGetsNoAddresses() throws {
    struct Screen: View {
      let log: Log
      @State private var isOn = true

      var body: some View {
        Toggle("On", isOn: $isOn)
        if isOn { Text("Listens").onOpenURL { log.lines.append($0.path) } }
      }
    }
    let log = Log()
    let view = ViewHarness { Screen(log: log) }
    view.open("a")
    try view.tap(.toggle("On"))
    view.open("b")
    #expect(log.lines == ["/a"])
  }

  private struct LibraryApp: App {
    @State private var opened = ""

    var body: some Scene {
      WindowGroup { Text(verbatim: "Opened: \(opened)") }
        .onOpenURL { opened = $0.path }
    }
  }

  @Test func sceneGetsTheAddressesOfItsWindows() {
    let app = RunningApp(LibraryApp())
    let view = ViewHarness(address: "/books/1") { app.window }
    #expect(view.text == ["Opened: /books/1"])
    view.open("books/2")
    #expect(view.text == ["Opened: /books/2"])
  }
}
