import BrowserHost
import Foundation
import Testing
import ViewCore

/// What a page says of its person becomes the window's environment, and nothing else does.
@MainActor
struct PageSettingTests {
  @Test func aKnownSettingIsTaken() {
    let environment = PageSetting(locale: "de-AT", timeZone: "Europe/Vienna").environment
    #expect(environment.locale.language.languageCode == "de")
    #expect(environment.locale.region == "AT")
    #expect(environment.timeZone.identifier == "Europe/Vienna")
    #expect(environment.calendar.timeZone.identifier == "Europe/Vienna")
    #expect(environment.calendar.firstWeekday == 2)
  }

  @Test(arguments: ["", "x", "../../etc", "e\u{301}n", "zz-ZZ", String(repeating: "a", count: 100)])
  func anUnknownSettingIsNot(name: String) {
    let environment = PageSetting(locale: name, timeZone: name).environment
    #expect(environment.locale == EnvironmentValues().locale)
    #expect(environment.timeZone == EnvironmentValues().timeZone)
  }
}
