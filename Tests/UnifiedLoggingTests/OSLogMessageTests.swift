import Testing

@testable import OSLog

struct OSLogMessageTests {
  private struct User: CustomStringConvertible {
    let description = "user 7"
  }

  private func text(_ message: OSLogMessage, showsPrivateValues: Bool = false) -> String {
    message.text(showsPrivateValues: showsPrivateValues)
  }

  @Test func numbersAndTruthValuesArePublicAndTextsArePrivate() {
    let message: OSLogMessage = "\(7) \(1.5) \(true) \(Int.self) \("Ann") \(User())"
    #expect(text(message) == "7 1.500000 true Int <private> <private>")
    #expect(text(message, showsPrivateValues: true) == "7 1.500000 true Int Ann user 7")
  }

  @Test func privacyIsChosenForAValue() {
    #expect(text("\("Ann", privacy: .public)") == "Ann")
    #expect(text("\(7, privacy: .private) \(7, privacy: .sensitive)") == "<private> <private>")
    #expect(text("\(7, privacy: .auto(mask: .hash)) \("a", privacy: .auto)") == "7 <private>")
  }

  @Test func maskedValueIsToldFromOthersAndIsNotShown() {
    let ann = text("\("Ann", privacy: .private(mask: .hash))")
    #expect(ann == text("\("Ann", privacy: .sensitive(mask: .hash))"))
    #expect(ann != text("\("Bob", privacy: .private(mask: .hash))"))
    #expect(ann.wholeMatch(of: /<mask\.hash: [0-9a-f]{16}>/) != nil)
  }

  @Test func numbersHaveFormats() {
    #expect(text("\(255, format: .hex) \(255, format: .octal)") == "ff 377")
    #expect(text("\(-255, format: .hex(includePrefix: true, uppercase: true))") == "-0xFF")
    #expect(text("\(5, format: .decimal(explicitPositiveSign: true, minDigits: 3))") == "+005")
    #expect(text("\(1.0 / 3, format: .fixed(precision: 2))") == "0.33")
    #expect(text("\(12_345.0, format: .exponential(precision: 1))") == "1.2e+04")
    #expect(text("\(0.5, format: .hybrid) \(true, format: .answer)") == "0.5 yes")
  }

  @Test func valuesAreAlignedInColumns() {
    #expect(text("[\(7, align: .right(columns: 3))]") == "[  7]")
    #expect(text("[\(7, align: .left(columns: 3))]") == "[7  ]")
    #expect(text("[\("long", align: .left(columns: 2), privacy: .public)]") == "[long]")
  }
}
