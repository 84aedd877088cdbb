#if DEBUG
import Foundation
import Testing

@testable import Inspector

struct TextsTests {
  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e12])
  func dateOutsideOfTheCalendarHasNoTimeOfDay(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(date.timeOfDay == "an unknown time")
  }

  @Test func durationIsInMillisecondsOrSecondsUnlessItHasNoEnd() {
    #expect(Duration.microseconds(1_230).text == "1.23 ms")
    #expect(Duration.milliseconds(999).text == "999.00 ms")
    #expect(Duration.milliseconds(137_928).text == "137.92 s")
    #expect(Duration.seconds(Int64.max).text == "an unknown time")
    #expect((Duration.seconds(Int64.min) * 10).text == "an unknown time")
  }
}
#endif
