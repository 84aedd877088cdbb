import BrowserHost
import BrowserTesting
import Testing
import ViewCore

/// The page whose session another process makes anew, from what the one before has saved.
@MainActor
@Suite(.needsBrowser)
struct ClientProcessTests {
  private let down = "document.scrollingElement.scrollTop"

  private func screen(_ id: NodeID, _ title: String) -> ElementTree {
    ElementTree(
      id: id,
      element: Element(
        "section",
        attributes: [
          .init("class", "\(ClassName.screen.rawValue)"), .init("style", "height: 3000px"),
        ],
        text: title
      )
    )
  }

  /// Loses the connection, and gets the session from another process, whose first content is not there yet.
  private func changeProcess(of client: ClientPage, connection: Int = 2) async throws {
    try await client.drop()
    try await client.waitForConnections(connection)
    try await client.welcome(after: 100)
  }

  /// A user has gone deeper, and the process was killed before it saved that.
  @Test func screenKeepsItsOffsetIfTheOneAboveWasNotSaved() async throws {
    try await ClientPage.open(showing: screen(1, "List")) { client in
      try await client.deliver(ServerFrame(.saved(event: 0, isAnew: false)))
      try await client.run("\(down) = 200")
      try await client.patch(
        2,
        .setAttribute(node: 1, name: "hidden", value: ""),
        .insert(screen(2, "Detail"), into: 0, before: nil)
      )
      try await client.run("\(down) = 50")
      try await changeProcess(of: client)
      try await client.patch(101, .insert(screen(7, "List"), into: 0, before: nil))
      try await client.page.waitUntil("\(down) === 200")
    }
  }

  @Test func screenThatWasUncoveredKeepsItsLatestOffset() async throws {
    try await ClientPage.open(showing: screen(1, "List")) { client in
      try await client.deliver(ServerFrame(.saved(event: 0, isAnew: false)))
      try await client.run("\(down) = 200")
      try await client.patch(
        2,
        .setAttribute(node: 1, name: "hidden", value: ""),
        .insert(screen(2, "Detail"), into: 0, before: nil)
      )
      try await client.patch(3, .remove(node: 2), .removeAttribute(node: 1, name: "hidden"))
      try await client.page.waitUntil("\(down) === 200")
      try await client.run("\(down) = 300")
      try await changeProcess(of: client)
      try await client.patch(101, .insert(screen(7, "List"), into: 0, before: nil))
      try await client.page.waitUntil("\(down) === 300")
    }
  }

  /// A connection that has its welcome is not given up while the app makes its first screen.
  @Test func pageWaitsForTheFirstContentOfASlowApp() async throws {
    try await ClientPage.open(showing: screen(1, "Old")) { client in
      try await client.deliver(ServerFrame(.saved(event: 0, isAnew: false)))
      // The timers that give a silent connection up.
      try await client.run(
        """
        globalThis.timers = new Set();
        const [set, clear] = [setTimeout, clearTimeout];
        window.setTimeout = (work, time, ...rest) => {
          const timer = set(work, time, ...rest);
          if (time === 8000) timers.add(timer);
          return timer;
        };
        window.clearTimeout = (timer) => { timers.delete(timer); clear(timer); };
        """
      )
      try await client.drop()
      try await client.waitForConnections(2)
      try await client.run("sockets.at(-1).open()")
      #expect(try await client.page.evaluate("timers.size") == 1)
      let session = try #require(ClientPage.session)
      try await client.deliver(ServerFrame(.welcome(session, after: 100)))
      #expect(try await client.page.evaluate("timers.size") == 0)
      #expect(try await client.markup().contains("Old"))
      try await client.patch(101, .insert(screen(7, "New"), into: 0, before: nil))
      #expect(try await client.markup().contains("New"))
    }
  }
}
