import Foundation
package import ViewCore
package import ViewValues

/// The user's language, time zone and appearance, and the address of the page.
package struct PageSetting: Equatable, Sendable {
  /// The language and region, as in `de-AT`.
  package var locale: String
  /// The time zone, as in `Europe/Vienna`.
  package var timeZone: String
  /// Whether the user's system is dark.
  package var isDark: Bool
  /// The size, the scale and the settings of the window.
  package var metrics: WindowMetrics
  /// The path and the query of the page's address.
  package var path: AddressPath
  /// The origin of the page, as the request for its WebSocket names it.
  package var origin: String?
  /// The path below which the app is served, as ``BasePath/text`` has it.
  package var basePath = ""
  /// The request for its WebSocket, with the headers and cookies that the app asked for.
  package var request = PageRequest()
  /// The user, if the app has authentication.
  package var user: WindowUser?
  /// The values of the window, if sessions are kept.
  package var values: WindowValues?

  package init(
    locale: String = "",
    timeZone: String = "",
    isDark: Bool = false,
    path: AddressPath = .root,
    metrics: WindowMetrics = WindowMetrics(),
    origin: String? = nil
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.isDark = isDark
    self.path = path
    self.metrics = metrics
    self.origin = origin
  }

  /// The address at which the page was opened, if its origin is known.
  package var address: PageAddress? {
    origin.flatMap { AddressBase(origin: $0, basePath: basePath) }
      .map { PageAddress(base: $0, path: path) }
  }

  /// The environment of the user's window.
  ///
  /// It has the server's own setting for everything that the page names and the server does not know.
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
    if let zone = knownTimeZone {
      environment.timeZone = zone
      calendar.timeZone = zone
    }
    environment.calendar = calendar
    environment.colorScheme = isDark ? .dark : .light
    environment.windowMetrics = metrics
    environment.pageRequest = request
    environment.windowUser = user
    environment.windowValues = values
    return environment
  }

  /// The setting, with what the server itself knows about its page.
  func completed(by connection: any Connection) -> PageSetting {
    var setting = self
    setting.origin = connection.origin
    setting.basePath = connection.basePath.text
    setting.user = connection.user
    setting.request = connection.request
    setting.request.path = path.withoutQuery
    setting.request.query = String(path.text.dropFirst(path.withoutQuery.count + 1))
    return setting
  }

  /// The locale, reduced to language, script and region.
  ///
  /// A browser sends any text. Extensions such as `-u-nu-…` select numbering systems and calendars, and
  /// Foundation's formatters trap on some of them.
  ///
  /// Foundation keeps each locale for ever that it has made. So only those are made that it has data for: `de-QQ`
  /// becomes `de`.
  private var knownLocale: Locale? {
    let parts = locale.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard let language = parts.first, language.isLetters, (2...3).contains(language.utf8.count)
    else { return nil }
    var rest = parts.dropFirst()
    var script: String?
    if let part = rest.first, part.isLetters, part.utf8.count == 4 {
      script = part.capitalized
      rest = rest.dropFirst()
    }
    let region = rest.first.flatMap { $0.isRegion ? $0.uppercased() : nil }
    return [[script, region], [script], [region], []]
      .map { ([language.lowercased()] + $0.compactMap(\.self)).joined(separator: "-") }
      .first(where: Self.knownLocales.contains)
      .map(Locale.init(identifier:))
  }

  /// The locales that Foundation has data for, and the ones with a script without it, as in `zh-TW`.
  private static let knownLocales = Set(
    Locale.availableIdentifiers.flatMap { identifier -> [String] in
      let parts = identifier.split(separator: "_")
      let hasScript = parts.count == 3 && parts[1].utf8.count == 4
      return [parts, hasScript ? [parts[0], parts[2]] : parts].map { $0.joined(separator: "-") }
    }
  )

  /// The time zone, if its name has no characters that would make it a path out of the system's database.
  private var knownTimeZone: TimeZone? {
    let isName = timeZone.utf8.allSatisfy { byte in
      Unicode.Scalar(byte).isLetterOrDigit || "/_+-".utf8.contains(byte)
    }
    guard isName, !timeZone.hasPrefix("/"), timeZone.utf8.count <= 64 else { return nil }
    return TimeZone(identifier: timeZone)
  }
}

extension Substring {
  fileprivate var isLetters: Bool {
    !isEmpty && unicodeScalars.allSatisfy { $0.isLetterOrDigit && !("0"..."9").contains($0) }
  }

  /// Whether it is two letters or three digits.
  fileprivate var isRegion: Bool {
    switch utf8.count {
    case 2: isLetters
    case 3: unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a digit of ASCII.
  fileprivate var isLetterOrDigit: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
  }
}
