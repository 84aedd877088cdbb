#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

extension InspectedStores.Entry {
  /// The name of the store with its window.
  var title: String {
    [
      name, window.map { ", window \($0)" } ?? ", no window", ", store \(id)",
      isOpen ? "" : isImported ? " (imported)" : " (ended)",
    ].joined()
  }
}

extension InspectedAction {
  /// The origin and the time in one line.
  var detail: String {
    "\(source) · \(date.timeOfDay)" + (hasChanges ? "" : " · no change")
  }

  /// The sender in words: the effect, or else the user's event or the code of a view if there is one.
  var source: String { origin.cause == nil ? event ?? origin.text : origin.text }
}

extension RecordedOrigin {
  /// The sender in words.
  var text: String {
    switch self {
    case .user: "A view or other code"
    case .binding: "The binding of a control"
    case .effect(of: let action, at: nil): "Effect of \(action)"
    case .effect(of: let action, at: let place?): "Effect of \(action), \(place)"
    }
  }

  /// The name of a symbol for the sender.
  var symbol: String {
    switch self {
    case .user: "hand.tap"
    case .binding: "slider.horizontal.3"
    case .effect: "arrow.turn.down.right"
    }
  }

  /// The color of the symbol.
  var color: Color {
    switch self {
    case .user: .blue
    case .binding: .purple
    case .effect: .orange
    }
  }
}

extension Date {
  /// Hours, minutes, seconds and milliseconds.
  ///
  /// A date outside of the calendar has none.
  var timeOfDay: String {
    // A comparison of dates takes one without a number for any.
    guard abs(timeIntervalSinceReferenceDate) < 1e11 else { return "an unknown time" }
    let parts = Calendar.current.dateComponents([.hour, .minute, .second, .nanosecond], from: self)
    let numbers = [parts.hour, parts.minute, parts.second].map { digits($0 ?? 0, count: 2) }
    let milliseconds = digits((parts.nanosecond ?? 0) / 1_000_000, count: 3)
    return "\(numbers.joined(separator: ":")).\(milliseconds)"
  }

  /// The time since an earlier date.
  func timePassed(since start: Date) -> String {
    let seconds = timeIntervalSince(start)
    // A duration of more seconds, or of none that is a number, ends the process.
    guard abs(seconds) < 1e11 else { return "an unknown time" }
    return Duration.seconds(seconds).text
  }
}

extension Duration {
  /// Milliseconds, or seconds from one second on, with two digits after the point.
  var text: String {
    guard abs(self / .seconds(1)) < 1e12 else { return "an unknown time" }
    guard self < .seconds(1) else {
      return Self.text(hundredths: hundredths(in: 1), unit: "s")
    }
    return Self.text(hundredths: hundredths(in: 1_000), unit: "ms")
  }

  /// The number of hundredths of a part of a second.
  private func hundredths(in partsOfSecond: Int64) -> Int64 {
    let attoseconds: Int64 = 10_000_000_000_000_000 / partsOfSecond
    return components.seconds * partsOfSecond * 100 + components.attoseconds / attoseconds
  }

  private static func text(hundredths: Int64, unit: String) -> String {
    "\(hundredths / 100).\(digits(Int(hundredths % 100), count: 2)) \(unit)"
  }
}

private func digits(_ number: Int, count: Int) -> String {
  let digits = "\(number)"
  return String(repeating: "0", count: max(0, count - digits.count)) + digits
}
#endif
