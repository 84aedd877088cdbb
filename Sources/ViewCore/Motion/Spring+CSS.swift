extension Spring {
  /// The movement in the syntax of a stylesheet: points with straight lines between them.
  var css: String {
    let count = dampingRatio < 1 ? 32 : 16
    let points = (0...count).map { index in
      index == count
        ? "1" : CSS.number(progress(at: settlingDuration * Double(index) / Double(count)))
    }
    return "linear(\(points.joined(separator: ",")))"
  }
}
