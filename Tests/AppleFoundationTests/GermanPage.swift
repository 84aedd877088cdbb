import Foundation
import ViewValues

/// The page of somebody in Japan whose browser is German.
struct GermanPage: RunningPage {
  let request = PageRequest()
  let user: WindowUser? = nil
  let values = WindowValues()
  let settings = LocaleSettings(
    locale: Locale(identifier: "de_DE"),
    timeZone: TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
  )

  func open(_: URL) -> Bool { false }
  func logout(to _: String) -> Bool { false }

  /// Runs code that the page has started.
  static func run<Result>(_ work: () -> Result) -> Result {
    CurrentPage.$value.withValue(Self(), operation: work)
  }
}
