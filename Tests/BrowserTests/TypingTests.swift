import BrowserTesting
import Foundation
import Testing
import ViewCore

/// The user's typing wins: over slow frames, over results of older keys, and over
/// everything while a text is being composed.
@MainActor
@Suite(.needsBrowser)
struct TypingTests {
  @Test func typedTextReachesTheApp() async throws {
    try await LivePage.show(Field()) { live in
      try await live.page.type("Hello, Welt! 한글", into: .textField("Name"))
      try await live.page.waitFor(.text("<Hello, Welt! 한글>"))
      #expect(try await live.page.value(of: .textField("Name")) == "Hello, Welt! 한글")
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func theAppsOwnSpellingIsShownAndKeepsTheCaret(in engine: Browser.Engine) async throws {
    try await LivePage.show(Field { $0.uppercased() }, in: engine) { live in
      let page = live.page
      try await page.type("abd", into: .textField("Name"))
      try await page.waitFor(.text("<ABD>"))
      try await page.press(.arrowLeft)
      try await page.type("c")
      try await page.waitFor(.text("<ABCD>"))
      try await page.waitUntil("document.querySelector('input').value === 'ABCD'")
      #expect(try await page.evaluate("document.querySelector('input').selectionStart") == 3)
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func returnSubmitsTheTypedTextAndTheFieldIsCleared(in engine: Browser.Engine) async throws {
    try await LivePage.show(Submission(), in: engine) { live in
      let page = live.page
      try await page.type("milk", into: .textField("New"))
      try await page.press(.enter)
      try await page.waitFor(.text("milk"))
      try await page.waitUntil("document.querySelector('input').value === ''")
      try await page.type("eggs")
      try await page.press(.enter)
      try await page.waitFor(.text("eggs"))
    }
  }

  @Test func aFieldThatGrowsTakesSeveralLines() async throws {
    try await LivePage.show(Notes()) { live in
      let page = live.page
      let height = "document.querySelector('textarea').offsetHeight"
      try await page.waitFor(.textField("Notes"))
      let before: Double = try await page.evaluate(height)
      try await page.type("one", into: .textField("Notes"))
      try await page.press(.enter)
      try await page.type("two")
      try await page.press(.enter)
      try await page.type("three")
      try await page.waitFor(.text("3 lines"))
      let after: Double = try await page.evaluate(height)
      #expect(after > before + 20)
    }
  }

  @Test func aValueIsReadWhenTheUserLeavesItsField() async throws {
    try await LivePage.show(Notes()) { live in
      let page = live.page
      try await page.type("7", into: .textField("Count"))
      try await page.waitFor(.text("Count is 1"))
      try await page.click(.button("Done"))
      try await page.waitFor(.text("Count is 17, done"))
      try await page.type("x", into: .textField("Count"))
      try await page.click(.textField("Notes"))
      try await page.waitUntil("document.querySelector('input').value === '17'")
      try await page.waitFor(.text("Count is 17, done"))
    }
  }

  @Test(arguments: Browser.Engine.expected.filter { $0 != .webKit })
  func aCompositionIsNotInterrupted(in engine: Browser.Engine) async throws {
    try await LivePage.show(Field { $0.uppercased() }, in: engine) { live in
      let page = live.page
      try await page.type("x", into: .textField("Name"))
      try await page.waitFor(.text("<X>"))
      for text in ["ㅎ", "하", "한"] { try await page.compose(text) }
      try await page.waitFor(.text("<X>"))
      #expect(try await page.value(of: .textField("Name")) == "X한")
      try await page.commit("한")
      try await page.waitFor(.text("<X한>"))
      #expect(try await page.value(of: .textField("Name")) == "X한")
    }
  }
}

private struct Notes: View {
  @State private var notes = ""
  @State private var count = 1
  @State private var isDone = false

  var body: some View {
    TextField("Notes", text: $notes, axis: .vertical)
    Text("\(notes.split(separator: "\n").count) lines")
    TextField("Count", value: $count, format: .number)
    Text("Count is \(count)\(isDone ? ", done" : "")")
    Button("Done") { isDone = true }
  }
}

private struct Field: View {
  var respell: (String) -> String = { $0 }
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Name", text: Binding(get: { text }, set: { text = respell($0) }))
      Text("<\(text)>")
    }
  }
}

private struct Submission: View {
  @State private var text = ""
  @State private var items: [String] = []

  var body: some View {
    Form {
      TextField("New", text: $text)
        .onSubmit {
          items.append(text)
          text = ""
        }
      ForEach(items, id: \.self) { Text($0) }
    }
  }
}
