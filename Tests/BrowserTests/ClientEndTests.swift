import BrowserHost
import BrowserTesting
import Testing
import ViewCore

/// The page when its session has ended, or its app has stopped.
@MainActor
@Suite(.needsBrowser)
struct ClientEndTests {
  private let button = ElementTree(
    id: 1,
    element: Element("button", text: "Go", events: .click)
  )

  @Test(arguments: [
    (EndReason.full, "The server has no room for this window."),
    (.replaced, "This session goes on in another window."),
  ])
  func scriptShowsWhyThereIsNoSession(reason: EndReason, text: String) async throws {
    try await ClientPage.open(showing: button) { client in
      try await client.deliver(ServerFrame(.ended(reason)))
      let status = try await client.status()
      #expect(status.hasPrefix(text))
      try await client.page.waitFor(.button("Reload"))
    }
  }

  @Test func noticeIsShownUntilItIsClosedOrTakenBackAndThePageGoesOn() async throws {
    try await ClientPage.open(showing: button) { client in
      for closes in [true, false] {
        try await client.deliver(ServerFrame(.notice("The build failed.\nApp.swift:1: error: no")))
        #expect(try await client.status().hasPrefix("The build failed.\nApp.swift:1: error: no"))
        _ = try await client.takeMessages()
        try await client.page.click(.button("Go"))
        #expect(try await client.takeMessages().count == 1)
        if closes {
          try await client.page.click(.button("Close"))
        } else {
          try await client.deliver(ServerFrame(.notice("")))
        }
        #expect(try await client.status() == "")
      }
    }
  }

  @Test func scriptTakesNoInputUntilAStoppedAppIsBack() async throws {
    try await ClientPage.open(showing: button) { client in
      _ = try await client.takeMessages()
      try await client.deliver(ServerFrame(.ended(.stopped, text: HostIssues.stopped)))
      try await client.drop()
      #expect(try await client.status() == "The app was stopped. Waiting for it to come back…")
      #expect(try await client.isInert())
      try await client.run("document.querySelector('button').click()")
      try await client.waitForConnections(2)
      try await client.welcome()
      #expect(try await !client.isInert())
      try await client.page.click(.button("Go"))
      let session = try #require(ClientPage.session)
      #expect(
        try await client.takeMessages() == [
          .resume(session: session, received: 1, connection: 2), click(1),
        ]
      )
    }
  }

  /// A process that crashes keeps its connections until it has searched for the place, and has printed it.
  @Test func crashIsShownBeforeTheConnectionCloses() async throws {
    try await ClientPage.open(showing: button) { client in
      for (reason, text) in [(EndReason.stopped, "The app crashed."), (.crashed, "It was line 1.")]
      {
        try await client.deliver(ServerFrame(.ended(reason, text: text)))
        #expect(try await client.status() == text)
      }
      #expect(try await client.isInert())
      try await client.drop()
      #expect(try await client.status() == "It was line 1.")
    }
  }

  @Test func scriptStopsAfterAnErrorOfItsOwn() async throws {
    try await ClientPage.open(showing: button) { client in
      let script = "new URL('\(ClientAssets.folder)script.js', location).href"
      try await client.run("dispatchEvent(new ErrorEvent('error', { filename: \(script) }))")
      #expect(
        try await client.status().hasPrefix("This page ran into an error and stopped.")
      )
      #expect(try await client.isInert())
      try await client.page.waitFor(.button("Reload"))
    }
  }

  @Test func scriptStartsAnewWhenItsSessionHasEnded() async throws {
    try await ClientPage.open(showing: button) { client in
      try await client.deliver(ServerFrame(.ended(.gone)))
      try await client.page.waitUntil("document.getElementById('window').children.length === 0")
      try await client.waitForConnections(1)
      try await client.welcome()
      #expect(try await client.takeMessages().map(\.isHello) == [true])
    }
  }

  @Test func outdatedPageReloadsAndKeepsItsSession() async throws {
    try await ClientPage.open(showing: button) { client in
      try await client.drop()
      try await client.waitForConnections(2)
      try await client.run("sockets.at(-1).open()")
      try await client.deliver(ServerFrame(.ended(.outdated)))
      try await client.page.waitUntil("document.getElementById('window').children.length === 0")
      try await client.waitForConnections(1)
      try await client.run("sockets.at(-1).open()")
      let session = try #require(ClientPage.session)
      #expect(
        try await client.takeMessages() == [.resume(session: session, received: 0, connection: 3)]
      )
    }
  }

  private func click(_ number: Int) -> ClientMessage {
    .event(PageEvent(number: number, received: 1, node: 1, event: .click))
  }
}
