import Testing
import ViewTesting

struct BrowserErrorTests {
  @Test func browserErrorExplainsCauseAndRemedy() {
    #expect(
      "\(BrowserError.notInstalled(names: ["chromium", "chrome"]))" == """
        No browser was found.

          Looked for chromium, chrome on the search path.

        To fix this, install one, such as with this package's 'Scripts/install-browser'.
        """
    )
    #expect(
      "\(BrowserError.notFound(.button("Go"), outline: "form\nbutton \"Gone\""))" == """
        There is no button "Go" on the page.

          Nearest: button "Gone"

        The page:

          form
          button "Gone"

        To fix this, query an element that is on the page, or wait for one that appears later.
        """
    )
    #expect(
      "\(BrowserError.ambiguous(.text("1"), count: 2, outline: "text \"1\"\ntext \"1\""))" == """
        The page has 2 elements that match text "1".

        The page:

          text "1"
          text "1"

        To fix this, narrow the query by a container, as in '.button("Delete", in: .row("Rent"))', \
        or by an index, as in '.button("Delete").element(boundBy: 1)'.
        """
    )
    #expect(
      "\(BrowserError.timedOut(waitingFor: "text \"2\"", outline: "text \"1\""))" == """
        Timed out waiting for text "2".

        The page:

          text "1"
        """
    )
  }

  @Test func otherBrowserErrorsFitInOneLine() {
    let errors: [BrowserError] = [
      .didNotStart(path: "/usr/bin/chromium", errno: 13),
      .ended,
      .noAnswer(method: "Page.navigate"),
      .refused(method: "DOM.focus", reason: "Element is not focusable"),
      .unsupported(operation: "compose a text", engine: .firefox),
      .notLoaded(url: "http://localhost:1/", reason: "net::ERR_CONNECTION_REFUSED"),
      .covered(.button("Go"), by: "dialog \"Alert\""),
      .disabled(.button("Go")),
      .noOption("Plum", .button("Fruit")),
      .scriptFailed("TypeError: x is not a function"),
      .unexpectedValue("null"),
      .notVisible(.button("Go")),
    ]
    #expect(
      errors.map(\.description) == [
        "The browser at '/usr/bin/chromium' did not start (error 13).",
        "The browser has ended.",
        "The browser did not answer 'Page.navigate' in time.",
        "The browser refused 'DOM.focus': Element is not focusable",
        "Tests cannot compose a text in Firefox.",
        "The page http://localhost:1/ could not be opened: net::ERR_CONNECTION_REFUSED",
        "The button \"Go\" cannot be clicked: dialog \"Alert\" covers it.",
        "The button \"Go\" cannot be used: it is disabled.",
        "The button \"Fruit\" has no option 'Plum'.",
        "A script in the page failed: TypeError: x is not a function",
        "A script in the page returned a value of another type: null",
        "The button \"Go\" has no place on the screen.",
      ]
    )
  }
}
