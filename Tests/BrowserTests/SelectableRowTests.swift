import BrowserTesting
import Foundation
import Testing
import ViewCore

/// A row that can be picked is an item of its list, with a button on it.
@MainActor
@Suite(.enabled(if: !Browser.Engine.expected.isEmpty, "No browser is installed."))
struct SelectableRowTests {
  private struct Mail: View {
    @State private var picked: Int?
    @State private var starred = 0
    @State private var note = ""

    var body: some View {
      List(1..<4, selection: $picked) { number in
        HStack {
          Text("Mail \(number)")
          Button("Star \(number)") { starred = number }
          TextField("Note \(number)", text: $note)
        }
        .badge(number == 2 ? "new" : nil)
      }
      Text("picked \(picked ?? 0), starred \(starred), note <\(note)>")
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func controlsInARowAreUsedBesideTheRow(in engine: Browser.Engine) async throws {
    try await LivePage.show(Mail(), in: engine) { live in
      let page = live.page
      try await page.click(.button("Star 2"))
      try await page.waitFor(.text("picked 0, starred 2, note <>"))
      try await page.type("ok", into: .textField("Note 3"))
      try await page.waitFor(.text("picked 0, starred 2, note <ok>"))
      try await page.click(.text("Mail 1"))
      try await page.waitFor(.text("picked 1, starred 2, note <ok>"))
      // The focus is on the row, and the next stop is the first control in it.
      let focused = "document.activeElement.ariaPressed ?? document.activeElement.textContent"
      #expect(try await page.evaluate(focused) == "true")
      try await page.press(.tab)
      #expect(try await page.evaluate(focused) == "Star 1")
    }
  }

  @Test(.needsBrowser) func browserReadsARowAsAnItemWithAButtonAndItsControls() async throws {
    try await LivePage.show(Mail()) { live in
      let page = live.page
      try await page.waitFor(.text("picked 0, starred 0, note <>"))
      let outline = try await page.outline()
      #expect(
        outline.contains(
          """
              listitem
                button "Mail 2 Star 2 Note 2 new"
                text "Mail 2"
                button "Star 2"
                textbox "Note 2"
                text "new"
          """
        ),
        "\(outline)"
      )
    }
  }

  private struct Long: View {
    @State private var picked: Set<Int> = [2]

    var body: some View {
      List(selection: $picked) {
        Section("Numbers") { ForEach(0..<1_000, id: \.self) { Text("Row \($0)") } }
      }
      .frame(height: 400)
    }
  }

  @Test(.needsBrowser, .needsAudit) func longListWithASelectionBreaksNoRule() async throws {
    try await LivePage.show(Long()) { live in
      let page = live.page
      try await page.waitUntil("document.querySelector('[aria-setsize=\"1000\"]')")
      #expect(try await Audit.violations(on: page) == [])
      let roles: [String] = try await page.evaluate(
        "[...new Set([...document.querySelectorAll('[aria-posinset]')].map((row) => row.role ?? row.localName))]"
      )
      #expect(roles == ["li"])
      let pressed: [String] = try await page.evaluate(
        "[...document.querySelectorAll('[aria-pressed=true]')].map((one) => one.parentElement.innerText)"
      )
      #expect(pressed == ["Row 2"])
    }
  }

  private struct Edited: View {
    @State private var picked: Set<Int> = []
    @State private var numbers = Array(1..<4)

    var body: some View {
      List(selection: $picked) {
        ForEach(numbers, id: \.self) { Text("Row \($0)") }
          .onDelete { numbers.remove(atOffsets: $0) }
          .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, .constant(.active))
      List(1..<3, id: \.self, selection: $picked) { Text("Still \($0)") }.disabled(true)
      Text("picked \(picked.sorted().description)")
    }
  }

  @Test(.needsBrowser, .needsAudit) func editedRowsBreakNoRule() async throws {
    try await LivePage.show(Edited()) { live in
      let page = live.page
      try await page.waitUntil("document.querySelectorAll('.row-handle').length === 3")
      #expect(try await Audit.violations(on: page) == [])
      #expect(try await page.isEnabled(.button("Still 1")) == false)
      try await page.click(.button("Row 2"))
      try await page.waitFor(.text("picked [2]"))
    }
  }

  /// A row has its button only while it has content.
  @Test(.needsBrowser) func rowWithoutContentStaysInvisible() async throws {
    struct Screen: View {
      @State private var isFull = false

      var body: some View {
        List(1..<3, selection: .constant(Int?.none)) { number in
          AnyView(Group { if number == 1 || isFull { Text("Row \(number)") } })
        }
        Toggle("Full", isOn: $isFull)
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      let count = "document.querySelectorAll('.row-button').length"
      try await page.waitFor(.text("Row 1"))
      #expect(try await page.evaluate(count) == 1)
      for expected in [2, 1] {
        try await page.click(.toggle("Full"))
        try await page.waitUntil("\(count) === \(expected)")
      }
    }
  }

  @Test(.needsBrowser) func invisibleLinkIsFollowedByTheButtonOfItsRow() async throws {
    let root = NavigationStack {
      List {
        ZStack {
          Text("Open")
          NavigationLink("") { Text("Detail") }.hidden()
        }
      }
    }
    try await LivePage.show(root) { live in
      let page = live.page
      try await page.waitFor(.button("Open"))
      try await page.press(.tab)
      #expect(try await page.isFocused(.button("Open")))
      try await page.press(.enter)
      try await page.waitFor(.text("Detail"))
    }
  }
}
