import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Typed text is never overwritten, reordered or lost, however late the frames are.
@MainActor
@Suite(.needsBrowser)
struct TypingOverFaultyConnectionTests {
  private struct Field: View {
    var respell: (String) -> String = { $0 }
    @State private var text = ""

    var body: some View {
      TextField("Name", text: Binding(get: { text }, set: { text = respell($0) }))
      Text(verbatim: "<\(text)>")
    }
  }

  private nonisolated static let sentence = "the quick brown fox, 42 times"

  @Test(arguments: [40, 300])
  func typedTextIsNeverOverwrittenByResultsOfOlderKeys(milliseconds: Int) async throws {
    try await LivePage.showOverConnection(Field { $0.uppercased() }) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(milliseconds))
      try await noteValues(of: page)
      try await page.type(Self.sentence, into: .textField("Name"))
      try await page.waitFor(.text("<\(Self.sentence.uppercased())>"))
      try await page.waitUntil(
        "document.querySelector('input').value === '\(Self.sentence.uppercased())'"
      )
      try await expectNoLostKey(on: page)
    }
  }

  /// A list to which a user adds one item after the other, without waiting.
  private struct QuickAdd: View {
    var endsAtComma = false
    @State private var text = ""
    @State private var items: [String] = []

    var body: some View {
      TextField("Add", text: Binding(get: { text }, set: take)).onSubmit(add)
      Text(verbatim: "<\(items.joined(separator: " "))|\(text)>")
    }

    private func take(_ typed: String) {
      text = typed
      guard endsAtComma, typed.hasSuffix(",") else { return }
      text.removeLast()
      add()
    }

    private func add() {
      items.append(text)
      text = ""
    }
  }

  @Test(arguments: [40, 300])
  func textTypedIntoAClearedFieldStartsAnew(
    milliseconds: Int
  ) async throws {
    try await LivePage.showOverConnection(QuickAdd()) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(milliseconds))
      try await page.click(.textField("Add"))
      for item in ["milk", "eggs", "tea"] {
        try await page.type(item)
        try await page.press(.enter)
      }
      try await page.type("jam")
      try await page.waitFor(.text("<milk eggs tea|jam>"))
      try await page.waitUntil("document.querySelector('input').value === 'jam'")
      try await page.press(.enter)
      try await page.waitFor(.text("<milk eggs tea jam|>"))
      try await page.waitUntil("document.querySelector('input').value === ''")
      #expect(live.log.all == [])
    }
  }

  @Test func textTypedAfterACommaBecomesTheNextItem() async throws {
    try await LivePage.showOverConnection(QuickAdd(endsAtComma: true)) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(150))
      try await page.type("red,blue,green,bl", into: .textField("Add"))
      try await page.waitFor(.text("<red blue green|bl>"))
      try await page.waitUntil("document.querySelector('input').value === 'bl'")
      #expect(live.log.all == [])
    }
  }

  @Test(arguments: ["مرحبا بالعالم 42", "שלום עולם", "a مرحبا b"])
  func textFromTheRightIsKeptInTheOrderInWhichItWasTyped(text: String) async throws {
    try await LivePage.showOverConnection(Field { $0 + "" }) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(120))
      try await page.type(text, into: .textField("Name"))
      try await page.waitUntil("document.body.textContent.includes('<\(text)>')")
      #expect(try await page.value(of: .textField("Name")) == text)
      let direction: String = try await page.evaluate(
        "getComputedStyle(document.querySelector('input')).direction"
      )
      // The text's own letters decide its direction, whatever the language of the page is.
      #expect(direction == (text.hasPrefix("a") ? "ltr" : "rtl"))
    }
  }

  @Test func textTypedInTheMiddleStaysThere() async throws {
    try await LivePage.showOverConnection(Field { $0.uppercased() }) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(120))
      try await page.type("world", into: .textField("Name"))
      for _ in 1...3 { try await page.press(.arrowLeft) }
      try await page.type("ab ")
      try await page.waitFor(.text("<WOAB RLD>"))
      try await page.waitUntil("document.querySelector('input').value === 'WOAB RLD'")
    }
  }

  @Test func rejectedCharactersDisappearAndTheRestStays() async throws {
    try await LivePage.showOverConnection(Field { $0.filter { !$0.isNumber } }) {
      live,
      connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(150))
      try await page.type("a1b22c3 d", into: .textField("Name"))
      try await page.waitFor(.text("<abc d>"))
      try await page.waitUntil("document.querySelector('input').value === 'abc d'")
      #expect(try await page.evaluate("document.querySelector('input').selectionStart") == 5)
    }
  }

  @Test func fieldKeepsTypedTextWhileDisconnected() async throws {
    try await LivePage.showOverConnection(Field()) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(30))
      try await page.click(.textField("Name"))
      for (index, word) in Self.sentence.split(separator: " ").enumerated() {
        if index % 2 == 1 { connection.cut() }
        if index == 4 { connection.set(\.cutsNextFrame, .toServer) }
        try await page.type(index == 0 ? String(word) : " \(word)")
      }
      try await page.waitFor(.text("<\(Self.sentence)>"))
      #expect(try await page.value(of: .textField("Name")) == Self.sentence)
    }
  }

  /// A list that changes above the edited row with every key.
  private struct Rows: View {
    @State private var ids = [0]
    @State private var text = ""

    var body: some View {
      List(ids, id: \.self) { id in
        if id == 0 {
          TextField("Name", text: $text)
        } else {
          Text(verbatim: "row \(id)")
        }
      }
      .onChange(of: text) { _, text in change(text.count) }
      Text(verbatim: "<\(text)>, \(ids.count) rows")
    }

    /// Inserts two rows above, takes one away, and turns all that are above around.
    private func change(_ count: Int) {
      ids.insert(contentsOf: [2 * count, 2 * count + 1], at: 0)
      if count.isMultiple(of: 2) { ids.remove(at: 1) }
      if count.isMultiple(of: 3) { ids = ids.dropLast().reversed() + [0] }
    }
  }

  @Test(arguments: [0, 200])
  func typingContinuesWhileRowsAboveChange(milliseconds: Int) async throws {
    try await LivePage.showOverConnection(Rows()) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(milliseconds))
      try await page.type("typing along", into: .textField("Name"))
      try await page.waitFor(.text("<typing along>, 19 rows"))
      #expect(try await page.value(of: .textField("Name")) == "typing along")
      #expect(try await page.isFocused(.textField("Name")))
      #expect(try await page.evaluate("document.querySelector('input').selectionStart") == 12)
    }
  }

  /// The steps of an input method towards a word, and the word that it becomes.
  struct Composition: Sendable, CustomTestStringConvertible {
    var steps: [String]
    var word: String

    var testDescription: String { word }
  }

  private nonisolated static let compositions = [
    Composition(steps: ["ㅎ", "하", "한"], word: "한"),
    Composition(steps: ["n", "に", "にh", "にほ", "にほん", "日本"], word: "日本"),
    Composition(steps: ["n", "ni", "ni h", "ni ha", "ni hao"], word: "你好"),
  ]

  @Test(arguments: compositions)
  func aCompositionGoesOnWhileTheAppChangesTheField(composition: Composition) async throws {
    struct Busy: View {
      @State private var text = ""
      @State private var count = 0

      var body: some View {
        TextField("Name", text: $text)
        Button("Change") {
          text = "changed"
          count += 1
        }
        Text(verbatim: "<\(text)>, \(count)")
        ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)") }
      }
    }
    try await LivePage.showOverConnection(Busy()) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(60))
      try await page.type("x", into: .textField("Name"))
      try await page.waitFor(.text("<x>, 0"))
      for (index, step) in composition.steps.enumerated() {
        try await page.compose(step)
        // The app changes the text in the middle of the composition, without the focus moving.
        if index == 1 {
          let _: Bool = try await page.evaluate(
            "document.querySelector('button').click() ?? true"
          )
          try await page.waitFor(.text("<changed>, 1"))
        }
        #expect(try await page.value(of: .textField("Name")) == "x\(step)")
      }
      try await page.commit(composition.word)
      try await page.waitFor(.text("<x\(composition.word)>, 1"))
      #expect(try await page.value(of: .textField("Name")) == "x\(composition.word)")
    }
  }

  @Test(arguments: compositions)
  func wordsAreComposedOneAfterTheOtherAtAnyLatency(composition: Composition) async throws {
    try await LivePage.showOverConnection(Field { $0.uppercased() + "" }) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(150))
      try await page.click(.textField("Name"))
      for _ in 1...3 {
        for step in composition.steps { try await page.compose(step) }
        try await page.commit(composition.word)
        try await page.type(" ")
      }
      let text = Array(repeating: "\(composition.word) ", count: 3).joined()
      try await page.waitUntil("document.body.textContent.includes('<\(text)>')")
      #expect(try await page.value(of: .textField("Name")) == text)
    }
  }

  /// Records the value of the field after each change by the user.
  private func noteValues(of page: Page) async throws {
    let _: Bool = try await page.evaluate(
      """
      (() => {
        globalThis.values = [];
        addEventListener("input", ({ target }) => values.push(target.value));
        return true;
      })()
      """
    )
  }

  /// Each key came to the end of all that was typed before it.
  private func expectNoLostKey(on page: Page) async throws {
    let values: [String] = try await page.evaluate("values")
    let expected = Self.sentence.indices.map { String(Self.sentence[...$0]) }
    #expect(values.map { $0.lowercased() } == expected)
  }
}
