import Foundation

extension Path {
  /// Returns the outline of this outline, drawn with a pen.
  ///
  /// Curves become short straight lines.
  ///
  /// Where we differ: the parts of the result overlap each other. So it is meant to be filled, and to be asked whether it
  /// contains a point, and not to be drawn as a line itself.
  ///
  /// - Parameter style: The style of the pen.
  /// - Returns: The outline of what the pen has drawn.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var pen = Pen(style: style)
    for line in polylines.flatMap({ $0.dashes(style) }) { pen.draw(line) }
    return pen.path
  }
}

extension Polyline {
  /// The visible parts of a line with dashes.
  fileprivate func dashes(_ style: StrokeStyle) -> [Polyline] {
    let lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return [self] }
    var dashes: [Polyline] = []
    var index = 0
    var left = style.dashPhase.truncatingRemainder(dividingBy: period)
    if left < 0 { left += period }
    while left >= lengths[index] {
      left -= lengths[index]
      index = (index + 1) % lengths.count
    }
    left = lengths[index] - left
    if index.isMultiple(of: 2), let first = points.first {
      dashes.append(Polyline(points: [first]))
    }
    for side in sides {
      var passed: CGFloat = 0
      while side.length - passed > left {
        passed += left
        let point = side.point(at: passed)
        if index.isMultiple(of: 2) { dashes[dashes.count - 1].points.append(point) }
        index = (index + 1) % lengths.count
        left = lengths[index]
        if index.isMultiple(of: 2) { dashes.append(Polyline(points: [point])) }
      }
      left -= side.length - passed
      if index.isMultiple(of: 2) { dashes[dashes.count - 1].points.append(side.end) }
    }
    return dashes
  }
}

/// A pen that collects the outlines of what it draws.
private struct Pen {
  let style: StrokeStyle
  private(set) var path = Path()

  private var radius: CGFloat { style.lineWidth / 2 }

  mutating func draw(_ line: Polyline) {
    let sides = line.sides.filter { $0.length > 0 }
    guard let first = sides.first, let last = sides.last else {
      if let point = line.points.first { drawDot(at: point) }
      return
    }
    for side in sides { drawSide(side) }
    for (side, next) in zip(sides, sides.dropFirst()) { join(side, next) }
    if line.isClosed {
      join(last, first)
    } else {
      end(LineSegment(start: first.end, end: first.start))
      end(last)
    }
  }

  /// Draws a line without length, of which only round and square ends are seen.
  private mutating func drawDot(at point: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: addCircle(around: point)
    case .square:
      let origin = CGPoint(x: point.x - radius, y: point.y - radius)
      path.addRect(
        CGRect(origin: origin, size: CGSize(width: style.lineWidth, height: style.lineWidth))
      )
    }
  }

  private mutating func drawSide(_ side: LineSegment) {
    let across = side.direction.turned.times(radius)
    add([
      side.start.plus(across), side.end.plus(across), side.end.minus(across),
      side.start.minus(across),
    ])
  }

  private mutating func end(_ side: LineSegment) {
    switch style.lineCap {
    case .butt: break
    case .round: addCircle(around: side.end)
    case .square:
      drawSide(
        LineSegment(start: side.end, end: side.end.plus(side.direction.times(radius)))
      )
    }
  }

  private mutating func join(_ side: LineSegment, _ next: LineSegment) {
    if style.lineJoin == .round { return addCircle(around: side.end) }
    let (one, other) = (side.direction, next.direction)
    let turn = one.x * other.y - one.y * other.x
    guard turn != 0 else { return }
    // The gap is on the outer side of the corner.
    let distance = turn > 0 ? -radius : radius
    let corner = side.end
    let (from, to) = (
      corner.plus(one.turned.times(distance)), corner.plus(other.turned.times(distance))
    )
    var points = [corner, from, to]
    let cosine = one.x * other.x + one.y * other.y
    // The length of the corner, measured in widths of the line.
    let length = 1 / ((1 + cosine) / 2).squareRoot()
    if style.lineJoin == .miter, length <= style.miterLimit {
      let middle = CGPoint.between(one.turned, other.turned, 0.5)
      points.insert(corner.plus(middle.times(distance * length * length)), at: 2)
    }
    add(points)
  }

  /// Adds a polygon that goes around in the direction of all others, so that overlapping ones add up.
  private mutating func add(_ points: [CGPoint]) {
    let area = zip(points, points.dropFirst() + points.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    path.addLines(area < 0 ? points.reversed() : points)
    path.closeSubpath()
  }

  private mutating func addCircle(around point: CGPoint) {
    path.addEllipse(
      in: CGRect(
        x: point.x - radius,
        y: point.y - radius,
        width: style.lineWidth,
        height: style.lineWidth
      )
    )
  }
}

extension LineSegment {
  /// The way of length 1 from the start to the end.
  fileprivate var direction: CGPoint { end.minus(start).times(1 / length) }
}

extension CGPoint {
  /// The way, turned to its right on a page.
  fileprivate var turned: CGPoint { CGPoint(x: -y, y: x) }
  fileprivate func plus(_ other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
  fileprivate func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
  fileprivate func times(_ factor: CGFloat) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
}
