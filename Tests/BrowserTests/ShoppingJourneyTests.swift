import BrowserTesting
import Foundation
import PostgresServer
import Testing

/// Windows of two processes that share a list in a database.
@MainActor
@Suite(
  .needsBrowser,
  .enabled(if: PostgresServer.isExpected, "'Scripts/install-postgresql' installs PostgreSQL.")
)
struct ShoppingJourneyTests {
  @Test func windowsOfTwoProcessesSeeEachOthersEdits() async throws {
    let database = try PostgresServer.shared.get().makeDatabase()
    let first = try await start(database)
    let second = try await start(database)
    try await Browser.withShared { browser in
      let mine = try await browser.newPage(first.address)
      let theirs = try await browser.newPage(second.address)
      try await closing(mine) {
        try await closing(theirs) {
          try await add("Bread", on: mine)
          try await theirs.waitFor(.button("Bread"))
          try await add("Milk", on: theirs)
          try await mine.waitFor(.button("Milk"))
          try await examine(mine, "shopping")
          try await mine.click(.button("Bread"))
          try await theirs.waitUntil(
            "[...document.querySelectorAll('button')].find((b) => b.innerText === 'Clear').disabled === false"
          )
          try await theirs.click(.button("Clear"))
          try await mine.waitUntil("!document.body.innerText.includes('Bread')")
          try await mine.waitFor(.button("Milk"))
        }
      }
    }
    #expect(await first.end(by: SIGTERM) == 0)
    #expect(await second.end(by: SIGTERM) == 0)
  }

  @Test(arguments: UserWithoutPointer.Way.allCases)
  func thingsAreAddedBoughtAndClearedWithoutPointer(way: UserWithoutPointer.Way) async throws {
    let app = try await start(try PostgresServer.shared.get().makeDatabase())
    try await withPage(at: app.address) { page in
      let user = UserWithoutPointer(page: page, way: way)
      for name in ["Bread", "Milk"] {
        try await user.type(name, into: .textField("New item"))
        try await user.use(.button("Add"))
        try await page.waitFor(.button(name))
      }
      try await user.use(.button("Bread"))
      try await page.waitUntil(
        "[...document.querySelectorAll('button')].find((b) => b.innerText === 'Clear').disabled === false"
      )
      try await user.use(.button("Clear"))
      try await page.waitForAbsence(of: .button("Bread"))
      try await page.waitFor(.button("Milk"))
    }
    #expect(await app.end(by: SIGTERM) == 0)
  }

  private func start(_ database: String) async throws -> ServingProcess {
    try await ServingProcess(
      "Shopping",
      arguments: ["--port", "0"],
      environment: ["DATABASE_URL": database]
    )
  }

  private func add(_ name: String, on page: Page) async throws {
    try await page.type(name, into: .textField("New item"))
    try await page.click(.button("Add"))
    try await page.waitFor(.button(name))
  }
}
