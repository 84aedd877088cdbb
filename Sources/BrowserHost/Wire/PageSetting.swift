import Foundation
package import ViewCore

/// How the person before a page reads numbers and times, whether on a dark screen, and which page it is.
package struct PageSetting: Equatable, Sendable {
  /// The language and region, as in `de-AT`.
  package var locale: String
  /// The time zone, as in `Europe/Vienna`.
  package var timeZone: String
  /// Whether the person's system is dark.
  package var isDark: Bool
  /// The path of the page's address.
  package var path: String

  package init(
    locale: String = "",
    timeZone: String = "",
    isDark: Bool = false,
    path: String = "/"
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.isDark = isDark
    self.path = path
  }

  /// The environment of a window that is shown to the person.
  ///
  /// What the page says is taken where it names something that is known; otherwise the server's own
  /// setting stays.
  package var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    var calendar = Calendar.current
    if let locale = knownLocale {
      environment.locale = locale
      let isRightToLeft = locale.language.characterDirection == .rightToLeft
      environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      calendar = locale.calendar
      calendar.locale = locale
    }
    if timeZone.utf8.count <= Self.longestName, let zone = TimeZone(identifier: timeZone) {
      environment.timeZone = zone
      calendar.timeZone = zone
    }
    environment.calendar = calendar
    environment.colorScheme = isDark ? .dark : .light
    return environment
  }

  private static let longestName = 64

  private var knownLocale: Locale? {
    let isPlain = locale.utf8.allSatisfy { byte in
      Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
        || byte == UInt8(ascii: "-")
    }
    guard isPlain, (2...Self.longestName).contains(locale.utf8.count) else { return nil }
    let locale = Locale(identifier: locale)
    guard let language = locale.language.languageCode, language.isISOLanguage else { return nil }
    return locale
  }
}
