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
      var keys: [Int?] = []
      for number in 1...3 {
        try await client.page.click(.button("Go"))
        let click = try await nextClick(of: client)
        #expect(click?.number == number)
        keys.append(click?.key)
      }
      #expect(Set(keys.compactMap(\.self)).count == 3)
      try await client.patch(2, acknowledging: 2, .setAttribute(node: 1, name: "title", value: "a"))
      try await client.deliver(saved(1))
      let messages = try await reload(client, acknowledging: 1)
      guard case .resume(ClientPage.session, 0, _, let request) = messages.first else {
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
      #expect(second.key == keys[1])
      // The next one waits for the answer.
      #expect(try await clicks(of: client) == [])
      try await client.patch(
        2,
        acknowledging: second.number,
        .setAttribute(node: 7, name: "title", value: "b")
      )
      let third = try #require(try await nextClick(of: client))
      #expect(third.node == 7)
      #expect(third.key == keys[2])
      try await client.patch(
        3,
        acknowledging: third.number,
        .setAttribute(node: 7, name: "title", value: "c")
      )
      #expect(try await clicks(of: client) == [])
      #expect(try await client.status() == "")
    }
  }

  /// The document stays, with the field that the user types into.
  @Test func pageGoesOnWithTheContentOfAnotherProcess() async throws {
    let field = ElementTree(id: 1, element: Element("input", events: .input))
    try await ClientPage.open(showing: field) { client in
      try await client.deliver(saved(0))
      let _: Bool = try await client.page.evaluate(
        "(document.querySelector('input').focus(), true)"
      )
      try await client.page.markContent()
      _ = try await client.takeMessages()
      try await client.drop()
      try await client.page.type("ab")
      try await client.waitForConnections(2)
      try await client.welcome(after: 100)
      guard
        case .resume(ClientPage.session, 1, _, let request) = try await client.takeMessages().first
      else {
        Issue.record("The page has not asked for its session.")
        return
      }
      #expect(request?.saved == 0)
      // The screens stay until the new ones are there.
      #expect(try await client.page.evaluate("document.querySelector('input').value") == "ab")
      try await client.page.type("c")
      let next = ElementTree(id: 7, element: Element("input", events: .input))
      try await client.patch(101, .insert(next, into: 0, before: nil))
      try await client.deliver(saved(0))
      try await client.page.waitForNewContent()
      var event: PageEvent?
      for _ in 1...2000 where event == nil {
        for case .event(let next) in try await client.takeMessages() where next.node == 7 {
          event = next
        }
        let _: Int = try await client.page.evaluate("1")
      }
      #expect(event?.received == 101)
      #expect(event?.event == .input("abc"))
      try await client.patch(
        102,
        acknowledging: event?.number ?? 0,
        .setAttribute(node: 7, name: "title", value: "a")
      )
      try await client.page.waitUntil("document.activeElement?.value === 'abc'")
      try await client.page.type("d")
      try await client.page.waitUntil("document.activeElement?.value === 'abcd'")
      #expect(try await client.status() == "")
    }
  }

  /// A process that was paused has lost the session to another one.
  @Test func pageWhoseSessionWentOnElsewhereAsksForItWithoutAReload() async throws {
    try await ClientPage.open(showing: button(1)) { client in
      try await client.deliver(saved(0))
      try await client.page.markContent()
      _ = try await client.takeMessages()
      try await client.deliver(ServerFrame(acknowledged: 0, .ended(.outdated)))
      try await client.waitForConnections(2)
      try await client.welcome(after: 100)
      let resumptions = try await client.takeMessages().filter(\.asksForASession)
      #expect(resumptions.count == 1)
      try await client.patch(101, .insert(button(7), into: 0, before: nil))
      try await client.page.waitForNewContent()
    }
  }

  /// The screens are those that were saved, and a press would reach another one than the user means.
  @Test func pressesDoNothingUntilTheLastEventIsDoneAgain() async throws {
    try await ClientPage.open(showing: button(1)) { client in
      try await client.deliver(saved(0))
      try await client.page.click(.button("Go"))
      _ = try await reload(client, acknowledging: 0)
      try await client.patch(1, .insert(button(7), into: 0, before: nil))
      try await client.deliver(saved(0))
      let again = try #require(try await nextClick(of: client))
      try await client.page.click(.button("Go"))
      #expect(try await clicks(of: client) == [])
      try await client.patch(
        2,
        acknowledging: again.number,
        .setAttribute(node: 7, name: "title", value: "a")
      )
      try await client.page.click(.button("Go"))
      #expect(try await nextClick(of: client)?.number == again.number + 1)
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
      #expect(messages.first == .resume(session: session, received: 0, connection: 2))
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

  private func field(_ id: NodeID, type: String, autocomplete: String = "off") -> ElementTree {
    let attributes = [
      Element.Attribute("type", type), Element.Attribute("autocomplete", autocomplete),
    ]
    let element = Element("input", attributes: attributes, events: .input)
    return ElementTree(id: id, element: element)
  }

  /// The texts in the tab's storage after the page was left.
  private func stored(by client: ClientPage) async throws -> String {
    try await client.run("dispatchEvent(new PageTransitionEvent('pagehide'))")
    return try await client.page.evaluate("JSON.stringify(Object.entries(sessionStorage))")
  }

  @Test(arguments: [
    ("password", "off"), ("text", "current-password"), ("text", "new-password"),
    ("text", "one-time-code"), ("text", "cc-number"),
  ])
  func secretIsNeverInTheStorageOfTheTab(type: String, autocomplete: String) async throws {
    let field = field(1, type: type, autocomplete: autocomplete)
    try await ClientPage.open(showing: field) { client in
      try await client.deliver(saved(0))
      try await client.enter("geheim", into: 0)
      // The server has not answered it, and then it has and has not saved it.
      #expect(try await stored(by: client).contains("geheim") == false)
      try await client.patch(2, acknowledging: 1, .setAttribute(node: 1, name: "title", value: "a"))
      let text = try await stored(by: client)
      #expect(text.contains("geheim") == false)
      #expect(text.contains("[1,\(EventKinds.input.rawValue),null,"))
    }
  }

  @Test func secretIsSentAfterTheConnectionWasLost() async throws {
    try await ClientPage.open(showing: field(1, type: "password")) { client in
      try await client.deliver(saved(0))
      try await client.drop()
      try await client.enter("geheim", into: 0)
      try await client.waitForConnections(2)
      try await client.welcome()
      let texts = try await client.takeMessages().compactMap { message -> String? in
        guard case .event(let event) = message, case .input(let text) = event.event else {
          return nil
        }
        return text
      }
      #expect(texts == ["geheim"])
    }
  }

  /// Leaves a field of the kept page while it has the focus, with the caret at the end of its text.
  private func reloadTyping(in client: ClientPage) async throws {
    try await client.deliver(saved(0))
    try await client.run("document.querySelector('input').focus()")
    try await client.run("document.activeElement.setSelectionRange(11, 11)")
    _ = try await reload(client, acknowledging: 0)
  }

  private var note: ElementTree {
    let attributes = [Element.Attribute("value", "half a sent")]
    return ElementTree(id: 1, element: Element("input", attributes: attributes, events: .input))
  }

  @Test func keysGoToTheFieldThatIsToGetItsFocusBack() async throws {
    try await ClientPage.open(showing: note) { client in
      try await reloadTyping(in: client)
      try await client.page.type("enx")
      try await client.page.press(.backspace)
      try await client.page.type("ce")
      try await client.patch(1, .insert(note, into: 0, before: nil))
      try await client.deliver(saved(0))
      let text: String = try await client.page.evaluate("document.activeElement.value")
      #expect(text == "half a sentence")
      let texts = try await client.takeMessages().compactMap { message -> String? in
        guard case .event(let event) = message, case .input(let text) = event.event else {
          return nil
        }
        return text
      }
      #expect(texts.last == "half a sentence")
    }
  }

  @Test func enterBeginsALineInAFieldOfManyLines() async throws {
    let attributes = [Element.Attribute("value", "half a sent")]
    let editor = ElementTree(
      id: 1,
      element: Element("textarea", attributes: attributes, events: .input)
    )
    try await ClientPage.open(showing: editor) { client in
      try await client.deliver(saved(0))
      try await client.run("document.querySelector('textarea').focus()")
      try await client.run("document.activeElement.setSelectionRange(11, 11)")
      _ = try await reload(client, acknowledging: 0)
      try await client.page.type("a")
      try await client.page.press(.enter)
      try await client.page.type("b")
      try await client.patch(1, .insert(editor, into: 0, before: nil))
      try await client.deliver(saved(0))
      let text: String = try await client.page.evaluate("document.activeElement.value")
      #expect(text == "half a senta\nb")
    }
  }

  @Test func keysForAFieldThatIsGoneAreToldToBeLost() async throws {
    try await ClientPage.open(showing: note) { client in
      try await reloadTyping(in: client)
      try await client.page.type("ence")
      try await client.patch(1, .insert(button(2), into: 0, before: nil))
      try await client.deliver(saved(0))
      #expect(try await client.status() == "The last change was lost. Please make it again.")
      try await client.page.type("x")
      #expect(try await client.page.evaluate("document.querySelector('input') === null"))
    }
  }

  @Test func otherTextIsKeptUntilItIsSaved() async throws {
    try await ClientPage.open(showing: field(1, type: "text")) { client in
      try await client.deliver(saved(0))
      try await client.enter("Blob", into: 0)
      #expect(try await stored(by: client).contains("Blob"))
      try await client.patch(2, acknowledging: 1, .setAttribute(node: 1, name: "title", value: "a"))
      try await client.deliver(saved(1))
      #expect(try await stored(by: client).contains("Blob") == false)
    }
  }

  /// A button that sends a password must not be pressed without it.
  @Test func nothingIsDoneAgainAfterASecretThatIsNotKept() async throws {
    let form = ElementTree(
      id: 1,
      element: Element("div"),
      children: [button(2, "Count"), field(3, type: "password"), button(4, "Log in")]
    )
    try await ClientPage.open(showing: form) { client in
      try await client.deliver(saved(0))
      try await client.page.click(.button("Count"))
      try await client.enter("geheim", into: 0)
      try await client.page.click(.button("Log in"))
      _ = try await reload(client, acknowledging: 0)
      try await client.patch(1, .insert(form, into: 0, before: nil))
      try await client.deliver(saved(0))
      let count = try #require(try await nextClick(of: client))
      #expect(count.node == 2)
      try await client.patch(
        2,
        acknowledging: count.number,
        .setAttribute(node: 2, name: "title", value: "a")
      )
      #expect(try await clicks(of: client) == [])
      #expect(try await client.status() == "The last change was lost. Please make it again.")
    }
  }

  /// Another user has logged in, so the session is refused.
  @Test func eventsOfAUserAreNotDoneByTheNextOne() async throws {
    try await ClientPage.open(showing: button(1)) { client in
      try await client.deliver(saved(0))
      try await client.page.click(.button("Go"))
      try await client.page.reload()
      try await client.waitForConnections(1)
      try await client.run("sockets.at(-1).open()")
      try await client.deliver(ServerFrame(.ended(.gone, text: nil)))
      try await client.waitForConnections(2)
      let other = try #require(SessionID(String(repeating: "6", count: 64)))
      try await client.run("sockets.at(-1).open()")
      try await client.deliver(ServerFrame(.welcome(other)))
      try await client.patch(1, .insert(button(1), into: 0, before: nil))
      try await client.deliver(saved(0))
      #expect(try await clicks(of: client) == [])
    }
  }

  @Test(arguments: [EndReason.loggedOut, .expired])
  func endOfALoginEmptiesTheStorageOfTheTab(reason: EndReason) async throws {
    try await ClientPage.open(showing: button(1)) { client in
      try await client.deliver(saved(0))
      // A page of the same tab at another address, and pages of other apps on this host.
      try await client.run("sessionStorage.setItem('live-page  /other?a=1', '[]')")
      try await client.run("sessionStorage.setItem('live-page /inner /', '[]')")
      try await client.run("sessionStorage.setItem('name', 'Blob')")
      try await client.page.click(.button("Go"))
      try await client.deliver(ServerFrame(.ended(reason, text: "/goodbye")))
      if reason == .loggedOut {
        try await client.page.waitUntil("location.pathname === '/goodbye'")
      }
      let keys: [String] = try await client.page.evaluate("Object.keys(sessionStorage).sort()")
      #expect(keys == ["live-page /inner /", "name"])
    }
  }
}

extension ClientMessage {
  fileprivate var asksForASession: Bool {
    if case .resume(ClientPage.session, 1, _, .some) = self { true } else { false }
  }
}
