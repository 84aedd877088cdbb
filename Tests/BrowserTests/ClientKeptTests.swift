import BrowserHost
import BrowserTesting
import Testing
import ViewCore

/// The page of a session that the server saves.
@MainActor
@Suite(.needsBrowser)
struct ClientKeptTests {
  private func button(_ id: NodeID, _ title: String = "Go") -> ElementTree {
    ElementTree(id: id, element: Element("button", text: title, events: .click))
  }

  private func saved(_ event: Int?) -> ServerFrame {
    ServerFrame(acknowledged: max(event ?? 0, 0), .saved(event: event, isAnew: false))
  }

  /// The clicks that the page has reported, by their numbers and elements.
  private func clicks(of client: ClientPage) async throws -> [String] {
    try await client.takeMessages().compactMap {
      guard case .event(let event) = $0, event.event == .click else { return nil }
      return "\(event.number) on \(event.node)"
    }
  }

  /// Loads the page anew, and gives it its session.
  private func reload(_ client: ClientPage, acknowledging event: Int) async throws
    -> [ClientMessage]
  {
    try await client.page.reload()
    try await client.waitForConnections(1)
    try await client.welcome(acknowledging: event)
    return try await client.takeMessages()
  }

  @Test func pageSaysThatAnEventIsLostWhoseElementIsNotThere() async throws {
    try await ClientPage.open(showing: button(1)) { client in
      try await client.deliver(saved(0))
      for _ in 1...2 { try await client.page.click(.button("Go")) }
      _ = try await reload(client, acknowledging: 0)
      try await client.patch(1, .insert(button(1, "Delete"), into: 0, before: nil))
      try await client.deliver(saved(0))
      #expect(try await clicks(of: client) == [])
      #expect(try await client.status() == "The last change was lost. Please make it again.")
    }
  }

  @Test func pageOfASessionThatIsNotKeptRepeatsNothing() async throws {
    try await ClientPage.open(showing: button(1)) { client in
      try await client.deliver(saved(0))
      try await client.page.click(.button("Go"))
      try await client.deliver(saved(nil))
      let messages = try await reload(client, acknowledging: 0)
      let session = try #require(ClientPage.session)
      #expect(messages.first == .resume(session: session, received: 0))
      try await client.patch(1, .insert(button(1), into: 0, before: nil))
      try await client.deliver(saved(0))
      #expect(try await clicks(of: client) == [])
    }
  }

  @Test func pageSaysThatItsWindowBeganAnew() async throws {
    try await ClientPage.open(showing: button(1)) { client in
      try await client.deliver(ServerFrame(.saved(event: 0, isAnew: true)))
      #expect(
        try await client.status() == "The app has changed, and this window begins anew."
      )
    }
  }
}
