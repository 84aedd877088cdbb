import Foundation
import Testing

struct LocalizedStringTests {
  private let german = Locale(identifier: "de_DE")

  @Test func numbersFollowTheLocale() {
    #expect(String(localized: "\(1234) trips", locale: german) == "1.234 trips")
    #expect(String(localized: "\(UInt64.max)", locale: german) == "18.446.744.073.709.551.615")
    #expect(String(localized: "\(1.5) km", locale: german) == "1,500000 km")
    #expect(String(localized: "\(2.345, specifier: "%.1f") km", locale: german) == "2,3 km")
    #expect(
      String(localized: "\(0.5, format: .percent.locale(german))", locale: german) == "50\u{a0}%"
    )
  }

  @Test func localizedStringKeepsTextsWithoutNumbers() {
    let name = "Ann"
    #expect(
      String(localized: "Hello, \(name)!", table: "Greetings", comment: "Of a screen")
        == "Hello, Ann!"
    )
    #expect(String(localized: "Any \(URL(string: "a:b")!)") == "Any a:b")
    #expect(String(localized: String.LocalizationValue(name)) == "Ann")
  }

  @Test func aKeyStandsForItsLiteral() {
    #expect(
      String(localized: "trips.count", defaultValue: "\(1234) trips", locale: german)
        == "1.234 trips"
    )
  }
}
