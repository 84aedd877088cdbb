import Foundation

/// Something that the benchmarks measure and that other programs on the machine hardly change.
///
/// The raw value names the column of the tables.
public enum Quantity: String, CaseIterable, Sendable {
  case allocations
  case instructions
  case bytes
  case kibibytes = "KiB"
  /// The memory that a process takes more than before, at most, while it does something.
  case growth = "growth KiB"
  /// The number of answers that came too late, under the load of many users.
  case late
  /// The time of one case divided by the time of another case that was measured beside it.
  ///
  /// The name of such a figure is `one case ÷ another case`.
  case ratio

  /// How far a figure may be above the recorded one.
  public var margin: Margin {
    switch self {
    // Below 25 allocations, one more in each operation is above the limit.
    case .allocations: Margin(percent: 2, plus: 0.5)
    case .instructions: Margin(percent: 3, plus: 20)
    case .bytes: Margin(percent: 2, plus: 8)
    case .kibibytes: Margin(percent: 10, plus: 1)
    // The allocator and the threads of the process make it vary. A file that is kept in memory takes 200 MB.
    case .growth: Margin(percent: 100, plus: 8192)
    // One in a hundred. Without a limit of its own, a server that is too slow has most of them.
    case .late: Margin(percent: 0, plus: 200)
    // Other programs disturb times, even the best of several runs. A ratio is to show a cost that grows.
    // A small one would have no limit with the same number on top.
    case .ratio: Margin(percent: 50, plus: 1, plusBelowOne: 0.1)
    }
  }

  /// The name of the file with the limits.
  public var fileName: String {
    switch self {
    case .allocations: "Allocations.md"
    case .instructions: "Instructions.md"
    case .bytes: "Bytes.md"
    case .kibibytes: "Kibibytes.md"
    case .growth: "Growth.md"
    case .late: "Late.md"
    case .ratio: "Ratios.md"
    }
  }

  func text(of figure: Double) -> String {
    let digits =
      switch self {
      case .instructions, .growth, .late: 0
      case .allocations, .bytes, .kibibytes: 1
      case .ratio: 2
      }
    return String(format: "%.\(digits)f", figure)
  }
}

/// A share of a figure and a number on top.
public struct Margin: Sendable {
  public let percent: Double
  public let plus: Double
  /// The number on top of a figure below 1, where it differs.
  public let plusBelowOne: Double?

  init(percent: Double, plus: Double, plusBelowOne: Double? = nil) {
    self.percent = percent
    self.plus = plus
    self.plusBelowOne = plusBelowOne
  }

  func limit(for figure: Double) -> Double {
    figure * (1 + percent / 100) + (figure < 1 ? plusBelowOne ?? plus : plus)
  }

  /// The margin in words, such as "2 % and 0.5 more".
  var text: String {
    let small = plusBelowOne.map { ", or \($0) more for a figure below 1" } ?? ""
    return "\(Int(percent)) % and \(plus) more\(small)"
  }
}
