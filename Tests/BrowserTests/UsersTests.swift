#if os(Linux)
import BrowserHost
import BrowserTesting
import Foundation
import Sharing
import Testing
import ViewCore
import ViewTesting

/// Two users of one app have lists of their own, and one of them logs out.
@MainActor
@Suite(.needsBrowser)
struct UsersTests {
  private struct Notes: View {
    @State private var notes = Shared(
      wrappedValue: [String](),
      .fileStorage(URL(fileURLWithPath: "/data/notes.json")).perUser
    )
    @Environment(\.windowUser) private var user
    @Environment(\.logout) private var logout

    var body: some View {
      Text("Notes of \(user?.name ?? "nobody")")
      ForEach(notes.wrappedValue, id: \.self) { Text($0) }
      Button("Add") {
        notes.withLock { $0.append("\(user?.id ?? "?") \($0.count + 1)") }
      }
      Button("Log out") { logout(to: "/goodbye") }
    }
  }

  private struct NotesApp: App {
    var body: some Scene { WindowGroup { Notes() } }
  }

  // The password is 'x', hashed by the cheapest settings.
  private static let passwords = """
    anna:$2b$04$abcdefghijklmnopqrstuuPp7HPfoAs8I2dCQCQ/fW7zEJv8I8C8e
    bob:$2b$04$abcdefghijklmnopqrstuuPp7HPfoAs8I2dCQCQ/fW7zEJv8I8C8e
    """

  private func withServer(_ test: (TestServer) async throws -> Void) async throws {
    let passwords = try PasswordFile(Self.passwords, path: "passwords")
    let app = RunningApp(NotesApp())
    let server = try TestServer(
      authentication: .basic(passwords, attempts: FailedAttempts())
    ) { app.makeWindow(in: $0.environment, at: $0.address) }
    defer { server.stop() }
    try await test(server)
  }

  @Test func usersSeeTheirOwnListsAndLogOutOfAllTheirWindows() async throws {
    try await withServer { server in
      let url = server.url
      try await Browser.withShared { browser in
        // Two hosts, because a browser has one name and password for each.
        let bobsURL = url.replacing("http://127.0.0.1", with: "http://bob:x@localhost")
        let annasURL = url.replacing("http://", with: "http://anna:x@")
        let anna = try await browser.newPage(annasURL)
        try await closing(anna) {
          let second = try await anna.openWindow(url)
          let bob = try await browser.newPage(bobsURL)
          try await closing(bob) {
            try await anna.waitFor(.text("Notes of anna"))
            try await bob.waitFor(.text("Notes of bob"))
            try await anna.click(.button("Add"))
            try await anna.waitFor(.text("anna 1"))
            try await second.waitFor(.text("anna 1"))
            try await bob.click(.button("Add"))
            try await bob.waitFor(.text("bob 1"))
            #expect(try await bob.outline().contains("anna") == false)
            #expect(try await anna.outline().contains("bob") == false)

            try await anna.click(.button("Log out"))
            for page in [anna, second] {
              try await page.waitUntil("location.pathname === '/goodbye'")
            }
            try await bob.click(.button("Add"))
            try await bob.waitFor(.text("bob 2"))
          }
        }
      }
    }
  }

  /// Nobody may look at the page, and the browser would repeat the password by itself.
  @Test func pageWhoseLoginHasEndedWaitsForTheUser() async throws {
    try await withServer { server in
      try await Browser.withShared { browser in
        let url = server.url.replacing("http://", with: "http://anna:x@")
        let page = try await browser.newPage(url)
        try await closing(page) {
          try await page.waitFor(.text("Notes of anna"))
          let began: Double = try await page.evaluate("performance.timeOrigin")
          server.registry.endSessions(ofUser: "anna")
          try await page.waitFor(.text("This login has ended."))
          #expect(server.registry.count == 0)
          #expect(try await page.evaluate("performance.timeOrigin") == began)
          try await page.click(.button("Reload"))
          // The browser repeats the password, and has to ask the person for it.
          try await page.waitUntil("document.body.textContent.startsWith('Refused: ')")
          #expect(server.registry.count == 0)
        }
      }
    }
  }
}
#endif
