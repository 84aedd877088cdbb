import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Shortcuts of controls, keys that views wait for, and the pointer over views.
@MainActor
@Suite(.needsBrowser)
struct ShortcutTests {
  private struct Editor: View {
    @State private var log: [String] = []
    @State private var text = ""
    @State private var isAsking = false

    var body: some View {
      Text(verbatim: "log: \(log.joined(separator: " "))")
      TextField("Title", text: $text).onSubmit { log.append("submit") }
      Button("Save") { log.append("save") }.keyboardShortcut("s")
      Button("Hidden") { log.append("hidden") }.keyboardShortcut("h").hidden()
      Button("Locked") { log.append("locked") }.keyboardShortcut("l").disabled(true)
      Button("Help") { log.append("help") }.keyboardShortcut("?", modifiers: [])
      Button("Up") { log.append("top") }.keyboardShortcut(.upArrow, modifiers: [.command, .shift])
      Menu("More") {
        Button("Copy all") { log.append("copy") }.keyboardShortcut("k", modifiers: .option)
      }
      Button("Done") { log.append("done") }.keyboardShortcut(.defaultAction)
      Button("Ask") { isAsking = true }
        .sheet(isPresented: $isAsking) {
          VStack {
            Button("Yes") { log.append("yes") }.keyboardShortcut(.defaultAction)
            Button("No") {
              log.append("no")
              isAsking = false
            }
            .keyboardShortcut(.cancelAction)
          }
        }
    }
  }

  /// The delete key is for the row with the focus, and presses nothing in other rows.
  @Test func deleteKeyOutsideOfRowsPressesNothing() async throws {
    struct Screen: View {
      @State private var isOn = false

      var body: some View {
        List { ForEach(0..<1) { _ in Toggle("Switch", isOn: $isOn) }.onDelete { _ in } }
        Button("Beside") {}
        Text(isOn ? "on" : "off")
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.click(.button("Beside"))
      try await page.press(.delete)
      try await page.click(.toggle("Switch"))
      try await page.waitFor(.text("on"))
    }
  }

  @Test func keyTapsTheControlOfItsShortcut() async throws {
    try await LivePage.show(Editor()) { live in
      let page = live.page
      try await page.waitFor(.button("Save"))
      try await page.press("s", with: .control)
      try await page.waitFor(.text("log: save"))
      try await page.press("s", with: .command)
      try await page.waitFor(.text("log: save save"))
      // Neither of these can be used, and the last key shows that they were not late.
      try await page.press("h", with: .control)
      try await page.press("l", with: .control)
      try await page.press("s", with: [.control, .shift])
      try await page.press("s", with: [])
      try await page.press("?", with: .shift)
      try await page.waitFor(.text("log: save save help"))
      try await page.press(.arrowUp, with: [.control, .shift])
      try await page.press("k", with: .option)
      try await page.press(.enter)
      try await page.waitFor(.text("log: save save help top copy done"))
    }
  }

  @Test func fieldKeepsTheKeysThatItNeeds() async throws {
    try await LivePage.show(Editor()) { live in
      let page = live.page
      try await page.type("What?", into: .textField("Title"))
      try await page.press(.enter)
      try await page.waitFor(.text("log: submit done"))
      #expect(try await page.value(of: .textField("Title")) == "What?")
      try await page.press("s", with: .control)
      try await page.waitFor(.text("log: submit done save"))
    }
  }

  @Test func onlyTheTopmostDialogAnswers() async throws {
    try await LivePage.show(Editor()) { live in
      let page = live.page
      try await page.click(.button("Ask"))
      try await page.waitFor(.button("No"))
      try await page.press("s", with: .control)
      try await page.press(.enter)
      try await page.press(.escape)
      try await page.waitForAbsence(of: .button("No"))
      try await page.waitFor(.text("log: yes no"))
    }
  }

  private struct Pad: View {
    @State private var log: [String] = []
    @FocusState private var isFocused: Bool

    var body: some View {
      Text(verbatim: "log: \(log.joined(separator: " "))")
      Text(verbatim: isFocused ? "ready" : "not ready")
      Text("Pad").padding().focusable().focused($isFocused)
        .onKeyPress(.downArrow) {
          log.append("down")
          return .handled
        }
        .onKeyPress(characters: .alphanumerics, phases: .all) { press in
          log.append("\(press.characters)\(press.phase == .up ? "'" : "")")
          return .handled
        }
      Color.clear.frame(height: 3000)
      Button("Below") {}
    }
  }

  @Test func focusedViewGetsTheKeys() async throws {
    try await LivePage.show(Pad()) { live in
      let page = live.page
      try await page.waitFor(.text("Pad"))
      try await page.press(.tab)
      try await page.waitFor(.text("ready"))
      let before: Double = try await page.evaluate("scrollY")
      try await page.press(.arrowDown)
      try await page.press("a", with: [])
      try await page.waitFor(.text("log: down a a'"))
      #expect(try await page.evaluate("scrollY") == before)
      try await page.press(.tab)
      try await page.waitFor(.text("not ready"))
      #expect(live.log.all == [])
    }
  }

  private struct Notes: View {
    @State private var notes = ["Soup", "Bread"]
    @State private var text = "abc"

    var body: some View {
      VStack {
        TextField("Note", text: $text)
        Text(verbatim: "\(notes.count) notes and \(text)")
        Button("Below") {}
      }
      .onDeleteCommand { notes.removeLast() }
      .onExitCommand { notes = ["Soup", "Bread"] }
    }
  }

  @Test func deleteKeyIsACommandExceptInAField() async throws {
    try await LivePage.show(Notes()) { live in
      let page = live.page
      try await page.click(.textField("Note"))
      try await page.press(.end)
      try await page.press(.backspace)
      try await page.waitFor(.text("2 notes and ab"))
      try await page.press(.tab)
      try await page.press(.backspace)
      try await page.waitFor(.text("1 notes and ab"))
      try await page.press(.escape)
      try await page.waitFor(.text("2 notes and ab"))
      #expect(live.log.all == [])
    }
  }

  private struct Hovered: View {
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Button("Inner") {}.onHover { log.append($0 ? "in" : "out") }
        Button("Other") {}
      }
      .onHover { log.append($0 ? "all" : "none") }
      Button("Outside") {}
      Text(verbatim: "log: \(log.joined(separator: " "))")
    }
  }

  @Test func viewsKnowThatThePointerIsOverThem() async throws {
    try await LivePage.show(Hovered()) { live in
      let page = live.page
      try await page.show(on: .desktop)
      try await page.click(.button("Inner"))
      try await page.waitFor(.text("log: in all"))
      try await page.click(.button("Other"))
      try await page.waitFor(.text("log: in all out"))
      try await page.click(.button("Outside"))
      try await page.waitFor(.text("log: in all out none"))
      #expect(live.log.all == [])
    }
  }

  private struct Metrics: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.displayScale) private var scale
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
      Text(verbatim: "contrast \(contrast)")
      Text(verbatim: width == .compact ? "narrow" : "wide")
      Text(verbatim: "scale \(Int(scale)) \(reducesMotion ? "still" : "moving") \(size)")
    }
  }

  @Test func viewsKnowTheMetricsOfTheWindow() async throws {
    try await LivePage.show(Metrics()) { live in
      let page = live.page
      try await page.show(on: .desktop)
      try await page.waitFor(.text("wide"))
      try await page.waitFor(.text("scale 1 moving large"))
      try await page.show(on: .phone)
      try await page.waitFor(.text("narrow"))
      try await page.waitFor(.text("scale 2 moving large"))
      try await page.prefer(.light, reducesMotion: true)
      try await page.waitFor(.text("scale 2 still large"))
      try await page.reload()
      try await page.waitFor(.text("scale 2 still large"))
      let _: Bool = try await page.evaluate(
        "(document.documentElement.style.fontSize = '24px', dispatchEvent(new Event('resize')))"
      )
      try await page.waitFor(.text("scale 2 still xxxLarge"))
      try await page.waitFor(.text("contrast standard"))
      let _: Bool = try await page.evaluate(
        """
        (() => {
          const { get } = Object.getOwnPropertyDescriptor(MediaQueryList.prototype, "matches");
          Object.defineProperty(MediaQueryList.prototype, "matches", {
            get() { return this.media.includes("contrast") || get.call(this); },
          });
          return dispatchEvent(new Event("resize"));
        })()
        """
      )
      try await page.waitFor(.text("contrast increased"))
      #expect(live.log.all == [])
    }
  }

  @Test func textsHaveTheSizeOfTheirView() async throws {
    let content = VStack {
      Text("Usual")
      VStack {
        Text("Plain")
        Text("Title").font(.title)
        Text("Fixed").font(.system(size: 20))
        Text("Limited").dynamicTypeSize(...DynamicTypeSize.large)
      }
      .dynamicTypeSize(.accessibility1)
    }
    try await LivePage.show(content) { live in
      let page = live.page
      try await page.waitFor(.text("Limited"))
      let sizes: [Double] = try await page.evaluate(
        """
        [...document.querySelectorAll(".text")]
          .map((node) => Math.round(parseFloat(getComputedStyle(node).fontSize) * 10) / 10)
        """
      )
      #expect(sizes == [16, 26.4, 46.1, 20, 16])
    }
  }

  private struct Kept: View {
    @SceneStorage("count") private var count = 0

    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  @Test func valueOfTheWindowIsKeptWhenThePageIsReloaded() async throws {
    try await LivePage.show(Kept()) { live in
      let page = live.page
      try await page.click(.button("Count 0"))
      try await page.waitFor(.button("Count 1"))
      try await page.reload()
      try await page.waitFor(.button("Count 1"))
    }
  }

  @Test func timelineShowsItsContentAgain() async throws {
    let begin = Date()
    let content = TimelineView(.periodic(from: begin, by: 0.2)) { context in
      Text(verbatim: context.date > begin.addingTimeInterval(0.5) ? "later" : "now")
    }
    try await LivePage.show(content) { live in
      try await live.page.waitFor(.text("later"))
    }
  }
}
