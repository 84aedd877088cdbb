import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Typed text goes to the field to which the app moves the focus, however late the page learns of it.
@MainActor
@Suite(.needsBrowser)
struct TypingAheadTests {
  private struct Login: View {
    enum Field: String { case name, password }

    @State private var name = ""
    @State private var password = ""
    @State private var attempts: [String] = []
    @FocusState private var focus: Field?

    var body: some View {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .onSubmit { focus = .password }
      SecureField("Password", text: $password)
        .focused($focus, equals: .password)
        .onSubmit {
          attempts.append("\(name) \(password)")
          focus = nil
        }
      Text(verbatim: "<\(name)|\(password)>, \(attempts), \(focus?.rawValue ?? "")")
    }
  }

  @Test(arguments: [0, 40, 300])
  func typedAheadTextGoesToTheFieldThatGetsTheFocus(milliseconds: Int) async throws {
    try await LivePage.showOverConnection(Login()) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(milliseconds))
      try await page.type("anna", into: .textField("Name"))
      try await page.press(.enter)
      try await page.type("sectet")
      for _ in 1...3 { try await page.press(.backspace) }
      try await page.type("ret")
      try await page.press(.enter)
      // Nothing has the focus any more.
      try await page.type("x")
      try await page.waitFor(.text(#"<anna|secret>, ["anna secret"], "#))
      #expect(try await page.value(of: .textField("Name")) == "anna")
      #expect(
        try await page.evaluate("document.querySelector('[type=password]').value") == "secret"
      )
      #expect(live.log.all == [])
    }
  }

  @Test func typedAheadTextSurvivesALostConnection() async throws {
    try await LivePage.showOverConnection(Login()) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(30))
      try await page.type("anna", into: .textField("Name"))
      connection.set(\.cutsNextFrame, .toPage)
      try await page.press(.enter)
      try await page.type("secret")
      try await page.press(.enter)
      try await page.waitFor(.text(#"<anna|secret>, ["anna secret"], "#))
      #expect(connection.cuts == 1)
    }
  }

  private nonisolated static let compositions = [
    ["ㅎ", "하", "한"], ["n", "に", "にh", "にほ", "にほん", "日本"],
  ]

  @Test(arguments: compositions)
  func composedTextGoesToTheFieldThatGetsTheFocus(steps: [String]) async throws {
    try await LivePage.showOverConnection(Login()) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(150))
      try await page.type("anna", into: .textField("Name"))
      try await page.press(.enter)
      try await page.type("a")
      for step in steps { try await page.compose(step) }
      try await page.commit(steps.last ?? "")
      try await page.type("b")
      try await page.press(.enter)
      let password = "a\(steps.last ?? "")b"
      try await page.waitFor(.text("<anna|\(password)>, [\"anna \(password)\"], "))
      #expect(try await page.value(of: .textField("Name")) == "anna")
    }
  }

  /// The answer comes in the middle of a word.
  @Test func composedWordMovesWhenItIsComplete() async throws {
    try await LivePage.showOverConnection(Login()) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(150))
      try await page.type("anna", into: .textField("Name"))
      try await page.press(.enter)
      try await page.compose("に")
      try await page.waitFor(.text("<anna|>, [], password"))
      try await page.compose("にほ")
      try await page.commit("日本")
      try await page.press(.enter)
      try await page.waitFor(.text(#"<anna|日本>, ["anna 日本"], "#))
      #expect(try await page.value(of: .textField("Name")) == "anna")
    }
  }

  /// The tab key waits for its turn, too: it leads on from where the app has the focus.
  @Test func typedAheadTabMovesOnFromTheFocusedField() async throws {
    struct Order: View {
      @State private var name = ""
      @State private var amount = 0
      @State private var note = ""
      @FocusState private var isAmount: Bool

      var body: some View {
        TextField("Name", text: $name).onSubmit { isAmount = true }
        TextField("Amount", value: $amount, format: .number).focused($isAmount)
        TextField("Locked", text: .constant("")).disabled(true)
        TextField("Note", text: $note)
        Text(verbatim: "<\(name)|\(amount)|\(note)>")
      }
    }
    try await LivePage.showOverConnection(Order()) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(150))
      try await page.type("ab", into: .textField("Name"))
      try await page.press(.enter)
      try await page.press(.backspace)
      try await page.type("12")
      try await page.press(.tab)
      try await page.type("cd")
      try await page.waitFor(.text("<ab|12|cd>"))
      #expect(try await page.isFocused(.textField("Note")))
      #expect(live.log.all == [])
    }
  }

  /// Messages that are sent by Return or by a button, and a field beside them.
  private struct Chat: View {
    @State private var text = ""
    @State private var sent: [String] = []
    @State private var note = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Message", text: $text).focused($isFocused).onSubmit(send)
      Button("Send", action: send)
      TextField("Note", text: $note)
      Text(verbatim: "\(sent)\(text)|\(note)")
    }

    private func send() {
      sent.append(text)
      text = ""
      isFocused = true
    }
  }

  /// The next text may begin like the one before.
  @Test(arguments: [40, 150])
  func textClearedByASubmitDoesNotReturn(milliseconds: Int) async throws {
    try await LivePage.showOverConnection(Chat()) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(milliseconds))
      try await page.click(.textField("Message"))
      for message in ["ok then", "ok", "ok fine"] {
        try await page.type(message)
        try await page.press(.enter)
      }
      try await page.type("okay")
      try await page.waitFor(.text(#"["ok then", "ok", "ok fine"]okay|"#))
      #expect(live.log.all == [])
    }
  }

  @Test func pressArrivesAfterTheTextTypedBeforeIt() async throws {
    try await LivePage.showOverConnection(Chat()) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(150))
      try await page.type("two", into: .textField("Message"))
      try await page.press(.enter)
      try await page.type("three")
      try await page.click(.button("Send"))
      try await page.waitFor(.text(#"["two", "three"]|"#))
      try await page.type("four")
      try await page.press(.enter)
      try await page.type("five")
      try await page.click(.textField("Note"))
      try await page.type("six")
      try await page.waitFor(.text(#"["two", "three", "four"]five|six"#))
      #expect(live.log.all == [])
    }
  }

  @Test func caretMovesWithinTheTypedText() async throws {
    try await LivePage.showOverConnection(Chat()) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(150))
      try await page.type("hi", into: .textField("Message"))
      try await page.press(.enter)
      try await page.type("wo")
      try await page.press(.arrowLeft)
      try await page.type("X")
      try await page.waitFor(.text(#"["hi"]wXo|"#))
      try await page.waitUntil("document.querySelector('input').value === 'wXo'")
    }
  }

  /// A form to which the user adds one row after the other, without waiting.
  @Test(arguments: [0, 150])
  func textTypedAfterAButtonGoesToTheRowThatItAdds(milliseconds: Int) async throws {
    struct Names: View {
      @State private var names = ["", ""]
      @FocusState private var focus: Int?

      /// The button is above the rows and at the top, so that no new row moves it away from a click.
      var body: some View {
        VStack {
          Button("Add") {
            names.append("")
            focus = names.count - 1
          }
          ForEach(names.indices, id: \.self) { index in
            TextField("Name \(index)", text: $names[index]).focused($focus, equals: index)
          }
          Text(verbatim: "\(names)")
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    try await LivePage.showOverConnection(Names()) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(milliseconds))
      try await page.type("Ann", into: .textField("Name 1"))
      for name in ["Bob", "Cid"] {
        try await page.click(.button("Add"))
        try await page.type(name)
      }
      try await page.waitFor(.text(#"["", "Ann", "Bob", "Cid"]"#))
      #expect(live.log.all == [])
    }
  }

  /// A code with a field for each digit, each of which hands the focus on.
  private struct Code: View {
    @State private var digits = ["", "", "", "", "", ""]
    @FocusState private var focus: Int?

    var body: some View {
      HStack {
        ForEach(digits.indices, id: \.self) { index in
          TextField("Digit \(index)", text: $digits[index])
            .focused($focus, equals: index)
            .onChange(of: digits[index]) { _, digit in
              guard !digit.isEmpty else { return }
              digits[index] = String(digit.suffix(1))
              focus = index < 5 ? index + 1 : nil
            }
        }
      }
      Text(verbatim: "<\(digits.joined())>, \(focus ?? -1)")
    }
  }

  @Test(arguments: [0, 40, 300])
  func eachTypedAheadDigitGoesToItsOwnField(milliseconds: Int) async throws {
    try await LivePage.showOverConnection(Code()) { live, connection in
      let page = live.page
      connection.set(\.delay, .milliseconds(milliseconds))
      try await page.type("314159", into: .textField("Digit 0"))
      try await page.waitFor(.text("<314159>, -1"))
      try await page.waitUntil(
        "[...document.querySelectorAll('input')].map(({ value }) => value).join('|') === '3|1|4|1|5|9'"
      )
      #expect(live.log.all == [])
    }
  }
}
