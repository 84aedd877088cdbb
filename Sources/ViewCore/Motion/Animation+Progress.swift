extension Animation {
  /// Returns the part of the way at a time, in seconds after the change, or `nil` once the animation is over.
  ///
  /// A page runs the same animation by itself (`motion`).
  package func progress(at time: Double) -> Double? {
    let passed = time - Double(delayMilliseconds) / 1000
    guard passed >= 0 else { return curve.progress(at: 0) }
    let run = passed / (Double(runMilliseconds) / 1000)
    guard run.isFinite else { return nil }
    let (runs, autoreverses) = repetition.runs
    if let runs, run >= Double(runs) { return nil }
    let begun = run.rounded(.down)
    let isBackwards = autoreverses && begun.truncatingRemainder(dividingBy: 2) == 1
    return curve.progress(at: isBackwards ? 1 - (run - begun) : run - begun)
  }
}

extension Animation.Repetition {
  /// How often the animation runs, or `nil` where it never ends, and whether every other time it runs backwards.
  var runs: (count: Int?, autoreverses: Bool) {
    switch self {
    case .none: (1, false)
    case .times(let count, let autoreverses): (count, autoreverses)
    case .forever(let autoreverses): (nil, autoreverses)
    }
  }
}

extension Animation.Curve {
  /// Returns the part of the way at a part of the time.
  fileprivate func progress(at part: Double) -> Double {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      BezierCurve(x1: x1, y1: y1, x2: x2, y2: y2).value(at: part)
    case .spring(let spring): spring.progress(at: part * spring.settlingDuration)
    }
  }
}
