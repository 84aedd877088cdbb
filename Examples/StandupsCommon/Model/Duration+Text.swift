public import Foundation

extension FormatStyle where Self == Duration.UnitsFormatStyle {
  /// Minutes and seconds in words, such as "5 min" or "1 min, 30 sec".
  public static var words: Self {
    .units(allowed: [.minutes, .seconds], width: .abbreviated)
  }
}

extension Duration {
  /// The length in whole minutes, as a slider has it.
  public var minutes: Double {
    get { Double(components.seconds / 60) }
    set { self = .seconds(Int(newValue.rounded()) * 60) }
  }

  /// The length as a clock shows it, such as "1:30".
  public var onClock: String {
    formatted(.time(pattern: .minuteSecond))
  }
}
