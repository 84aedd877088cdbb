extension Animation {
  /// The animation as a page runs it, in whole milliseconds.
  var motion: Motion {
    let factor = factor > 0 ? factor : 1
    var motion = Motion(
      milliseconds: milliseconds(duration / factor),
      delay: milliseconds(startsAfter / factor),
      curve: curve.css
    )
    switch repetition {
    case .none: break
    case .times(let count, let autoreverses):
      (motion.runs, motion.autoreverses) = (count, autoreverses)
    case .forever(let autoreverses): (motion.runs, motion.autoreverses) = (nil, autoreverses)
    }
    return motion
  }

  /// How long it takes until nothing moves any more, or `nil` where nobody will see it end.
  var wholeDuration: Duration? {
    let motion = motion
    guard let runs = motion.runs else { return nil }
    let (milliseconds, isEndless) = motion.milliseconds.multipliedReportingOverflow(by: runs)
    return isEndless ? nil : .milliseconds(milliseconds) + .milliseconds(motion.delay)
  }

  private func milliseconds(_ seconds: Double) -> Int {
    Int(seconds * 1000, in: 0...60_000)
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
