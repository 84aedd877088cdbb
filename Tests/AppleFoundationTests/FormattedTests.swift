import Foundation
import Testing

/// Formats in a file that imports Foundation alone.
struct FormattedTests {
  private static let date = Date(timeIntervalSince1970: 0)

  /// The text with usual spaces in place of those that do not break.
  private static func plain(_ text: String) -> String {
    text.replacing(/[\u{A0}\u{202F}]/, with: " ")
  }

  @Test func codeThatAPageRunsFormatsForItsUser() {
    let texts = GermanPage.run {
      [
        Self.date.formatted(), Self.date.formatted(date: .abbreviated, time: .omitted),
        Self.date.formatted(.dateTime.day().month(.wide)), 5000.formatted(),
        0.5.formatted(.percent), Duration.seconds(5400).formatted(.units()),
        ["Anna", "Ben"].formatted(),
      ]
    }
    #expect(
      texts.map(Self.plain) == [
        "1.1.1970, 9:00", "1. Jan. 1970", "1. Januar", "5.000", "50 %", "1 Std., 30 Min.",
        "Anna und Ben",
      ]
    )
  }

  @Test func localeOfAStyleCountsMoreThanThatOfTheUser() {
    let style = Duration.UnitsFormatStyle.units().locale(Locale(identifier: "fr_FR"))
    let text = GermanPage.run { Duration.seconds(5400).formatted(style) }
    #expect(Self.plain(text) == "1 h et 30 min")
  }

  @Test func codeOfNoPageFormatsWithTheSettingsOfTheProcess() {
    let style = Date.FormatStyle(date: .long, time: .shortened)
    #expect(Self.date.formatted(date: .long, time: .shortened) == style.format(Self.date))
    #expect(5000.formatted() == IntegerFormatStyle<Int>().format(5000))
  }
}
