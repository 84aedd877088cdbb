import Testing
import ViewCore

@testable import BrowserHost

struct TypedTextsTests {
  private let field = 7

  /// The event that the app receives for an event of the field.
  private func report(_ event: Event, received: Int, _ texts: inout TypedTexts) -> Event {
    texts.reported(.make(1, received: received, node: field, event)) { _ in "" }.event
  }

  /// The event that the app receives for a text that a page reports.
  private func hears(
    _ typed: String,
    in node: NodeID,
    received: Int,
    _ texts: inout TypedTexts,
    _ app: inout [NodeID: String]
  ) -> [NodeID: String] {
    let (event, node) = texts.reported(
      .make(1, received: received, node: node, .input(typed)),
      text: { app[$0] }
    )
    if case .input(let text) = event { app[node] = text }
    return app
  }

  private func writing(_ text: String) -> [Patch] {
    [.setAttribute(node: field, name: "value", value: text)]
  }

  /// The merged text, if the app has replaced a text and the page did not know it yet.
  private func result(of typed: String, over old: String, writing new: String) -> Event {
    var texts = TypedTexts()
    _ = report(.input(old), received: 0, &texts)
    texts.wrote(writing(new), frame: 1)
    return report(.input(typed), received: 0, &texts)
  }

  @Test(
    arguments: [
      // Cleared, and typed on.
      ("milk", "", "milkeggs", "eggs"),
      // Cleared, and taken back a letter.
      ("milk", "", "mil", ""),
      // Spelled in another way.
      ("ab", "AB", "abc", "ABc"),
      ("12a", "12", "12a3", "123"),
      ("1234", "12-34", "12345", "12-345"),
      // Typed in front, and in the middle.
      ("bc", "BC", "abc", "aBC"),
      ("ac", "xac", "abc", "xabc"),
      ("hello world", "HELLO WORLD", "hello my world", "HELLO my WORLD"),
      ("world", "WORLD", "wrld", "WRLD"),
      ("123456", "(123) 456", "12x3456", "(12x3) 456"),
      ("a1b2c", "abc", "a1bx2c", "abxc"),
      // Replaced as a whole, by both.
      ("red", "blue", "green", "green"),
      ("", "new", "a", "newa"),
      // Letters of more than one part.
      ("👩‍🚀", "", "👩‍🚀👩‍🔬", "👩‍🔬"),
    ]
  )
  func typedTextIsMergedIntoTheTextOfTheApp(
    old: String,
    new: String,
    typed: String,
    expected: String
  ) {
    #expect(result(of: typed, over: old, writing: new) == .input(expected))
  }

  /// Merging a long text for each of many short ones took all of the main actor.
  @Test func longTextsAreNotMerged() {
    let longest = String(repeating: "x", count: TypedTexts.longestMerged)
    #expect(result(of: "ab", over: "a", writing: longest) == .input("\(longest)b"))
    #expect(result(of: "b", over: "a", writing: longest + "x") == .input("b"))
    #expect(result(of: "b", over: longest + "x", writing: "c") == .input("b"))
    #expect(result(of: longest + "x", over: "", writing: "c") == .input(longest + "x"))
  }

  @Test func pageThatHasTakenATextReportsTheResult() {
    var texts = TypedTexts()
    #expect(report(.input("milk"), received: 0, &texts) == .input("milk"))
    texts.wrote(writing(""), frame: 1)
    #expect(texts.pending == [])
    #expect(report(.input("milkman"), received: 1, &texts) == .input("milkman"))
    #expect(texts.pending == [])
  }

  @Test func severalTextsArePassedOverOneAfterTheOther() {
    var texts = TypedTexts()
    _ = report(.input("a"), received: 0, &texts)
    texts.wrote(writing(""), frame: 1)
    #expect(report(.input("ab"), received: 0, &texts) == .input("b"))
    #expect(texts.pending == [field])
    texts.wrote(writing(""), frame: 2)
    // The page has ignored the first one by then, although it has applied its frame.
    #expect(report(.input("abc"), received: 1, &texts) == .input("c"))
    texts.wrote(writing("c"), frame: 3)
    #expect(texts.pending == [])
    // Now it has accepted the text that was sent again.
    #expect(report(.input("cd"), received: 3, &texts) == .input("cd"))
    #expect(texts.pending == [])
  }

  @Test func anyEventOfAFieldKeepsItsText() {
    var texts = TypedTexts()
    _ = report(.input("milk"), received: 0, &texts)
    texts.wrote(writing(""), frame: 1)
    #expect(report(.blur, received: 0, &texts) == .blur)
    #expect(texts.pending == [field])
  }

  @Test func aTextThatComesAfterOneThatWasTakenIsCountedFromThat() {
    var texts = TypedTexts()
    _ = report(.input("milk"), received: 0, &texts)
    texts.wrote(writing(""), frame: 1)
    texts.wrote(writing("x"), frame: 2)
    #expect(report(.input("e"), received: 1, &texts) == .input("xe"))
  }

  @Test func textOfAnotherFieldIsIgnored() {
    var texts = TypedTexts()
    _ = report(.input("milk"), received: 0, &texts)
    texts.wrote([.setAttribute(node: 8, name: "value", value: "")], frame: 1)
    #expect(report(.input("milkman"), received: 0, &texts) == .input("milkman"))
  }

  // MARK: The focus

  /// The digits of a code, with a field for each.
  @Test func textTypedAheadGoesToTheFieldThatGetsTheFocus() {
    var texts = TypedTexts()
    var app: [NodeID: String] = [1: "", 2: "", 3: ""]
    #expect(hears("1", in: 1, received: 0, &texts, &app) == [1: "1", 2: "", 3: ""])
    texts.wrote([], focus: 2, frame: 1)
    #expect(hears("12", in: 1, received: 0, &texts, &app) == [1: "1", 2: "2", 3: ""])
    texts.wrote([], focus: 3, frame: 2)
    #expect(hears("123", in: 1, received: 0, &texts, &app) == [1: "1", 2: "2", 3: "3"])
    // The page has the second field by now, and does not know yet what is in it.
    #expect(hears("4", in: 2, received: 1, &texts, &app) == [1: "1", 2: "2", 3: "34"])
    #expect(Set(texts.pending) == [1, 2, 3])
    // The user types into the third one before the page knows its text.
    #expect(hears("5", in: 3, received: 2, &texts, &app) == [1: "1", 2: "2", 3: "345"])
    for node in 1...3 {
      texts.wrote(
        [.setAttribute(node: node, name: "value", value: app[node] ?? "")],
        focus: 3,
        frame: 3
      )
    }
    #expect(texts.pending == [])
    #expect(hears("3456", in: 3, received: 3, &texts, &app) == [1: "1", 2: "2", 3: "3456"])
  }

  /// The page may accept a text of the other field before it gets the rest.
  @Test(arguments: [0, 1, 2, 3])
  func textTypedAheadArrivesInParts(taken: Int) {
    var texts = TypedTexts()
    var app: [NodeID: String] = [1: "Ann", 2: ""]
    texts.wrote([], focus: 2, frame: 1)
    for (frame, typed) in [(2, "AnnB"), (3, "AnnBo")] {
      _ = hears(typed, in: 1, received: 0, &texts, &app)
      let patches = [1, 2].map { Patch.setAttribute(node: $0, name: "value", value: app[$0] ?? "") }
      texts.wrote(patches, focus: 2, frame: frame)
    }
    #expect(texts.pending == [])
    let shown = ["", "", "B", "Bo"][taken]
    #expect(hears("\(shown)b", in: 2, received: taken, &texts, &app) == [1: "Ann", 2: "Bob"])
  }

  /// For example, a button adds a row while a field has the focus that the user has not typed into.
  @Test func textTypedAheadBeginsBehindTheExistingText() {
    var texts = TypedTexts()
    var app: [NodeID: String] = [1: "given", 2: "x"]
    texts.wrote([], focus: 2, frame: 1)
    #expect(hears("given a", in: 1, received: 0, &texts, &app) == [1: "given", 2: "x a"])
  }

  @Test func textTypedElsewhereOrDeletedStaysInItsField() {
    var texts = TypedTexts()
    var app: [NodeID: String] = [1: "ab", 2: ""]
    _ = hears("abc", in: 1, received: 0, &texts, &app)
    texts.wrote([], focus: 2, frame: 1)
    #expect(hears("ab", in: 1, received: 0, &texts, &app) == [1: "ab", 2: ""])
    #expect(hears("xab", in: 1, received: 0, &texts, &app) == [1: "xab", 2: ""])
  }

  /// The app may have a focus that no control of the page has, because the user has left it already.
  @Test func aFocusThatThePageHasIgnoredIsNoNews() {
    var texts = TypedTexts()
    var app: [NodeID: String] = [1: "", 2: "", 3: ""]
    _ = hears("a", in: 1, received: 0, &texts, &app)
    texts.wrote([], focus: 2, frame: 1)
    _ = texts.reported(.make(2, received: 0, node: 1, .blur)) { app[$0] }
    texts.wrote([], focus: 2, frame: 2)
    #expect(hears("b", in: 3, received: 1, &texts, &app) == [1: "a", 2: "", 3: "b"])
  }

  @Test func focusMovedByTheUserWins() {
    for event in [Event.focus, .blur] {
      var texts = TypedTexts()
      var app: [NodeID: String] = [1: "", 2: ""]
      _ = hears("a", in: 1, received: 0, &texts, &app)
      texts.wrote([], focus: 2, frame: 1)
      _ = texts.reported(.make(2, received: 0, node: 9, event)) { app[$0] }
      #expect(hears("ab", in: 1, received: 0, &texts, &app) == [1: "ab", 2: ""])
    }
  }

  /// The focused element may not be a field, and the page may know the focus.
  @Test func textOfAnUnfocusedFieldIsTakenAsReported() {
    var texts = TypedTexts()
    var app: [NodeID: String] = [1: "", 2: ""]
    _ = hears("a", in: 1, received: 0, &texts, &app)
    texts.wrote([], focus: 9, frame: 1)
    #expect(hears("ab", in: 1, received: 0, &texts, &app) == [1: "ab", 2: ""])
    texts.wrote([], focus: 2, frame: 2)
    #expect(hears("abc", in: 1, received: 2, &texts, &app) == [1: "abc", 2: ""])
  }
}
