import Foundation
import Testing
import ViewTesting

/// The browser driver, with pages that are their own address and need no server.
@Suite(.enabled(if: Browser.isExpected, "No browser is installed."))
struct PageTests {
  @Test func pageFindsElementsByRoleAndName() async throws {
    try await show(
      """
      <h1>Title</h1> <p>Some <b>text</b></p> <button>Go</button> <a href="#x">Link</a>
      <label>Name <input></label> <label>On <input type=checkbox role=switch checked></label>
      <div role=progressbar aria-label=Loading></div> <button hidden>Hidden</button>
      """
    ) { page in
      let queries: [ElementQuery] = [
        .heading("Title"), .text("text"), .button("Go"), .link("Link"), .textField("Name"),
        .toggle("On"), .progressIndicator("Loading"), .progressIndicator, .button("Hidden"),
        .button("go"), ElementQuery(role: "button"),
      ]
      var counts: [Int] = []
      for query in queries { counts.append(try await page.count(of: query)) }
      #expect(counts == [1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1])
      #expect(try await page.isOn(.toggle("On")))
      #expect(try await page.text(of: .button("Go")) == "Go")
    }
  }

  @Test func pageFindsElementsInElementsByPlaceIdentifierAndValue() async throws {
    try await show(
      """
      <ul>
        <li class=row>Rent <button>Delete</button> <label>Sum <input value=900></label></li>
        <li class=row><span>Food</span> <button data-identifier=bin>Delete</button>
          <label>Sum <input value=300></label></li>
        <li class=row style="visibility: hidden"><span>Food</span></li>
      </ul>
      <button onclick="this.textContent = 'Gone'">Delete</button>
      <label>Paid <input type=checkbox role=switch checked></label>
      """
    ) { page in
      let queries: [ElementQuery] = [
        .button("Delete"), .button("Delete", in: .row("Food")), .row("Food"), .row("Foo"), .row,
        .button("Delete").element(boundBy: 3), .button("Delete").element(boundBy: 2),
        .identifier("bin"), .identifier("bin", in: .row("Rent")),
        .identifier("bin", in: .row("Food")),
        .button("Delete").matching(identifier: "bin"), .textField("Sum").matching(value: "300"),
        .row.containing(.textField("Sum").matching(value: "900")),
        .toggle("Paid").matching(value: "1"), .toggle("Paid").matching(value: "0"),
      ]
      var counts: [Int] = []
      for query in queries { counts.append(try await page.count(of: query)) }
      #expect(counts == [3, 1, 1, 0, 2, 0, 1, 1, 0, 1, 1, 1, 1, 1, 0])
      try await page.click(.button("Delete").element(boundBy: 2))
      try await page.waitFor(.button("Gone"))
    }
  }

  @Test func pageClicksWithARealMouse() async throws {
    try await show(
      """
      <div style="height: 3000px"></div>
      <button onclick="this.textContent = `${event.isTrusted} ${event.detail}`">Go</button>
      <button disabled onclick="document.title = 'never'">Off</button>
      """
    ) { page in
      try await page.click(.button("Go"))
      try await page.waitFor(.button("true 1"))
      #expect(try await !page.isEnabled(.button("Off")))
      try await page.click(.button("Off"))
      #expect(try await page.evaluate("document.title") == "")
    }
  }

  @Test func pageWaitsForMovingElements() async throws {
    try await show(
      """
      <style>
        @keyframes fall { 0%, 60% { transform: none } 100% { transform: translateY(200px) } }
        body { margin: 0 } div { animation: fall 0.3s forwards }
      </style>
      <div><button onclick="this.textContent = `${this.getBoundingClientRect().top}`">Go</button></div>
      """
    ) { page in
      try await page.click(.button("Go"))
      try await page.waitFor(.button("200"))
    }
  }

  @Test func pageTypesKeyByKeyAndPressesKeys() async throws {
    try await show(
      """
      <label>Name <input onkeydown="count.textContent = +count.textContent + 1"></label>
      <p id=count>0</p>
      """
    ) { page in
      try await page.type("aé한", into: .textField("Name"))
      try await page.press(.arrowLeft)
      try await page.press(.backspace)
      #expect(try await page.value(of: .textField("Name")) == "a한")
      try await page.waitFor(.text("5"))
      #expect(try await page.isFocused(.textField("Name")))
      try await page.press(.tab)
      #expect(try await !page.isFocused(.textField("Name")))
    }
  }

  @Test func pageWaitsForAppearingAndDisappearingElements() async throws {
    try await show(
      """
      <button onclick="setTimeout(() => { this.outerHTML = '<p>Done</p>' }, 30)">Go</button>
      """
    ) { page in
      try await page.click(.button("Go"))
      try await page.waitFor(.text("Done"))
      try await page.waitForAbsence(of: .button("Go"))
      try await page.waitUntil("document.querySelector('p') !== null")
    }
  }

  @Test func timeoutListsExistingElements() async throws {
    try await show("<p>One</p><button>Go</button>") { page in
      let outline = "paragraph\n  text \"One\"\nbutton \"Go\""
      let unmet = try await page.failure {
        try await $0.waitFor(.text("Two"), timeout: .milliseconds(50))
      }
      #expect(unmet == .timedOut(waitingFor: "text \"Two\"", outline: outline))
      let left = try await page.failure {
        try await $0.waitForAbsence(of: .text("One"), timeout: .milliseconds(50))
      }
      #expect(left == .timedOut(waitingFor: "the absence of text \"One\"", outline: outline))
      let untrue = try await page.failure {
        try await $0.waitUntil("1 > 2", timeout: .milliseconds(50))
      }
      #expect(untrue == .timedOut(waitingFor: "1 > 2", outline: outline))
    }
  }

  @Test func pageDrawsAnOutline() async throws {
    try await show(
      """
      <form aria-label=Form><ul><li>One</li><li><b>Two</b> more</li></ul>
      <label>Name <input value=Blob></label><button><span>Go</span></button></form>
      """
    ) { page in
      let outline = try await page.outline()
      #expect(
        outline == """
          form "Form"
            list
              listitem
                text "One"
              listitem
                text "Two"
                text " more"
            text "Name "
            textbox "Name" = "Blob"
            button "Go"
          """
      )
    }
  }

  @Test func pageRefusesToChooseBetweenElements() async throws {
    try await show("<button>Go</button><button>Go</button>") { page in
      let outline = "button \"Go\"\nbutton \"Go\""
      let error = try await page.failure { try await $0.click(.button("Go")) }
      #expect(error == .ambiguous(.button("Go"), count: 2, outline: outline))
    }
  }

  @Test func pageReportsScriptErrors() async throws {
    try await show("<script>missing()</script>") { page in
      #expect(page.problems.count == 1)
      #expect(page.problems.first?.hasPrefix("ReferenceError: missing") == true)
      let thrown = try await page.failure { let _: Int = try await $0.evaluate("alsoMissing()") }
      #expect(thrown?.description.hasPrefix("A script in the page failed: Reference") == true)
      let other = try await page.failure { let _: Int = try await $0.evaluate("'text'") }
      #expect(other == .unexpectedValue("string(\"text\")"))
      let product: Int = try await page.evaluate("Promise.resolve(6 * 7)")
      #expect(product == 42)
    }
  }

  @Test func screenshotShowsThePage() async throws {
    try await show("<p>Text</p>") { page in
      try await page.show(on: .phone)
      try await page.prefer(.dark, reducesMotion: true)
      let facts: [Bool] = try await page.evaluate(
        """
        [innerWidth === 390, devicePixelRatio === 2,
          matchMedia("(prefers-color-scheme: dark)").matches,
          matchMedia("(prefers-reduced-motion: reduce)").matches]
        """
      )
      #expect(facts == [true, true, true, true])
      let picture = try await page.screenshot()
      #expect(picture.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }
  }

  @Test func pageFailsAtOnceWhenTheBrowserHasEnded() async throws {
    let browser = try await Browser.launch()
    let page = try await browser.newPage("data:text/html,<p>Text</p>")
    browser.close()
    let error = try await page.failure { try await $0.waitFor(.text("Other")) }
    #expect(error == .ended)
  }

  private func show(
    _ markup: String,
    _ test: (Page) async throws -> Void
  ) async throws {
    let head =
      "<!doctype html><meta charset=utf-8><meta name=viewport content='width=device-width'>"
    let data = Data("\(head)<body>\(markup)".utf8)
    let address = "data:text/html;base64,\(data.base64EncodedString())"
    try await Browser.withShared { browser in
      let page = try await browser.newPage(address)
      try await test(page)
      try await page.close()
    }
  }
}
