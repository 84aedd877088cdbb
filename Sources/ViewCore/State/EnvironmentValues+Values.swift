public import Foundation

extension EnvironmentValues {
  private enum EnabledKey: EnvironmentKey {
    static let defaultValue = true
  }

  private enum FontKey: EnvironmentKey {
    static let defaultValue: Font? = nil
  }

  private enum ForegroundStyleKey: EnvironmentKey {
    static let defaultValue: (any ShapeStyle)? = nil
  }

  private enum LocaleKey: EnvironmentKey {
    static let defaultValue = Locale.current
  }

  private enum TimeZoneKey: EnvironmentKey {
    static let defaultValue = TimeZone.current
  }

  private enum CalendarKey: EnvironmentKey {
    static let defaultValue = Calendar.current
  }

  /// Whether the user can interact with the controls.
  ///
  /// Set by ``View/disabled(_:)``.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// The font of texts that set no font themselves.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The locale in which numbers and dates are formatted.
  ///
  /// The browser determines it.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone in which times are formatted.
  ///
  /// The browser determines it.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar in which dates are formatted.
  ///
  /// It is the usual one of the browser's region.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The foreground style of texts that set no color themselves.
  var foregroundStyle: (any ShapeStyle)? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}
