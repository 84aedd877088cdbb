extension Animation {
  /// The animation as a page runs it, in whole milliseconds.
  package var motion: Motion {
    let (runs, autoreverses) = repetition.runs
    return Motion(
      milliseconds: runMilliseconds,
      delay: delayMilliseconds,
      curve: curve.css,
      runs: runs,
      autoreverses: autoreverses
    )
  }

  /// How long it takes until nothing moves any more, or `nil` where nobody will see it end.
  var wholeDuration: Duration? {
    guard let runs = repetition.runs.count else { return nil }
    let (milliseconds, isEndless) = runMilliseconds.multipliedReportingOverflow(by: runs)
    return isEndless ? nil : .milliseconds(milliseconds) + .milliseconds(delayMilliseconds)
  }

  /// How long one run takes.
  var runMilliseconds: Int { milliseconds(duration) }

  /// How long the animation waits before it starts.
  var delayMilliseconds: Int { milliseconds(startsAfter) }

  private func milliseconds(_ seconds: Double) -> Int {
    Int(seconds / (factor > 0 ? factor : 1) * 1000, in: 0...60_000)
  }
}

extension Animation.Curve {
  fileprivate var css: String {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      "cubic-bezier(\([x1, y1, x2, y2].map(CSS.number).joined(separator: ",")))"
    case .spring(let spring): spring.css
    }
  }
}
