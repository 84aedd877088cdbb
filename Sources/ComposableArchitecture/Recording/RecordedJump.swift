public import Foundation

/// A return of a store to the state that it had after an earlier action.
///
/// The inspector does it with *Go back to here*. The actions since then are the abandoned future: they stay in the
/// recording, and ``StoreRecording/isAbandoned(_:)`` tells them from the others.
///
/// ```swift
/// for jump in recording.jumps {
///   print(jump, jump.cancelledEffects.count)
/// }
/// ```
///
/// The original library has no recordings.
public struct RecordedJump: Hashable, Sendable, CustomStringConvertible {
  /// The number of the action after which the store had the state.
  public let action: Int

  /// The number of the last action before the return.
  public let lastAction: Int

  /// The time of the return.
  public let date: Date

  /// The effects that were cancelled, because an action of the abandoned future had started them.
  public let cancelledEffects: [RecordedEffect]

  /// The jump in words, such as `Went back to after 12`.
  public var description: String { "Went back to after \(action)" }
}

/// The actions that led to a state one after the other, without those of abandoned futures.
struct ActionLine {
  /// The numbers from the first action to the last one.
  private let ranges: [ClosedRange<Int>]

  /// The line to the state after an action.
  ///
  /// - Parameters:
  ///   - number: The number of the action.
  ///   - jumps: The jumps in the order of time.
  /// - Complexity: O(*n*) for *n* jumps.
  init(to number: Int, jumps: [RecordedJump]) {
    var ranges: [ClosedRange<Int>] = []
    var end = number
    for jump in jumps.reversed() where jump.lastAction < end {
      ranges.append(jump.lastAction + 1...end)
      end = jump.action
    }
    ranges.append(min(1, end)...end)
    self.ranges = ranges.reversed()
  }

  func contains(_ number: Int) -> Bool { ranges.contains { $0.contains(number) } }

  /// Whether the line goes from a jump to the action after it.
  func crosses(_ jump: RecordedJump) -> Bool {
    zip(ranges, ranges.dropFirst()).contains {
      $0.upperBound == jump.action && $1.lowerBound == jump.lastAction + 1
    }
  }
}
