import BrowserHost
import BrowserTesting
import Foundation
import Observation
import Testing
import ViewCore

/// The focus follows the app, and the app follows the user's focus.
@MainActor
@Suite(.needsBrowser)
struct FocusTests {
  private struct Attendees: View {
    @FocusState private var focus: Int?
    @State private var names = ["A", "B"]

    var body: some View {
      ForEach(names.indices, id: \.self) { index in
        TextField("Name \(index)", text: $names[index]).focused($focus, equals: index)
      }
      Text(verbatim: focus.map { "focus \($0)" } ?? "no focus")
      Button("Add") {
        names.append("")
        focus = names.count - 1
      }
      Button("Remove") {
        names.removeLast()
        focus = names.count - 1
      }
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func theCursorFollowsTheRows(in engine: Browser.Engine) async throws {
    try await LivePage.show(Attendees(), in: engine) { live in
      let page = live.page
      try await page.click(.textField("Name 0"))
      try await page.waitFor(.text("focus 0"))
      try await page.click(.button("Add"))
      try await page.waitFor(.text("focus 2"))
      #expect(try await page.isFocused(.textField("Name 2")))
      try await page.type("Blob")
      #expect(try await page.value(of: .textField("Name 2")) == "Blob")

      try await page.click(.button("Remove"))
      try await page.waitFor(.text("focus 1"))
      #expect(try await page.isFocused(.textField("Name 1")))
      #expect(live.log.all == [])
    }
  }

  private enum Field: Hashable {
    case title
    case attendee(UUID)
  }

  private struct Attendee: Identifiable {
    let id = UUID()
    var name = ""
  }

  /// A form as in the notes, whose focus is of cases that carry ids.
  private struct MeetingForm: View {
    @FocusState private var focus: Field?
    @State private var title = ""
    @State private var attendees = [Attendee(), Attendee()]

    var body: some View {
      Form {
        TextField("Title", text: $title).focused($focus, equals: .title)
        ForEach($attendees) { $attendee in
          TextField("Name \(place(of: attendee))", text: $attendee.name)
            .focused($focus, equals: .attendee(attendee.id))
        }
        Button("Add") {
          let attendee = Attendee()
          attendees.append(attendee)
          focus = .attendee(attendee.id)
        }
        Button("Remove first") {
          attendees.removeFirst()
          focus = attendees.first.map { .attendee($0.id) } ?? .title
        }
        Text(verbatim: "focus: \(words)")
      }
    }

    private func place(of attendee: Attendee) -> Int {
      attendees.firstIndex { $0.id == attendee.id } ?? -1
    }

    private var words: String {
      switch focus {
      case nil: "none"
      case .title: "title"
      case .attendee(let id): "attendee \(attendees.firstIndex { $0.id == id } ?? -1)"
      }
    }
  }

  @Test func casesThatCarryIDsWorkBothWaysHoweverLate() async throws {
    try await LivePage.showOverConnection(MeetingForm()) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(50))
      try await page.click(.textField("Title"))
      try await page.waitFor(.text("focus: title"))
      try await page.press(.tab)
      try await page.waitFor(.text("focus: attendee 0"))
      try await page.type("Blob")
      try await page.press(.tab)
      try await page.waitFor(.text("focus: attendee 1"))
      try await page.type("Blob Jr.")
      try await page.click(.button("Add"))
      try await page.waitFor(.text("focus: attendee 2"))
      #expect(try await page.isFocused(.textField("Name 2")))
      try await page.type("Blob Sr.")
      try await page.click(.button("Remove first"))
      try await page.waitFor(.text("focus: attendee 0"))
      #expect(try await page.isFocused(.textField("Name 0")))
      #expect(try await page.value(of: .textField("Name 0")) == "Blob Jr.")
      #expect(try await page.value(of: .textField("Name 1")) == "Blob Sr.")
      #expect(live.log.all == [])
    }
  }

  @Test func theAppSeesTheTabKey() async throws {
    try await LivePage.show(Attendees()) { live in
      let page = live.page
      try await page.click(.textField("Name 0"))
      try await page.waitFor(.text("focus 0"))
      try await page.press(.tab)
      try await page.waitFor(.text("focus 1"))
      try await page.press(.tab)
      try await page.waitFor(.text("no focus"))
    }
  }

  @Test func pageOpensWithItsInitialFocus() async throws {
    struct Search: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""

      var body: some View {
        TextField("Search", text: $text).focused($isFocused).onAppear { isFocused = true }
        Text("Found \(text)")
      }
    }
    try await LivePage.show(Search()) { live in
      try await live.page.waitFor(.textField("Search"))
      try await live.page.type("swift")
      try await live.page.waitFor(.text("Found swift"))
    }
  }

  @Observable
  fileprivate final class Wish {
    var field: Int?
  }

  private struct Fields: View {
    let wish: Wish
    @FocusState private var focus: Int?
    @State private var texts = ["", "", ""]

    var body: some View {
      ForEach(0..<3) { index in
        TextField("Field \(index)", text: $texts[index]).focused($focus, equals: index)
      }
      .onChange(of: wish.field) { focus = wish.field }
      Text(verbatim: "wished \(wish.field ?? -1), focus \(focus ?? -1), \(texts[0])")
    }
  }

  /// Composes text in a field while the app moves the focus to another.
  private func moveFocusDuringAComposition(
    _ test: @MainActor (Page) async throws -> Void
  ) async throws {
    let wish = Wish()
    try await LivePage.show(Fields(wish: wish)) { live in
      let page = live.page
      try await page.click(.textField("Field 0"))
      try await page.compose("に")
      wish.field = 1
      try await page.waitFor(.text("wished 1, focus 1, "))
      try await test(page)
    }
  }

  @Test func focusWaitsForTheEndOfAComposition() async throws {
    try await moveFocusDuringAComposition { page in
      #expect(try await page.isFocused(.textField("Field 0")))
      try await page.commit("日本")
      try await page.waitFor(.text("wished 1, focus 1, 日本"))
      try await page.waitUntil("document.activeElement === document.querySelectorAll('input')[1]")
      #expect(try await page.value(of: .textField("Field 0")) == "日本")
    }
  }

  @Test func focusStaysWhereTheUserMovesItDuringAComposition() async throws {
    try await moveFocusDuringAComposition { page in
      try await page.click(.textField("Field 2"))
      try await page.waitFor(.text("wished 1, focus 2, に"))
      #expect(try await page.isFocused(.textField("Field 2")))
    }
  }

  /// As on a phone, where a message after the other is sent by a tap.
  @Test func aButtonLeavesTheFocusToTheFieldThatTheUserTypesIn() async throws {
    struct Chat: View {
      @State private var text = ""
      @State private var sent: [String] = []
      @State private var count = 0
      @FocusState private var isFocused: Bool

      var body: some View {
        TextField("Message", text: $text).focused($isFocused)
        Button("Send") {
          sent.append(text)
          text = ""
        }
        .disabled(text.isEmpty)
        TextField("Count", value: $count, format: .number)
        Text(verbatim: "\(sent) \(isFocused) \(count)")
      }
    }
    try await LivePage.show(Chat()) { live in
      let page = live.page
      try await page.click(.textField("Message"))
      for message in ["one", "two"] {
        try await page.type(message)
        try await page.waitUntil("document.querySelector('button:enabled') !== null")
        try await page.click(.button("Send"))
        try await page.waitUntil("document.querySelector('button:enabled') === null")
      }
      try await page.type("three")
      try await page.waitFor(.text(#"["one", "two"] true 0"#))
      #expect(try await page.value(of: .textField("Message")) == "three")
      // A value is read when its field is left.
      try await page.type("4", into: .textField("Count"))
      try await page.click(.button("Send"))
      try await page.waitUntil(#"document.body.textContent.includes('"three"] false 4')"#)
    }
  }

  @Test func aButtonEndsACompositionBeforeItActs() async throws {
    struct Chat: View {
      @State private var text = ""
      @State private var sent: [String] = []

      var body: some View {
        TextField("Message", text: $text)
        Button("Send") { sent.append(text) }
        Text(verbatim: "\(sent)")
      }
    }
    try await LivePage.show(Chat()) { live in
      let page = live.page
      try await page.click(.textField("Message"))
      for step in ["ㅎ", "하", "한"] { try await page.compose(step) }
      try await page.click(.button("Send"))
      try await page.waitFor(.text(#"["한"]"#))
    }
  }

  /// A browser gives a field its focus back without its caret when a dialog closes.
  @Test func typingGoesOnWhereADialogWasClosed() async throws {
    struct Screen: View {
      @State private var text = ""
      @State private var isShown = false
      @State private var isAsked = false

      var body: some View {
        TextField("Name", text: $text)
        Button("Sheet") { isShown = true }
        Button("Alert") { isAsked = true }
        Text(verbatim: "<\(text)>")
          .sheet(isPresented: $isShown) { Button("Done") { isShown = false } }
          .alert("Sure?", isPresented: $isAsked) {}
      }
    }
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.type("a", into: .textField("Name"))
      for (opens, closes, letter) in [("Sheet", "Done", "b"), ("Alert", "OK", "c")] {
        try await page.click(.button(opens))
        try await page.click(.button(closes))
        try await page.waitUntil("document.querySelector('dialog') === null")
        try await page.type(letter)
      }
      try await page.waitFor(.text("<abc>"))
      #expect(try await page.isFocused(.textField("Name")))
    }
  }
}
