public import Foundation

extension Path {
  /// Returns a part of the outline.
  ///
  /// Curves become short straight lines.
  ///
  /// - Parameters:
  ///   - from: The start of the part, between 0 and 1 of the whole length.
  ///   - to: The end of the part.
  /// - Returns: The part. It is empty if its end is before its start.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    if from <= 0, to >= 1 { return self }
    let lines = polylines.flatMap(\.sides)
    let length = lines.reduce(0) { $0 + $1.length }
    let (start, end) = (from * length, to * length)
    var path = Path()
    var passed: CGFloat = 0
    for line in lines {
      let (first, last) = (max(start - passed, 0), min(end - passed, line.length))
      passed += line.length
      guard first < last else { continue }
      let point = line.point(at: first)
      if path.currentPoint != point { path.move(to: point) }
      path.addLine(to: line.point(at: last))
    }
    return path
  }
}

/// A straight line between two points.
struct LineSegment {
  let start: CGPoint
  let end: CGPoint

  var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

  func point(at distance: CGFloat) -> CGPoint {
    if distance <= 0 { return start }
    if distance >= length { return end }
    return .between(start, end, distance / length)
  }
}

extension Polyline {
  /// The straight lines.
  var sides: [LineSegment] {
    zip(points, points.dropFirst() + (isClosed ? points.prefix(1) : []))
      .map { LineSegment(start: $0, end: $1) }
  }
}
