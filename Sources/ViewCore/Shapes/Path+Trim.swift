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
    let lines = flattened
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

  private struct Line {
    let start: CGPoint
    let end: CGPoint

    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    func point(at distance: CGFloat) -> CGPoint {
      if distance <= 0 { return start }
      if distance >= length { return end }
      let part = distance / length
      return CGPoint(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
    }
  }

  /// The outline as straight lines.
  private var flattened: [Line] {
    var lines: [Line] = []
    var first = CGPoint.zero
    var current = CGPoint.zero
    func go(to point: CGPoint) {
      lines.append(Line(start: current, end: point))
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point):
        first = point
        current = point
      case .line(let point): go(to: point)
      case .quadCurve(let end, let control):
        let start = current
        for part in Self.parts {
          let (a, b) = (CGPoint.between(start, control, part), CGPoint.between(control, end, part))
          go(to: .between(a, b, part))
        }
      case .curve(let end, let control1, let control2):
        let start = current
        for part in Self.parts {
          let a = CGPoint.between(start, control1, part)
          let b = CGPoint.between(control1, control2, part)
          let c = CGPoint.between(control2, end, part)
          go(to: .between(.between(a, b, part), .between(b, c, part), part))
        }
      case .closeSubpath: go(to: first)
      }
    }
    return lines
  }

  private static let parts = (1...24).map { CGFloat($0) / 24 }
}

extension CGPoint {
  fileprivate static func between(_ first: CGPoint, _ second: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: first.x + part * (second.x - first.x), y: first.y + part * (second.y - first.y))
  }
}
