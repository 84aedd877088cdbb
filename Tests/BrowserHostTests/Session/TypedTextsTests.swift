import Testing
import ViewCore

@testable import BrowserHost

struct TypedTextsTests {
  private let field = 7

  private func writing(_ text: String) -> [Patch] {
    [.setAttribute(node: field, name: "value", value: text)]
  }

  /// What is made of a text that is typed after the app has replaced one, which the page did not know yet.
  private func result(of typed: String, over old: String, writing new: String) -> Event {
    var texts = TypedTexts()
    _ = texts.reported(.input(old), on: field, received: 0)
    texts.wrote(writing(new), frame: 1)
    return texts.reported(.input(typed), on: field, received: 0)
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
      // Replaced as a whole, by both.
      ("red", "blue", "green", "green"),
      ("", "new", "a", "newa"),
      // Letters of more than one part.
      ("👩‍🚀", "", "👩‍🚀👩‍🔬", "👩‍🔬"),
    ]
  )
  func whatIsTypedIsPutIntoWhatTheAppHasWritten(
    old: String,
    new: String,
    typed: String,
    expected: String
  ) {
    #expect(result(of: typed, over: old, writing: new) == .input(expected))
  }

  @Test func onePageThatHasTakenATextReportsWhatIsMadeOfIt() {
    var texts = TypedTexts()
    #expect(texts.reported(.input("milk"), on: field, received: 0) == .input("milk"))
    texts.wrote(writing(""), frame: 1)
    #expect(texts.pending == [])
    #expect(texts.reported(.input("milkman"), on: field, received: 1) == .input("milkman"))
    #expect(texts.pending == [])
  }

  @Test func severalTextsArePassedOverOneAfterTheOther() {
    var texts = TypedTexts()
    _ = texts.reported(.input("a"), on: field, received: 0)
    texts.wrote(writing(""), frame: 1)
    #expect(texts.reported(.input("ab"), on: field, received: 0) == .input("b"))
    #expect(texts.pending == [field])
    texts.wrote(writing(""), frame: 2)
    // The page has passed over the first by then, although it has applied its frame.
    #expect(texts.reported(.input("abc"), on: field, received: 1) == .input("c"))
    texts.wrote(writing("c"), frame: 3)
    #expect(texts.pending == [])
    // Now it has taken what it is told again.
    #expect(texts.reported(.input("cd"), on: field, received: 3) == .input("cd"))
    #expect(texts.pending == [])
  }

  @Test func anotherEventOfAFieldHasThePageKeepItsTextToo() {
    var texts = TypedTexts()
    _ = texts.reported(.input("milk"), on: field, received: 0)
    texts.wrote(writing(""), frame: 1)
    #expect(texts.reported(.blur, on: field, received: 0) == .blur)
    #expect(texts.pending == [field])
  }

  @Test func aTextThatComesAfterOneThatWasTakenIsCountedFromThat() {
    var texts = TypedTexts()
    _ = texts.reported(.input("milk"), on: field, received: 0)
    texts.wrote(writing(""), frame: 1)
    texts.wrote(writing("x"), frame: 2)
    #expect(texts.reported(.input("e"), on: field, received: 1) == .input("xe"))
  }

  @Test func whatIsWrittenElsewhereIsOfNoAccount() {
    var texts = TypedTexts()
    _ = texts.reported(.input("milk"), on: field, received: 0)
    texts.wrote([.setAttribute(node: 8, name: "value", value: "")], frame: 1)
    #expect(texts.reported(.input("milkman"), on: field, received: 0) == .input("milkman"))
  }
}
