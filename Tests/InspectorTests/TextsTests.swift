#if DEBUG
import Foundation
import Testing

@testable import Inspector

struct TextsTests {
  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e12])
  func dateOutsideOfTheCalendarHasNoTimeOfDay(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(date.timeOfDay == "an unknown time")
    #expect(date.timePassed(since: Date(timeIntervalSinceReferenceDate: 0)) == "an unknown time")
  }

  @Test func durationIsInMillisecondsOrSecondsUnlessItHasNoEnd() {
    #expect(Duration.microseconds(1_230).text == "1.23 ms")
    #expect(Duration.milliseconds(999).text == "999.00 ms")
    #expect(Duration.milliseconds(137_928).text == "137.92 s")
    #expect(Duration.seconds(Int64.max).text == "an unknown time")
    #expect((Duration.seconds(Int64.min) * 10).text == "an unknown time")
  }

  @Test(arguments: [
    ("Milk and Bread", "milk", true), ("Milk and Bread", "BREAD", true), ("aab", "ab", true),
    ("aaa", "ab", false), ("Milk", "Milk and", false), ("", "a", false), ("Milk", "", true),
    ("Ährchen", "ährc", true), ("Milk", "k", true), ("Milk", "x", false),
  ])
  func searchedTextContainsAnotherInAnyLetters(text: String, other: String, isFound: Bool) {
    #expect(SearchedText(text).contains(SearchedText(other)) == isFound)
    #expect(SearchedText(text).hasPrefix(SearchedText(String(text.prefix(2)))))
  }
}
#endif
