import BrowserHost
import BrowserTesting
import Testing
import ViewCore

/// The messages of the page, and its behavior when the connection fails.
@MainActor
@Suite(.needsBrowser)
struct ClientTalkTests {
  @Test func scriptAsksForASessionAndAcknowledgesFrames() async throws {
    try await ClientPage.open { client in
      try await client.welcome()
      #expect(try await client.takeMessages().map(\.isHello) == [true])
      for number in 1...8 {
        let tree = ElementTree(id: number, element: Element("p"))
        try await client.patch(number, .insert(tree, into: 0, before: nil))
      }
      try await client.waitForMessage(.acknowledge, "8")
    }
  }

  /// The network may end without a word before the server has answered.
  @Test func pageGivesUpAConnectionWithoutAWelcome() async throws {
    try await ClientPage.open { client in
      // Eight seconds are soon over.
      try await client.run(
        """
        const set = setTimeout;
        window.setTimeout = (work, time) => set(work, time === 8000 ? 0 : time);
        sockets.at(-1).open();
        """
      )
      try await client.waitForConnections(2)
    }
  }

  @Test func scriptReportsAtOnceThatABatchIsShown() async throws {
    try await ClientPage.open { client in
      // The acknowledgement that comes by the way has to wait.
      try await client.run(
        "const set = setTimeout; window.setTimeout = (work, time) => time === 500 ? 1 : set(work, time)"
      )
      try await client.welcome()
      for number in 1...2 {
        let tree = ElementTree(id: number, element: Element("p"))
        let content = ServerFrame.Content.patches(
          [.insert(tree, into: 0, before: nil)],
          isUnfinished: number == 2
        )
        try await client.deliver(ServerFrame(number: number, content))
      }
      try await client.waitForMessage(.acknowledge, "2")
    }
  }

  @Test func scriptReconnectsAndRepeatsUnacknowledgedEventsOnce() async throws {
    try await ClientPage.open(showing: button) { client in
      _ = try await client.takeMessages()
      try await client.page.click(.button("Go"))
      try await client.page.click(.button("Go"))
      #expect(try await client.takeMessages() == [click(1), click(2)])
      try await client.drop()
      try await client.page.click(.button("Go"))
      #expect(try await client.takeMessages() == [])
      try await client.waitForConnections(2)
      try await client.welcome(acknowledging: 1)
      let session = try #require(ClientPage.session)
      #expect(
        try await client.takeMessages()
          == [.resume(session: session, received: 1, connection: 2), click(2), click(3)]
      )
      #expect(try await client.status() == "")
    }
  }

  @Test func eventThatIsSentLaterNamesTheFrameOfItsTime() async throws {
    try await ClientPage.open(showing: button) { client in
      _ = try await client.takeMessages()
      try await client.drop()
      try await client.page.click(.button("Go"))
      try await client.waitForConnections(2)
      let session = try #require(ClientPage.session)
      try await client.run("sockets.at(-1).open()")
      try await client.patch(2, .setText(node: 1, "Went"))
      try await client.deliver(ServerFrame(.welcome(session)))
      #expect(
        try await client.takeMessages() == [
          .resume(session: session, received: 1, connection: 2), click(1),
        ]
      )
    }
  }

  @Test func composedTextIsReportedBeforeADialogCoversItsField() async throws {
    let field = ElementTree(id: 2, element: Element("input", events: .input))
    let tree = ElementTree(id: 1, element: Element("div"), children: [field])
    try await ClientPage.open(showing: tree) { client in
      try await client.run("document.querySelector('input').focus()")
      try await client.page.compose("ni")
      _ = try await client.takeMessages()
      let dialog = ElementTree(id: 3, element: Element("dialog", text: "Saved"))
      try await client.patch(2, .insert(dialog, into: 0, before: nil))
      let report = PageEvent(number: 1, received: 1, node: 2, event: .input("ni"))
      #expect(try await client.takeMessages() == [.event(report)])
    }
  }

  @Test func keysDoNotTapControlsThatTakeNoTaps() async throws {
    let box = Element("div", attributes: [.init("class", "effect untouchable")])
    let tree = ElementTree(id: 2, element: box, children: [button])
    try await ClientPage.open(showing: tree) { client in
      _ = try await client.takeMessages()
      try await client.run("document.querySelector('button').focus()")
      try await client.page.press(.enter)
      #expect(try await client.takeMessages() == [])
      try await client.patch(2, .setAttribute(node: 2, name: "class", value: "effect"))
      try await client.page.press(.enter)
      let report = PageEvent(number: 1, received: 2, node: 1, event: .click)
      #expect(try await client.takeMessages() == [.event(report)])
    }
  }

  @Test func scriptDoesNotRepeatEventsOfARemovedElement() async throws {
    try await ClientPage.open(showing: button) { client in
      try await client.page.click(.button("Go"))
      try await client.patch(2, .remove(node: 1))
      _ = try await client.takeMessages()
      try await client.drop()
      try await client.waitForConnections(2)
      try await client.welcome()
      let session = try #require(ClientPage.session)
      #expect(
        try await client.takeMessages() == [.resume(session: session, received: 2, connection: 2)]
      )
    }
  }

  @Test func screenHasItsEntryDespiteUnansweredMessages() async throws {
    try await ClientPage.open(showing: button) { client in
      try await client.page.click(.button("Go"))
      let screen = Element("div", attributes: [.init("class", "screen")], events: .dismiss)
      let tree = ElementTree(id: 2, element: screen)
      try await client.patch(2, .insert(tree, into: 0, before: nil))
      #expect(try await client.page.evaluate("history.state.step") == 1)
      // A screen that the user left gets no history entry again until the server has answered.
      _ = try await client.takeMessages()
      try await client.page.goBack()
      try await client.waitForMessage(.event, "2,2,2,\(EventKinds.dismiss.rawValue)")
      try await client.patch(3, acknowledging: 1, .setText(node: 1, "Went"))
      #expect(try await client.page.evaluate("history.state.step") == 0)
      try await client.patch(4, acknowledging: 2, .setText(node: 1, "Stays"))
      #expect(try await client.page.evaluate("history.state.step") == 1)
    }
  }

  @Test func scriptShowsThatTheConnectionIsLost() async throws {
    try await ClientPage.open(showing: button) { client in
      try await client.drop()
      #expect(try await client.status() == "Connection lost — trying again…")
      #expect(try await client.page.count(of: ElementQuery(role: "status")) == 1)
    }
  }

  @Test func scriptReconnectsWhenAFrameIsMissing() async throws {
    try await ClientPage.open(showing: button) { client in
      _ = try await client.takeMessages()
      try await client.patch(3, .setText(node: 1, "too early"))
      try await client.waitForConnections(2)
      try await client.welcome()
      let session = try #require(ClientPage.session)
      #expect(
        try await client.takeMessages() == [.resume(session: session, received: 1, connection: 2)]
      )
      try await client.patch(2, .setText(node: 1, "in order"))
      try await client.page.waitFor(.button("in order"))
    }
  }

  @Test func scriptSendsTheLastTextOfAFieldAfterAGap() async throws {
    let field = Element("input", events: .input)
    let fields = ElementTree(
      id: 1,
      element: Element("button", events: .click),
      children: [ElementTree(id: 2, element: field), ElementTree(id: 3, element: field)]
    )
    try await ClientPage.open(showing: fields) { client in
      _ = try await client.takeMessages()
      try await client.drop()
      try await client.enter("a", into: 0)
      try await client.enter("b", into: 1)
      try await client.enter("ab", into: 0)
      try await client.run("document.querySelector('button').click()")
      try await client.enter("abc", into: 0)
      try await client.enter("abcd", into: 0)
      try await client.waitForConnections(2)
      try await client.welcome()
      let events: [(Int, NodeID, Event)] = [
        (2, 3, .input("b")), (3, 2, .input("ab")), (4, 1, .click), (6, 2, .input("abcd")),
      ]
      #expect(
        try await client.takeMessages().dropFirst()
          == events.map { number, node, event in
            .event(PageEvent(number: number, received: 1, node: node, event: event))
          }[...]
      )
    }
  }

  @Test func scriptReportsAFullQueueAndStillKeepsTheLastText() async throws {
    try await ClientPage.open(showing: .buttonWithField) { client in
      _ = try await client.takeMessages()
      try await client.drop()
      try await client.run(
        "for (let i = 0; i < 300; i++) document.querySelector('button').click()"
      )
      #expect(try await client.status() == "Connection lost — trying again…")
      try await client.run("document.querySelector('button').click()")
      #expect(
        try await client.status()
          == "Too many changes are waiting — new ones are not kept."
      )
      try await client.enter("a", into: 0)
      try await client.enter("ab", into: 0)
      try await client.waitForConnections(2)
      try await client.welcome()
      let messages = try await client.takeMessages().dropFirst()
      #expect(messages.dropLast() == (1...300).map(click)[...])
      let text = PageEvent(number: 302, received: 1, node: 2, event: .input("ab"))
      #expect(messages.last == .event(text))
      #expect(try await client.status() == "")
    }
  }

  @Test func scriptHoldsEventsUntilTheServerHasTakenSome() async throws {
    let both = ElementTree(
      id: 1,
      element: Element("button", events: .click),
      children: [ElementTree(id: 2, element: Element("input", events: .input))]
    )
    try await ClientPage.open(showing: both) { client in
      try await client.run(
        "for (let i = 0; i < 301; i++) document.querySelector('button').click()"
      )
      try await client.enter("a", into: 0)
      try await client.enter("ab", into: 0)
      _ = try await client.takeMessages()
      try await client.deliver(ServerFrame(acknowledged: 300, .patches([])))
      let text = PageEvent(number: 302, received: 1, node: 2, event: .input("ab"))
      #expect(try await client.takeMessages() == [.event(text)])
      #expect(try await client.status() == "")
    }
  }

  @Test func scriptReportsTheColorSchemeWhenTheQueueHasRoom() async throws {
    try await ClientPage.open(
      showing: ElementTree(id: 1, element: Element("button", events: .click))
    ) { client in
      try await client.run(
        "for (let i = 0; i < 300; i++) document.querySelector('button').click()"
      )
      try await client.page.prefer(.dark)
      try await client.page.waitUntil("document.getElementById('status').innerText !== ''")
      _ = try await client.takeMessages()
      try await client.deliver(ServerFrame(acknowledged: 300, .patches([])))
      let told = PageEvent(number: 301, received: 1, node: 0, event: .change(true))
      #expect(try await client.takeMessages() == [.event(told)])
    }
  }

  @Test(arguments: [
    "new ErrorEvent('error', { message: 'ResizeObserver loop', filename: location.href })",
    "new ErrorEvent('error', { message: 'foreign', filename: 'chrome-extension://id/script.js' })",
    "new ErrorEvent('error', { message: 'Script error.' })",
    """
    new PromiseRejectionEvent(
      'unhandledrejection', { promise: Promise.resolve(), reason: new Error('foreign') }
    )
    """,
  ])
  func scriptContinuesAfterErrorsOfOtherScripts(event: String) async throws {
    try await ClientPage.open(showing: button) { client in
      _ = try await client.takeMessages()
      try await client.run("dispatchEvent(\(event))")
      #expect(try await client.status() == "")
      try await client.page.click(.button("Go"))
      #expect(try await client.takeMessages() == [click(1)])
    }
  }

  @Test func anAnswerToOlderKeysDoesNotOverwriteNewerOnes() async throws {
    try await ClientPage.open(showing: .nameField) { client in
      let page = client.page
      _ = try await client.takeMessages()
      try await page.type("abc", into: .textField("Name"))
      #expect(
        try await client.takeMessages() == [
          .event(.init(number: 1, received: 1, node: 1, event: .input("a"))),
          .event(.init(number: 2, received: 1, node: 1, event: .input("ab"))),
          .event(.init(number: 3, received: 1, node: 1, event: .input("abc"))),
        ]
      )
      try await client.patch(
        2,
        acknowledging: 2,
        .setAttribute(node: 1, name: "value", value: "AB")
      )
      #expect(try await page.value(of: .textField("Name")) == "abc")
      try await client.patch(
        3,
        acknowledging: 3,
        .setAttribute(node: 1, name: "value", value: "ABC")
      )
      #expect(try await page.value(of: .textField("Name")) == "ABC")
    }
  }

  @Test func aValueForATextThatIsBeingComposedWaits() async throws {
    try await ClientPage.open(showing: .nameField) { client in
      let page = client.page
      try await page.click(.textField("Name"))
      _ = try await client.takeMessages()
      try await page.compose("に")
      try await client.patch(2, .setAttribute(node: 1, name: "value", value: "other"))
      #expect(try await page.value(of: .textField("Name")) == "に")
      #expect(try await client.takeMessages() == [])
      try await page.commit("日")
      #expect(try await page.value(of: .textField("Name")) == "日")
      #expect(
        try await client.takeMessages() == [
          .event(.init(number: 1, received: 2, node: 1, event: .input("日")))
        ]
      )
    }
  }

  private let button = ElementTree(
    id: 1,
    element: Element("button", text: "Go", events: .click)
  )

  @Test func refusedSizeIsReportedAgain() async throws {
    let box = Element(
      "div",
      attributes: [.init("style", "width:10px;height:10px")],
      events: .resize
    )
    try await ClientPage.open(showing: ElementTree(id: 1, element: box)) { client in
      try await client.waitForMessage(.event, "1,1,0,1024,\"1 10 10\"")
      try await client.deliver(ServerFrame(acknowledged: 1, .refused(event: 1, nodes: [1])))
      // The page measures it again when it comes back, with the size that it has reported.
      try await client.run("document.querySelector('#window > div').style.display = 'none'")
      let _: Bool = try await client.page.evaluate(
        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
      )
      try await client.run("document.querySelector('#window > div').style.display = 'block'")
      try await client.waitForMessage(.event, "2,1,0,1024,\"1 10 10\"")
    }
  }

  /// The tab key waits for the answer to a submit, and the field is gone then.
  @Test func backwardTabWithoutAFocusGoesToTheLastControl() async throws {
    let field = Element("input", attributes: [.init("class", "textfield")], events: .submit)
    let tree = ElementTree(
      id: 1,
      element: Element("div"),
      children: [ElementTree(id: 2, element: field)]
        + ["First", "Second", "Last"].enumerated().map { index, title in
          ElementTree(id: 3 + index, element: Element("button", text: title))
        }
    )
    try await ClientPage.open(showing: tree) { client in
      try await client.run("document.querySelector('input').focus()")
      try await client.page.press(.enter)
      try await client.run(
        """
        document.activeElement.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Tab", shiftKey: true, bubbles: true })
        )
        """
      )
      try await client.patch(2, acknowledging: 1, .remove(node: 2))
      let title: String = try await client.page.evaluate("document.activeElement.textContent")
      #expect(title == "Last")
    }
  }

  private func click(_ number: Int) -> ClientMessage {
    .event(PageEvent(number: number, received: 1, node: 1, event: .click))
  }
}
