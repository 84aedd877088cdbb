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

  /// Waits for the next click that the page reports.
  private func nextClick(of client: ClientPage) async throws -> PageEvent? {
    for _ in 1...2000 {
      for case .event(let event) in try await client.takeMessages() where event.event == .click {
        return event
      }
      // One way to the page and back.
      let _: Int = try await client.page.evaluate("1")
    }
    return nil
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

  @Test func pageThatWasLoadedAnewDoesAgainWhatWasNotSaved() async throws {
    try await ClientPage.open(showing: button(1)) { client in
      try await client.deliver(saved(0))
      for number in 1...3 {
        try await client.page.click(.button("Go"))
        #expect(try await nextClick(of: client)?.number == number)
      }
      try await client.patch(2, acknowledging: 2, .setAttribute(node: 1, name: "title", value: "a"))
      try await client.deliver(saved(1))
      let messages = try await reload(client, acknowledging: 1)
      guard case .resume(ClientPage.session, 0, let request) = messages.first else {
        Issue.record("The page has not asked for its session.")
        return
      }
      #expect(request?.saved == 1)
      #expect(request?.setting.timeZone.isEmpty == false)
      // The new process gives the elements other numbers.
      try await client.patch(1, acknowledging: 1, .insert(button(7), into: 0, before: nil))
      #expect(try await clicks(of: client) == [])
      try await client.deliver(saved(1))
      let second = try #require(try await nextClick(of: client))
      #expect(second.node == 7)
      // The next one waits for the answer.
      #expect(try await clicks(of: client) == [])
      try await client.patch(
        2,
        acknowledging: second.number,
        .setAttribute(node: 7, name: "title", value: "b")
      )
      let third = try #require(try await nextClick(of: client))
      #expect(third.node == 7)
      try await client.patch(
        3,
        acknowledging: third.number,
        .setAttribute(node: 7, name: "title", value: "c")
      )
      #expect(try await clicks(of: client) == [])
      #expect(try await client.status() == "")
    }
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
