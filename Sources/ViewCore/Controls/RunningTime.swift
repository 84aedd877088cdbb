import Foundation

/// A running time, which the page counts second by second.
enum RunningTime: Equatable, Sendable {
  case since(Date, Counting)
  case timer(Timer)

  enum Counting: String, Sendable {
    case relative, offset, timer
  }

  struct Timer: Equatable, Sendable {
    let interval: ClosedRange<Date>
    let pause: Date?
    let countsDown: Bool
    let showsHours: Bool
  }

  /// Returns the text at a point in time.
  func string(at now: Date, in locale: Locale) -> String {
    switch self {
    case .since(let date, .timer):
      Self.clock(abs(date.timeIntervalSince(now)), showsHours: true, in: locale)
    case .since(let date, .relative):
      Self.words(abs(date.timeIntervalSince(now)), count: 2, in: locale)
    case .since(let date, .offset):
      (date < now ? "-" : "+") + Self.words(abs(date.timeIntervalSince(now)), count: 1, in: locale)
    case .timer(let timer):
      Self.clock(timer.seconds(at: now), showsHours: timer.showsHours, in: locale)
    }
  }

  /// The attribute from which the page counts on: the way to count, the start and a timer's end.
  var counting: String? {
    switch self {
    case .since(let date, let counting): return "\(counting.rawValue) \(date.milliseconds)"
    case .timer(let timer):
      guard timer.pause == nil else { return nil }
      let kind = timer.countsDown ? "down" : "up"
      let hours = timer.showsHours ? "" : " minutes"
      let interval = timer.interval
      return
        "\(kind) \(interval.lowerBound.milliseconds) \(interval.upperBound.milliseconds)\(hours)"
    }
  }

  /// Writes minutes and seconds as on a clock.
  private static func clock(_ seconds: Double, showsHours: Bool, in locale: Locale) -> String {
    let whole = Int(whole: seconds)
    let minutes = whole / 60
    let hasHours = showsHours && minutes >= 60
    let parts = (hasHours ? [minutes / 60, minutes % 60] : [minutes]) + [whole % 60]
    let texts = parts.enumerated().map { index, part in
      part.formatted(.number.precision(.integerLength((index == 0 ? 1 : 2)...)).locale(locale))
    }
    return texts.joined(separator: ":")
  }

  /// Writes the largest units of a duration in words.
  private static func words(_ seconds: Double, count: Int, in locale: Locale) -> String {
    let units: [(Int, Duration.UnitsFormatStyle.Unit)] = [
      (604_800, .weeks), (86400, .days), (3600, .hours), (60, .minutes), (1, .seconds),
    ]
    let whole = Int(whole: seconds)
    let first = units.firstIndex { $0.0 <= whole } ?? units.count - 1
    let shown = units[first...].prefix(count)
    let smallest = shown.last?.0 ?? 1
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(shown.map(\.1)),
      width: .wide,
      zeroValueUnits: .hide
    )
    return style.locale(locale).format(.seconds(whole / smallest * smallest))
  }
}

extension RunningTime.Timer {
  fileprivate func seconds(at now: Date) -> Double {
    let now = min(max(pause ?? now, interval.lowerBound), interval.upperBound)
    let end = interval.upperBound
    return countsDown
      ? end.timeIntervalSince(now).rounded(.up) : now.timeIntervalSince(interval.lowerBound)
  }
}

extension Date {
  fileprivate var milliseconds: Int {
    Int(timeIntervalSince1970 * 1000, in: -Int.latestMillisecond...Int.latestMillisecond)
  }
}

extension Int {
  /// The last millisecond of a date in JavaScript.
  fileprivate static let latestMillisecond = 8_640_000_000_000_000

  /// Rounds a duration down to whole seconds.
  fileprivate init(whole seconds: Double) {
    self.init(seconds.rounded(.down), in: 0...Self.latestMillisecond / 1000)
  }
}

/// The text and the attributes of a running time.
struct TimeText: Equatable {
  let string: String
  let counting: String?
  let language: String

  @MainActor
  init(_ time: RunningTime, in environment: EnvironmentValues) {
    let locale = environment.locale
    string = time.string(at: Date(), in: locale)
    counting = time.counting
    language = locale.identifier(.bcp47)
  }

  func describe(_ element: inout Element) {
    element.text = string
    element["data-counting"] = counting
    element["lang"] = counting == nil ? nil : language
  }
}
