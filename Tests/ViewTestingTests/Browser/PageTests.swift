import Foundation
import Testing
import ViewTesting

/// Each browser driver, with pages that are their own address and need no server.
@Suite(.enabled(if: !Browser.Engine.expected.isEmpty, "No browser is installed."))
struct PageTests {
  @Test(arguments: Browser.Engine.expected)
  func pageFindsElementsByRoleAndName(in engine: Browser.Engine) async throws {
    try await show(
      in: engine,
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

  @Test(arguments: Browser.Engine.expected)
  func pageFindsElementsInElementsByPlaceIdentifierAndValue(in engine: Browser.Engine) async throws
  {
    try await show(
      in: engine,
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

  @Test(arguments: Browser.Engine.expected)
  func pageFindsElementsByAPartOfTheirName(in engine: Browser.Engine) async throws {
    try await show(
      in: engine,
      """
      <ul>
        <li class=row>Rent of May <button>Delete rent</button></li>
        <li class=row>Food <button aria-label="Delete food">x</button></li>
      </ul>
      <label>Paid in full <input type=checkbox role=switch></label>
      """
    ) { page in
      let queries: [ElementQuery] = [
        .button.matching(partOfName: "delete"), .button.matching(partOfName: "Food"),
        .button.matching(partOfName: "x"), .text.matching(partOfName: "rent of"),
        .row.matching(partOfName: "rent"), .toggle.matching(partOfName: "Full"),
        ElementQuery(role: "button", in: .row.matching(partOfName: "food")),
      ]
      var counts: [Int] = []
      for query in queries { counts.append(try await page.count(of: query)) }
      #expect(counts == [2, 1, 0, 1, 1, 1, 1])
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func pageClicksWithARealMouse(in engine: Browser.Engine) async throws {
    try await show(
      in: engine,
      """
      <div style="height: 3000px"></div>
      <button onclick="this.textContent = `${event.isTrusted} ${event.detail}`">Go</button>
      <button disabled>Off</button>
      """
    ) { page in
      try await page.click(.button("Go"))
      try await page.waitFor(.button("true 1"))
      #expect(try await !page.isEnabled(.button("Off")))
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func pageWaitsForMovingElements(in engine: Browser.Engine) async throws {
    try await show(
      in: engine,
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

  @Test(arguments: Browser.Engine.expected)
  func pageTypesKeyByKeyAndPressesKeys(in engine: Browser.Engine) async throws {
    try await show(
      in: engine,
      """
      <label>Name <input onkeydown="count.textContent = +count.textContent + 1"></label> <input>
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

  @Test(arguments: Browser.Engine.expected)
  func pagePressesKeysThatEditAText(in engine: Browser.Engine) async throws {
    try await show(in: engine, "<label>Name <input value=Blob></label> <input>") { page in
      let field = ElementQuery.textField("Name")
      try await page.click(field)
      try await page.press(.home)
      try await page.press(.delete)
      try await page.press(.end)
      try await page.press(.arrowLeft, with: .shift)
      try await page.type("g")
      #expect(try await page.value(of: field) == "log")
      try await page.press("a", with: .control)
      try await page.type("x")
      #expect(try await page.value(of: field) == "x")
      try await page.press(.tab)
      try await page.press(.tab, with: .shift)
      #expect(try await page.isFocused(field))
      try await page.clear(field)
      #expect(try await page.value(of: field) == "")
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func pagePicksAnOptionByItsTitle(in engine: Browser.Engine) async throws {
    try await show(
      in: engine,
      """
      <select aria-label=Fruit onchange="picked.textContent = value">
        <option value=1>Apple<option value=2>Red cherry</select> <p id=picked></p>
      """
    ) { page in
      let picker = ElementQuery(role: "combobox", name: "Fruit")
      try await page.pick("Red cherry", in: picker)
      try await page.waitFor(.text("2"))
      let error = try await page.failure { try await $0.pick("Plum", in: picker) }
      #expect(error == .noOption("Plum", picker))
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func clickWaitsUntilItReachesItsElement(in engine: Browser.Engine) async throws {
    try await show(
      in: engine,
      """
      <button onclick="cover.hidden = true">Hide</button>
      <div style="position: relative"><button onclick="this.textContent = 'Clicked'">Go</button>
        <div id=cover style="position: absolute; inset: 0">A cover</div></div>
      <button disabled>Save</button>
      """
    ) { page in
      let covered = try await page.failure {
        try await $0.click(.button("Go"), timeout: .milliseconds(50))
      }
      #expect(covered == .covered(.button("Go"), by: "div \"A cover\""))
      let missing = try await page.failure { try await $0.click(.button("Gone"), timeout: .zero) }
      #expect(missing?.description.hasPrefix("There is no button \"Gone\" on the page.") == true)
      let disabled = try await page.failure {
        try await $0.click(.button("Save"), timeout: .milliseconds(50))
      }
      #expect(disabled == .disabled(.button("Save")))
      let _: Bool = try await page.evaluate("!setTimeout(() => { cover.hidden = true }, 300)")
      try await page.click(.button("Go"))
      try await page.waitFor(.button("Clicked"))
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func pageWaitsForAppearingAndDisappearingElements(in engine: Browser.Engine) async throws {
    try await show(
      in: engine,
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

  @Test(arguments: Browser.Engine.expected)
  func timeoutListsExistingElements(in engine: Browser.Engine) async throws {
    try await show(in: engine, "<p>One</p><button>Go</button>") { page in
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

  @Test(arguments: Browser.Engine.expected)
  func pageDrawsAnOutline(in engine: Browser.Engine) async throws {
    try await show(
      in: engine,
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

  @Test(arguments: Browser.Engine.expected)
  func pageRefusesToChooseBetweenElements(in engine: Browser.Engine) async throws {
    try await show(in: engine, "<button>Go</button><button>Go</button>") { page in
      let outline = "button \"Go\"\nbutton \"Go\""
      let error = try await page.failure { try await $0.click(.button("Go")) }
      #expect(error == .ambiguous(.button("Go"), count: 2, outline: outline))
    }
  }

  @Test(arguments: Browser.Engine.expected.filter { $0 != .webKit })
  func pageKeepsTheProblemsOfItsScripts(in engine: Browser.Engine) async throws {
    try await show(
      in: engine,
      """
      <script>
        const policy = document.createElement("meta");
        policy.httpEquiv = "Content-Security-Policy";
        policy.content = "img-src 'none'";
        document.head.append(policy);
        missing();
      </script>
      <img src="https://127.0.0.1/">
      """
    ) { page in
      // The browser reports an image that it refuses to load while the page goes on.
      for _ in 1...200 where !page.problems.contains(where: { $0.contains("img-src") }) {
        try await page.waitUntil("true")
      }
      #expect(page.problems.contains { $0.hasPrefix("ReferenceError: missing") })
      #expect(page.problems.contains { $0.contains("img-src") })
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func pageReportsWhatScriptsThrow(in engine: Browser.Engine) async throws {
    try await show(in: engine, "<p>Text</p>") { page in
      let thrown = try await page.failure { let _: Int = try await $0.evaluate("missing()") }
      let text = try #require(thrown).description
      #expect(text.hasPrefix("A script in the page failed: Reference"))
      let other = try await page.failure { let _: Int = try await $0.evaluate("'text'") }
      #expect(other == .unexpectedValue("string(\"text\")"))
      let product: Int = try await page.evaluate("Promise.resolve(6 * 7)")
      #expect(product == 42)
    }
  }

  @Test(arguments: Browser.Engine.expected.filter { $0 != .webKit })
  func pageEmulatesScreensAndPreferences(in engine: Browser.Engine) async throws {
    try await show(in: engine, "<p>Text</p>") { page in
      try await page.show(on: .phone)
      try await page.prefer(.dark, reducesMotion: true, forcesColors: true)
      let facts: [Bool] = try await page.evaluate(
        """
        [innerWidth === 390, innerHeight === 844, devicePixelRatio === 2,
          matchMedia("(prefers-color-scheme: dark)").matches,
          matchMedia("(prefers-reduced-motion: reduce)").matches,
          matchMedia("(forced-colors: active)").matches]
        """
      )
      #expect(facts == Array(repeating: true, count: 6))
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func screenshotShowsThePage(in engine: Browser.Engine) async throws {
    try await show(in: engine, "<p>Text</p>") { page in
      try await page.show(on: .desktop)
      let size: [Int] = try await page.evaluate("[innerWidth, innerHeight]")
      #expect(size == [1024, 768])
      let picture = try await page.screenshot()
      // The width and the height of a PNG are the numbers after its head.
      #expect(picture.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
      #expect(picture[16..<24] == Data([0, 0, 4, 0, 0, 0, 3, 0]))
    }
  }

  @Test(arguments: Browser.Engine.expected.filter { $0 != .webKit })
  func pageComposesText(in engine: Browser.Engine) async throws {
    try await show(in: engine, "<label>Name <input></label>") { page in
      try await page.click(.textField("Name"))
      try await page.compose("に")
      try await page.compose("にほ")
      #expect(try await page.value(of: .textField("Name")) == "にほ")
      try await page.commit("日本")
      #expect(try await page.value(of: .textField("Name")) == "日本")
    }
  }

  @Test(arguments: Browser.Engine.expected.filter { $0 != .webKit })
  func pageIsTouched(in engine: Browser.Engine) async throws {
    try await show(
      in: engine,
      """
      <button style="touch-action: none; width: 300px">Go</button>
      <script>
        const button = document.querySelector("button");
        button.addEventListener("touchmove", ({ touches }) => { button.textContent = touches.length });
      </script>
      """
    ) { page in
      let (x, y) = try await page.middle(of: .button("Go"))
      try await page.touch(.start, [(x, y)])
      try await page.touch(.start, [(x, y), (x + 40, y)])
      try await page.touch(.move, [(x - 20, y), (x + 60, y)])
      try await page.waitFor(.button("2"))
      try await page.touch(.end, [])
    }
  }

  /// An engine never pretends to have done what it cannot do.
  @Test(.enabled(if: Browser.Engine.expected.contains(.webKit)))
  func webKitRefusesWhatItsDriverCannotDo() async throws {
    try await show(in: .webKit, "<p>Text</p>") { page in
      let calls: [(Page) async throws -> Void] = [
        { try await $0.touch(.start, [(1, 1)]) }, { try await $0.compose("に") },
        { try await $0.prefer(.dark) }, { try await $0.setOffline(true) },
        { try await $0.show(on: .phone) }, { _ = try await $0.openWindow() },
      ]
      var errors: [String] = []
      for call in calls {
        if let error = try await page.failure(of: call) { errors.append("\(error)") }
      }
      #expect(
        errors == [
          "Tests cannot touch the page in WebKit.",
          "Tests cannot compose a text with an input method in WebKit.",
          "Tests cannot change the user's preferences in WebKit.",
          "Tests cannot take the page offline in WebKit.",
          "Tests cannot show a screen with a scale in WebKit.",
          "Tests cannot open another window of the same user in WebKit.",
        ]
      )
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func pageFailsAtOnceWhenTheBrowserHasEnded(in engine: Browser.Engine) async throws {
    let browser = try await Browser.launch(engine)
    let page = try await browser.newPage("data:text/html,<p>Text</p>")
    browser.close()
    let error = try await page.failure { try await $0.waitFor(.text("Other")) }
    #expect(error == .ended)
  }

  private func show(
    in engine: Browser.Engine,
    _ markup: String,
    _ test: (Page) async throws -> Void
  ) async throws {
    let head =
      "<!doctype html><meta charset=utf-8><meta name=viewport content='width=device-width'>"
    let data = Data("\(head)<body>\(markup)".utf8)
    let address = "data:text/html;base64,\(data.base64EncodedString())"
    try await Browser.withShared(engine) { browser in
      let page = try await browser.newPage(address)
      try await test(page)
      try await page.close()
    }
  }
}
