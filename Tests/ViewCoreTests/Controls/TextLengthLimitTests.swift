import Testing
import ViewCore
import ViewTesting

/// Texts that are longer than a field takes.
@MainActor
struct TextLengthLimitTests {
  private enum Kind: CaseIterable {
    case text, secure, growing, editor
  }

  private struct Form: View {
    let kind: Kind
    @State var text = ""

    var body: some View {
      switch kind {
      case .text: TextField("Text", text: $text)
      case .secure: SecureField("Text", text: $text)
      case .growing: TextField("Text", text: $text, axis: .vertical)
      case .editor: TextEditor(text: $text).accessibilityLabel("Text")
      }
      Text(verbatim: "\(text.utf16.count)")
    }
  }

  /// The length of the text that the app has after a page has sent one.
  private func length(of text: String, in view: ViewHarness) throws -> Int {
    try view.type(text, into: .textField("Text"))
    return view.text.last.flatMap { Int($0) } ?? -1
  }

  @Test(arguments: [
    (Kind.text, 8_192), (.secure, 8_192), (.growing, 65_536), (.editor, 200_000),
  ])
  private func fieldTakesLessThanAnEditor(kind: Kind, length: Int) throws {
    let view = ViewHarness { Form(kind: kind) }
    #expect(try self.length(of: String(repeating: "x", count: 200_000), in: view) == length)
    #expect(try view.attribute("maxlength", of: .textField("Text")) == nil)
    // The page shows what the app has.
    #expect(try view.attribute("value", of: .textField("Text"))?.count == length)
  }

  @Test(arguments: Kind.allCases)
  private func appRaisesAndLowersTheLimit(kind: Kind) throws {
    for limit in [20_000, 100_000, 3] {
      let view = ViewHarness { VStack { Form(kind: kind) }.textLengthLimit(limit) }
      #expect(try length(of: String(repeating: "x", count: 200_000), in: view) == limit)
      // The browser takes no further letters.
      #expect(try view.attribute("maxlength", of: .textField("Text")) == "\(limit)")
    }
    let view = ViewHarness { Form(kind: kind).textLengthLimit(nil).textLengthLimit(3) }
    #expect(try length(of: String(repeating: "x", count: 200_000), in: view) == 200_000)
  }

  @Test(arguments: [
    ("aé👍🏽", 6, "aé👍🏽"), ("aé👍🏽", 5, "aé"), ("👍🏽", 1, ""), ("ab", 0, ""), ("e\u{301}x", 2, "e\u{301}"),
    ("e\u{301}x", 1, ""), ("a\r\nb", 2, "a"),
  ])
  func textIsCutAtAWholeCharacter(text: String, limit: Int, cut: String) throws {
    let view = ViewHarness { Form(kind: .editor).textLengthLimit(limit) }
    #expect(try length(of: text, in: view) == cut.utf16.count)
    #expect(try view.attribute("value", of: .textField("Text")) == cut)
  }

  /// The user may shorten it, and loses nothing of it at once.
  @Test func textOfTheAppMayBeLonger() throws {
    let view = ViewHarness { Form(kind: .text, text: "123456").textLengthLimit(3) }
    #expect(view.text.last == "6")
    #expect(try length(of: "12345", in: view) == 5)
    #expect(try length(of: "12345x", in: view) == 5)
    #expect(try length(of: "1", in: view) == 1)
    #expect(try length(of: "1234", in: view) == 3)
  }

  @Test func fullFieldLosesNothingToWhatIsInserted() throws {
    let view = ViewHarness { Form(kind: .text, text: "123").textLengthLimit(3) }
    #expect(try length(of: "x123", in: view) == 3)
    #expect(try view.attribute("value", of: .textField("Text")) == "123")
  }

  @Test func negativeLimitTakesNoText() throws {
    let view = ViewHarness { Form(kind: .text).textLengthLimit(-1) }
    #expect(try length(of: "x", in: view) == 0)
  }
}
