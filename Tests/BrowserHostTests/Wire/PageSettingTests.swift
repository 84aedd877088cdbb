import BrowserHost
import Foundation
import Testing
import ViewCore

/// The window's environment has the settings that a page sends, as far as the server knows them.
@MainActor
struct PageSettingTests {
  @Test func knownSettingIsUsed() {
    let environment = PageSetting(locale: "de-AT", timeZone: "Europe/Vienna").environment
    #expect(environment.locale.language.languageCode == "de")
    #expect(environment.locale.region == "AT")
    #expect(environment.timeZone.identifier == "Europe/Vienna")
    #expect(environment.calendar.timeZone.identifier == "Europe/Vienna")
    #expect(environment.calendar.firstWeekday == 2)
  }

  @Test(arguments: ["", "x", "../../etc", "e\u{301}n", "zz-ZZ", String(repeating: "a", count: 100)])
  func unknownSettingIsIgnored(name: String) {
    let environment = PageSetting(locale: name, timeZone: name).environment
    #expect(environment.locale == EnvironmentValues().locale)
    #expect(environment.timeZone == EnvironmentValues().timeZone)
  }

  @Test(arguments: [
    ("en-US-u-nu-abcdefgh", "en-US"), ("th-TH-u-ca-buddhist-nu-thai", "th-TH"),
    ("zh-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"), ("de-x-private", "de"),
    ("sr-Latn-RS-u-nu-zzzz", "sr-Latn-RS"), ("en-u-nu-", "en"), ("DE-at", "de-AT"),
    ("zh-TW", "zh-TW"), ("sr-Cyrl-QQ", "sr-Cyrl"), ("de-Grek-AT", "de-AT"), ("de-QQ", "de"),
  ])
  func localeHasLanguageScriptAndRegionOnly(name: String, reduced: String) {
    let locale = PageSetting(locale: name, timeZone: "UTC").environment.locale
    #expect(locale.identifier(.bcp47) == reduced)
    // Foundation traps in these for some numbering systems.
    let formatter = NumberFormatter()
    formatter.locale = locale
    #expect(formatter.string(from: 12) != nil)
    let dates = DateFormatter()
    dates.locale = locale
    dates.dateStyle = .full
    #expect(!dates.string(from: .distantPast).isEmpty)
  }

  /// Foundation keeps each locale that was made, so that made-up regions filled the memory.
  @Test func numberOfLocalesIsBounded() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let locales = letters.flatMap { first in
      letters.map { PageSetting(locale: "de-\(first)\($0)").environment.locale.identifier }
    }
    #expect(Set(locales).isSuperset(of: ["de", "de-AT", "de-CH"]))
    #expect(Set(locales).count < 20)
  }

  @Test func addressIsBelowTheOriginThatTheServerHasChecked() throws {
    let path = try #require(AddressPath("/standups/1?edit=true"))
    let setting = PageSetting(path: path, origin: "https://app.example")
    let address = try #require(setting.address)
    #expect(address.base.url(of: path).absoluteString == "https://app.example/standups/1?edit=true")
    #expect(PageSetting(path: path).address == nil)
    #expect(PageSetting(path: path, origin: "null").address == nil)
  }

  @Test(arguments: ["../../../etc/passwd", "/etc/localtime", "Europe\0Vienna", "Europe/Vien na"])
  func pathIsNotAcceptedAsTimeZone(name: String) {
    let environment = PageSetting(locale: "en", timeZone: name).environment
    #expect(environment.timeZone == EnvironmentValues().timeZone)
  }
}
