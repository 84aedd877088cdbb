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
