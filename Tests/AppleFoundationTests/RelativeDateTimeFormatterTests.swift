import Foundation
import Testing

struct RelativeDateTimeFormatterTests {
  private static let day: TimeInterval = 86_400

  private func make(_ locale: String = "en_US") -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  private func text(_ formatter: RelativeDateTimeFormatter, after seconds: TimeInterval) -> String {
    let noon = Date(timeIntervalSince1970: 12 * 3600)
    return formatter.localizedString(for: noon + seconds, relativeTo: noon)
  }

  @Test(arguments: [
    (-7200, "2 hours ago"), (7200, "in 2 hours"), (-day, "1 day ago"), (-60 * day, "2 months ago"),
  ])
  func numericStyleCountsUnits(seconds: TimeInterval, expected: String) {
    #expect(text(make(), after: seconds) == expected)
  }

  @Test(arguments: [
    (DateComponents(day: -10), "10 days ago"), (DateComponents(day: 1), "in 1 day"),
    (DateComponents(month: 2, day: 5), "in 2 months"),
    (DateComponents(hour: 0, minute: -3), "3 minutes ago"),
    (DateComponents(weekOfMonth: -1), "1 week ago"), (DateComponents(year: 3), "in 3 years"),
    (DateComponents(), "in 0 seconds"), (DateComponents(second: 0), "in 0 seconds"),
  ])
  func dateComponentsAreWrittenInTheirLargestUnit(components: DateComponents, expected: String) {
    #expect(make().localizedString(from: components) == expected)
  }

  @Test func namedStyleHasNamesOfDays() {
    let formatter = make()
    formatter.dateTimeStyle = .named
    #expect(text(formatter, after: -Self.day) == "yesterday")
    #expect(text(formatter, after: Self.day) == "tomorrow")
  }

  @Test func unitsAreWrittenInFourStyles() {
    let formatter = make()
    let texts = [RelativeDateTimeFormatter.UnitsStyle.full, .spellOut, .short, .abbreviated].map {
      formatter.unitsStyle = $0
      return text(formatter, after: -60 * Self.day)
    }
    #expect(texts == ["2 months ago", "two months ago", "2 mo. ago", "2mo ago"])
  }

  @Test func wordsFollowTheLocaleAndThePlaceInTheSentence() {
    let formatter = make("de_DE")
    formatter.dateTimeStyle = .named
    formatter.formattingContext = .beginningOfSentence
    #expect(text(formatter, after: -Self.day) == "Gestern")
  }

  @Test func formatterFormatsDatesAndNothingElse() {
    #expect(make().string(for: "Monday") == nil)
    #expect(make().string(for: Date() - 2 * 3600 - 60) == "2 hours ago")
    #expect(make().localizedString(fromTimeInterval: -2 * 3600 - 60) == "2 hours ago")
  }
}
