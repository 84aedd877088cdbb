import BrowserTesting
import Testing
import ViewCore

@testable import Gallery

/// The keyboard alone reaches everything.
@MainActor
@Suite(.needsBrowser)
struct KeyboardTests {
  /// The controls that a pointer can use.
  private static let controls = """
    [...document.querySelectorAll(
      "button, input, select, summary, a[href], [role=button], [role=radio], [tabindex='0']"
    )].filter((node) => !node.matches(":disabled, [tabindex='-1']") && node.checkVisibility())
    """

  @Test(arguments: GalleryPage.allCases)
  func theTabKeyReachesEachControl(name: GalleryPage) async throws {
    try await LivePage.show(GalleryView(page: name)) { live in
      let page = live.page
      try await page.show(on: .desktop)
      try await page.waitFor(.picker("Page"))
      try await page.waitUntil("document.querySelectorAll('#window *').length > 20")
      let count: Int = try await page.evaluate("(window.controls = \(Self.controls)).length")
      var unseen: Set<String> = []
      // A field of a date has several stops, and a row shows its buttons while it has the focus.
      for _ in 0..<count * 4 {
        try await page.press(.tab)
        let stop: String? = try await page.evaluate(Self.stopWithoutRing)
        if let stop { unseen.insert(stop) }
        // The rows of a list with a selection are one stop, and the arrow keys go from one to the next.
        let left: Int = try await page.evaluate(
          """
          (() => {
            const { activeElement: focus } = document;
            const isRow = (one) => one.matches(".pickable, .row-button[aria-pressed]");
            const list = isRow(focus) && focus.closest(".list");
            window.controls = window.controls.filter((one) => {
              return one !== focus && !(list && isRow(one) && one.closest(".list") === list);
            });
            return window.controls.length;
          })()
          """
        )
        if left == 0 { break }
      }
      let missed: [String] = try await page.evaluate(
        "window.controls.map((node) => node.outerHTML)"
      )
      #expect(missed == [])
      #expect(unseen == [])
      // The order of the page is the order of the stops.
      let ownOrder =
        "[...document.querySelectorAll('[tabindex]')].filter((one) => one.tabIndex > 0).length"
      #expect(try await page.evaluate(ownOrder) == 0)
    }
  }

  /// The element with the focus if neither it nor what is next to it shows that, or null.
  ///
  /// A field without a border shows its caret. The browser marks the part of a date that has the focus.
  private static let stopWithoutRing = """
    (() => {
      const { activeElement: focus } = document;
      const ringed = [focus, focus.parentElement, ...focus.children, focus.closest(".represented")];
      const isSeen = focus.matches("body, .bare, .datefield") || ringed.some((one) => one && ["", "::before", "::after"].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, part || null);
        return outlineStyle !== "none" && parseFloat(outlineWidth) > 0 || boxShadow !== "none";
      }));
      return isSeen ? null : focus.outerHTML.slice(0, 200);
    })()
    """

  @Test(arguments: Browser.Engine.expected)
  func arrowsPickTheOptionBeside(in engine: Browser.Engine) async throws {
    struct Screen: View {
      @State private var size = 1

      var body: some View {
        Picker("Size", selection: $size) {
          ForEach(1..<4) { Text("Size \($0)").tag($0) }
        }
        .pickerStyle(.segmented)
        Text("picked: \(size)")
      }
    }
    try await LivePage.show(Screen(), in: engine) { live in
      let page = live.page
      try await page.click(.text("Size 2"))
      try await page.waitFor(.text("picked: 2"))
      let ways: [(key: Page.Key, picked: Int)] = [
        (.arrowRight, 3), (.arrowRight, 1), (.arrowLeft, 3), (.arrowUp, 2),
      ]
      for (key, picked) in ways {
        try await page.press(key)
        try await page.waitFor(.text("picked: \(picked)"))
      }
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func arrowsPickTheRowBeside(in engine: Browser.Engine) async throws {
    struct Rows: View {
      @State private var one: Int? = 2
      @State private var several: Set<Int> = []

      var body: some View {
        List(1..<4, selection: $one) { Text("Row \($0)") }
        List(4..<7, selection: $several) { Text("Row \($0)") }
        Text("picked: \(one ?? 0), \(several.sorted().description)")
      }
    }
    try await LivePage.show(Rows(), in: engine) { live in
      let page = live.page
      try await page.click(.text("Row 2"))
      try await page.press(.arrowDown)
      try await page.waitFor(.text("picked: 3, []"))
      // Beyond the last one is none.
      try await page.press(.arrowDown)
      try await page.press(.arrowUp)
      try await page.waitFor(.text("picked: 2, []"))
      #expect(try await page.isFocused(.button("Row 2")))
      // The rows of a list are one stop of the tab key.
      try await page.press(.tab)
      #expect(try await page.isFocused(.button("Row 4")))
      // With multiple selection the arrow keys alone select nothing.
      try await page.click(.text("Row 4"))
      try await page.press(.arrowDown)
      try await page.press(.space)
      try await page.waitFor(.text("picked: 2, [4, 5]"))
      // With the shift key they pick the next one, too.
      try await page.press(.arrowDown, with: .shift)
      try await page.waitFor(.text("picked: 2, [4, 5, 6]"))
      try await page.press(.home)
      #expect(try await page.isFocused(.button("Row 4")))
      try await page.press(.end)
      #expect(try await page.isFocused(.button("Row 6")))
      try await page.click(.text("Row 2"))
      try await page.press(.end)
      try await page.waitFor(.text("picked: 3, [4, 5, 6]"))
      try await page.press(.home)
      try await page.waitFor(.text("picked: 1, [4, 5, 6]"))
      #expect(try await page.isFocused(.button("Row 1")))
    }
  }

  @Test func keyRunsTheActionOfALongPress() async throws {
    struct Screen: View {
      @State private var log = "nothing"

      var body: some View {
        Text(log)
        Text("Hold").onLongPressGesture { log += ", held" }
        // On a slow machine a click takes longer than the half second of a long press.
        Text("Both").onTapGesture { log += ", tapped" }
          .onLongPressGesture(minimumDuration: 600) { log += ", held both" }
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.click(.text("Hold"))
      try await page.waitUntil("document.querySelector('.held').focus() || true")
      #expect(try await page.isFocused(.button("Hold")))
      try await page.press(.enter)
      try await page.waitFor(.text("nothing, held"))
      try await page.press(.space)
      try await page.waitFor(.text("nothing, held, held"))
      try await page.click(.text("Both"))
      try await page.waitFor(.text("nothing, held, held, tapped"))
    }
  }

  @Test func theTabKeyPassesAPickerInOneStep() async throws {
    struct Screen: View {
      @State private var size = 2

      var body: some View {
        Button("Before") {}
        Picker("Size", selection: $size) {
          ForEach(1..<4) { Text("Size \($0)").tag($0) }
        }
        .pickerStyle(.segmented)
        Button("After") {}
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.click(.button("Before"))
      try await page.press(.tab)
      #expect(try await page.isFocused(.option("Size 2")))
      try await page.press(.tab)
      #expect(try await page.isFocused(.button("After")))
    }
  }

  @Test func arrowsShowTheTabBeside() async throws {
    let content = TabView {
      ForEach(1..<4) { number in
        Button("Inside \(number)") {}.tabItem { Text("Tab \(number)") }
      }
    }
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.show(on: .desktop)
      try await page.waitFor(.button("Inside 1"))
      let focused = "document.activeElement.textContent"
      try await page.press(.tab)
      #expect(try await page.evaluate(focused) == "Tab 1")
      for (key, number) in [(Page.Key.arrowRight, 2), (.arrowLeft, 1), (.arrowLeft, 3)] {
        try await page.press(key)
        try await page.waitFor(.button("Inside \(number)"))
        #expect(try await page.evaluate(focused) == "Tab \(number)")
      }
      // All tabs are one stop.
      try await page.press(.tab)
      #expect(try await page.evaluate(focused) == "Inside 3")
      // A bar below its screens is the last tab stop.
      try await page.show(on: .phone)
      try await page.press(.tab)
      #expect(try await page.evaluate(focused) == "Tab 3")
    }
  }

  @Test func aMenuThatTheFocusLeavesCloses() async throws {
    struct Screen: View {
      var body: some View {
        Menu("More") { Button("Copy") {} }
        Button("Beside") {}
        Text("Mail").contextMenu { Button("Archive") {} }
        Button("After") {}
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.waitFor(.button("Beside"))
      let focused = "document.activeElement.textContent"
      let opened = "document.querySelectorAll('details[open], :popover-open').length"
      try await page.press(.tab)
      try await page.press(.enter)
      try await page.waitFor(.button("Copy"))
      try await page.press(.tab)
      #expect(try await page.evaluate(focused) == "Copy")
      #expect(try await page.evaluate(opened) == 2)
      try await page.press(.tab)
      #expect(try await page.evaluate(focused) == "Beside")
      try await page.waitUntil("\(opened) === 0")
      // A view that is no control is a tab stop if it has a context menu.
      try await page.press(.tab)
      let stop = ElementQuery(role: "group", name: "Mail")
      #expect(try await page.isFocused(stop))
      let _: Bool = try await page.evaluate(
        "(document.activeElement.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true })), true)"
      )
      #expect(try await page.evaluate(focused) == "Archive")
      try await page.press(.tab)
      #expect(try await page.evaluate(focused) == "After")
      #expect(try await page.evaluate(opened) == 0)
    }
  }

  @Test func viewWithAContextMenuIsNotATabStopBesideAControl() async throws {
    let content = List {
      Button("Button") {}.contextMenu { Button("Copy") {} }
      NavigationLink("Link") { Text("There") }.contextMenu { Button("Copy") {} }
      HStack {
        Text("Beside").contextMenu { Button("Copy") {} }
        Button("In the row") {}
      }
      ForEach(0..<1) { _ in Text("Deleted").contextMenu { Button("Copy") {} } }.onDelete { _ in }
      Text("Alone").contextMenu { Button("Copy") {} }
    }
    try await LivePage.show(NavigationStack { content }) { live in
      let page = live.page
      try await page.waitFor(.text("Alone"))
      let reached: [String] = try await page.evaluate(
        "[...document.querySelectorAll('.context[tabindex]')].map((one) => one.innerText)"
      )
      #expect(reached == ["Alone"])
    }
  }

  @Test func keyStandsForSeveralTapsWhereNothingAnswersOneTap() async throws {
    struct Screen: View {
      @State private var log = "nothing"

      var body: some View {
        Text(log)
        Text("Twice").onTapGesture(count: 2) { log = "twice" }
        Text("Or once").onTapGesture(count: 2) { log = "no" }.onTapGesture { log = "once" }
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.waitFor(.text("nothing"))
      for done in ["twice", "once"] {
        try await page.press(.tab)
        try await page.press(.enter)
        try await page.waitFor(.text(done))
      }
    }
  }

  /// Views after a control cover no part of its focus ring.
  @Test func focusRingsAreNotCovered() async throws {
    struct Screen: View {
      @State private var isShown = false

      var body: some View {
        Form {
          Menu("Menu") { Button("Copy") {} }
          DisclosureGroup("Group") { Text("Inside") }
          Button("Button") { isShown = true }
          Text("Last")
        }
        .sheet(isPresented: $isShown) {
          Text("Sheet").presentationDetents([.medium, .large])
        }
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.waitFor(.button("Button"))
      for name in ["Menu", "Group", "Button"] {
        try await page.press(.tab)
        let isInFront: Bool = try await page.evaluate(
          """
          (() => {
            const row = document.activeElement.closest(".row");
            const { left, bottom } = row.getBoundingClientRect();
            return document.activeElement.textContent.startsWith("\(name)")
              && row.contains(document.elementFromPoint(left + 40, bottom - 0.5));
          })()
          """
        )
        #expect(isInFront, "\(name)")
      }
      try await page.press(.enter)
      try await page.waitFor(.text("Sheet"))
      try await page.press(.tab)
      let isInside: Bool = try await page.evaluate(
        """
        (() => {
          const { outlineOffset, outlineWidth } = getComputedStyle(document.activeElement);
          return document.activeElement.matches(".grabber")
            && parseFloat(outlineOffset) + parseFloat(outlineWidth) <= 0;
        })()
        """
      )
      #expect(isInside)
    }
  }

  /// Each control has a name for those who do not see it.
  @Test(arguments: GalleryPage.allCases)
  func eachControlHasAName(name: GalleryPage) async throws {
    try await LivePage.show(GalleryView(page: name)) { live in
      let page = live.page
      try await page.waitFor(.picker("Page"))
      try await page.waitUntil("document.querySelectorAll('#window *').length > 20")
      let nameless: [String] = try await page.evaluate(
        """
        \(Self.controls).filter((node) => ![
          node.ariaLabel, node.ariaLabelledByElements?.[0]?.textContent.trim(), node.textContent.trim(), node.labels?.[0]?.textContent.trim(),
          node.placeholder, node.querySelector("[aria-label]")?.ariaLabel,
        ].some(Boolean)).map((node) => node.outerHTML)
        """
      )
      #expect(nameless == [])
    }
  }
}
