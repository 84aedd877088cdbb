import BrowserHost
import BrowserTesting
import Foundation
import Testing
import ViewCore

/// A text of any length that a message may have reaches the app; one that is longer stays out.
@MainActor
@Suite(.needsBrowser)
struct LongTextTests {
  private struct Editor: View {
    @State private var text = "before"
    @State private var taps = 0

    var body: some View {
      TextEditor(text: $text)
      Text(verbatim: "\(text.count) letters, \(taps) taps")
      Button("Tap") { taps += 1 }
    }
  }

  private static let tooLong = "That text is too long and was not accepted."

  /// Pastes a text in the place of all that is there.
  private func paste(_ text: String, into page: Page) async throws {
    let _: Bool = try await page.evaluate(
      """
      (() => {
        const field = document.querySelector("textarea, input");
        field.focus();
        field.value = \(text);
        field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
        return true;
      })()
      """
    )
  }

  @Test(arguments: [("字", 22_000), ("\\u0001", 15_000), ("a", 70_000)])
  func longTextIsAccepted(letter: String, count: Int) async throws {
    try await LivePage.show(Editor()) { live in
      try await live.page.waitFor(.text("6 letters, 0 taps"))
      try await paste("('\(letter)'.repeat(99) + '\\n').repeat(\(count / 100))", into: live.page)
      try await live.page.waitFor(.text("\(count) letters, 0 taps"))
      try await live.page.click(.button("Tap"))
      try await live.page.waitFor(.text("\(count) letters, 1 taps"))
      // A page that is loaded anew has it too.
      try await live.page.reload()
      try await live.page.waitFor(.text("\(count) letters, 1 taps"))
      #expect(
        try await live.page.evaluate("document.querySelector('textarea').value.length") == count
      )
      #expect(live.log.all == [])
    }
  }

  @Test func textLargerThanAMessageIsRejected() async throws {
    var limits = Limits()
    limits.messageBytes = 1000
    try await LivePage.show(Editor(), limits: limits) { live in
      let page = live.page
      try await page.waitFor(.text("6 letters, 0 taps"))
      for text in ["'a'.repeat(901)", "'字'.repeat(300)", "'\\u0001'.repeat(150)"] {
        try await paste("'held'", into: page)
        try await page.waitFor(.text("4 letters, 0 taps"))
        try await page.waitUntil("document.getElementById('status').textContent === ''")
        try await paste(text, into: page)
        #expect(try await page.evaluate("document.querySelector('textarea').value") == "held")
        #expect(
          try await page.evaluate("document.getElementById('status').textContent") == Self.tooLong
        )
      }
      // The line and the session are as they were.
      try await page.click(.button("Tap"))
      try await page.waitFor(.text("4 letters, 1 taps"))
      try await paste("'a'.repeat(890)", into: page)
      try await page.waitFor(.text("890 letters, 1 taps"))
      #expect(try await page.evaluate("document.getElementById('status').textContent") == "")
      #expect(live.log.all == [])
    }
  }

  /// The next texts of a field replace each other while a long one is on its way, and nothing overtakes them.
  @Test func longTextsAreSentOneAtATime() async throws {
    try await ClientPage.open(showing: .buttonWithField) { client in
      _ = try await client.takeMessages()
      let texts = ["a", "b", "c"].map { String(repeating: $0, count: 9000) }
      for text in texts { try await client.enter(text, into: 0) }
      try await client.run("document.querySelector('button').click()")
      let events = [
        PageEvent(number: 1, received: 1, node: 2, event: .input(texts[0])),
        PageEvent(number: 3, received: 1, node: 2, event: .input(texts[2])),
        PageEvent(number: 4, received: 1, node: 1, event: .click),
      ].map(ClientMessage.event)
      #expect(try await client.takeMessages() == [events[0]])
      try await client.deliver(ServerFrame(acknowledged: 1, .patches([])))
      #expect(try await client.takeMessages() == Array(events[1...]))
    }
  }

  /// As a proxy on the way does that has a limit of its own.
  @Test func textThatClosedTheConnectionIsNotSentAgain() async throws {
    let field = ElementTree(id: 1, element: Element("input", events: .input))
    try await ClientPage.open(showing: field) { client in
      let text = String(repeating: "a", count: 9000)
      try await client.enter(text, into: 0)
      _ = try await client.takeMessages()
      try await client.run("sockets.at(-1).drop(1009)")
      try await client.waitForConnections(2)
      try await client.welcome()
      let session = try #require(ClientPage.session)
      #expect(
        try await client.takeMessages() == [.resume(session: session, received: 1, connection: 2)]
      )
      // The text is still there, so that the user can shorten it.
      #expect(try await client.status() == Self.tooLong)
      #expect(try await client.page.evaluate("document.querySelector('input').value") == text)
      try await client.enter("short", into: 0)
      let short = PageEvent(number: 2, received: 1, node: 1, event: .input("short"))
      #expect(try await client.takeMessages() == [.event(short)])
      #expect(try await client.status() == "")
    }
  }
}
