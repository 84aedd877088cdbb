import Foundation
import Testing

struct DateComponentsFormatterTests {
  private func make(
    _ units: NSCalendar.Unit = [.hour, .minute, .second],
    style: DateComponentsFormatter.UnitsStyle = .positional,
    zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = zeros
    return formatter
  }

  @Test(arguments: [
    (0, "0"), (5, "5"), (65, "1:05"), (3605.9, "1:00:05"), (-65, "-1:05"), (90_061, "25:01:01"),
  ])
  func positionalStyleWritesNumbersAlone(seconds: TimeInterval, text: String) {
    #expect(make().string(from: seconds) == text)
  }

  @Test func zerosAreKeptOrDropped() {
    #expect(make([.minute, .second], zeros: .pad).string(from: 5) == "00:05")
    #expect(make([.minute, .second], zeros: []).string(from: 5) == "0:05")
    #expect(make(zeros: .dropAll).string(from: 3600) == "1")
    #expect(make(zeros: .dropMiddle).string(from: 3605) == "1:05")
    #expect(
      make([.minute, .second], style: .full, zeros: []).string(from: 60) == "1 minute, 0 seconds"
    )
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.abbreviated, "1h 5s"), (.short, "1 hr, 5 sec"),
    (.full, "1 hour, 5 seconds"), (.spellOut, "one hour, five seconds"), (.brief, "1 hr 5 sec"),
  ])
  func unitsAreWritten(style: DateComponentsFormatter.UnitsStyle, text: String) throws {
    let written = try #require(make(style: style).string(from: 3605))
    #expect(written.replacing("secs", with: "sec") == text)
  }

  @Test func unitsAreLimited() {
    let formatter = make(style: .full)
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 7205) == "2 hours")
    #expect(make([.era]).string(from: 7205) == nil)
  }

  @Test func datesAndComponentsAreFormatted() {
    let formatter = make([.day, .hour])
    let start = Date(timeIntervalSince1970: 0)
    #expect(formatter.string(from: start, to: start + 100_000) == "1:03")
    #expect(formatter.string(from: DateComponents(day: 2, minute: 61)) == "2:01")
    #expect(formatter.string(for: DateComponents(hour: 3)) == "3")
    #expect(formatter.string(for: 7_200) == "2")
    #expect(formatter.string(for: "two") == nil)
  }
}
