import BrowserTesting
import Foundation
import Testing
import ViewCore
import ViewTesting

/// The title of the window and of each entry of the browser's history.
@MainActor
@Suite(.needsBrowser)
struct WindowTitleTests {
  private struct Trips: View {
    @State private var path: [String] = []
    @State private var isAsking = false
    @State private var count = 0

    var body: some View {
      TabView {
        NavigationStack(path: $path) {
          List {
            NavigationLink("Lisbon", value: "Lisbon")
            Button("Both") { path = ["Lisbon", "Alfama"] }
            Button("Ask") { isAsking = true }
            Button("Count") { count += 1 }
          }
          .navigationTitle("Trips \(count)")
          .navigationDestination(for: String.self) { name in
            Text(name).navigationTitle(name).navigationBarTitleDisplayMode(.inline)
          }
          .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
        }
        .tabItem { Text("First") }
        Text("No title").tabItem { Text("Second") }
      }
    }
  }

  @Test func theWindowIsCalledAsItsScreen() async throws {
    try await LivePage.show(Trips()) { live in
      let page = live.page
      func expectTitle(_ title: String) async throws {
        try await page.waitUntil("document.title === '\(title)'")
      }
      try await expectTitle("Trips 0 — Test <app>")
      try await page.click(.button("Count"))
      try await expectTitle("Trips 1 — Test <app>")
      try await page.click(.button("Lisbon"))
      try await expectTitle("Lisbon — Test <app>")
      try await page.goBack()
      try await expectTitle("Trips 1 — Test <app>")
      try await page.click(.button("Ask"))
      try await expectTitle("Sure? — Test <app>")
      try await page.click(.button("Yes"))
      try await expectTitle("Trips 1 — Test <app>")
      try await page.click(ElementQuery(role: "tab", name: "Second"))
      try await expectTitle("Test <app>")
      try await page.click(ElementQuery(role: "tab", name: "First"))
      try await expectTitle("Trips 1 — Test <app>")
      #expect(live.log.all == [])
    }
  }

  @Test func eachEntryOfTheHistoryIsCalledAsItsScreen() async throws {
    try await LivePage.show(Trips()) { live in
      let page = live.page
      try await page.click(.button("Both"))
      try await page.waitUntil("document.title === 'Alfama — Test <app>'")
      #expect(
        try await page.historyTitles().suffix(3) == [
          "Trips 0 — Test <app>", "Lisbon — Test <app>", "Alfama — Test <app>",
        ]
      )
    }
  }
}
