import Foundation
import Testing

struct ListFormatterTests {
  private func make(_ locale: String = "en_US") -> ListFormatter {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  @Test func itemsAreJoinedInTheLanguageOfTheLocale() {
    #expect(make().string(from: ["apples", "pears", "plums"]) == "apples, pears, and plums")
    #expect(make("de_DE").string(from: ["Äpfel", "Birnen"]) == "Äpfel und Birnen")
    #expect(make().string(from: []) == "")
  }

  @Test func itemsHaveTheFormatOfTheirFormatterOrTheirDescription() {
    let formatter = make()
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.numberStyle = .spellOut
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, "a pear"]) == "one and a pear")
  }

  @Test func formatterFormatsArraysAndNothingElse() {
    #expect(make().string(for: ["a", "b"]) == "a and b")
    #expect(make().string(for: "a") == nil)
  }
}
