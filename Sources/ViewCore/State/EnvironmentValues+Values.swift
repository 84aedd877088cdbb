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

  /// Whether a person may use the controls.
  ///
  /// Set by ``View/disabled(_:)``.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// The font of texts that set none themselves.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The locale in which numbers and dates are written.
  ///
  /// It is the browser's.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone in which times are written.
  ///
  /// It is the browser's.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar in which dates are written.
  ///
  /// It is the one that is usual in the browser's region.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// What texts are painted with that set no colour themselves.
  var foregroundStyle: (any ShapeStyle)? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}
