public import Foundation

/// A part of an outline, as points with straight lines between them.
struct Polyline: Equatable {
  var points: [CGPoint]
  /// Whether a line leads from the last point to the first one.
  var isClosed = false
}

extension Path {
  /// The parts of the outline as straight lines: curves become short ones.
  var polylines: [Polyline] {
    var lines: [Polyline] = []
    func go(to point: CGPoint) {
      if lines.isEmpty || lines[lines.count - 1].isClosed {
        let start = lines.last?.points.first ?? .zero
        lines.append(Polyline(points: [start]))
      }
      lines[lines.count - 1].points.append(point)
    }
    for element in elements {
      let start = lines.last.map { $0.isClosed ? $0.points[0] : $0.points[$0.points.count - 1] }
      switch element {
      case .move(let point): lines.append(Polyline(points: [point]))
      case .closeSubpath:
        if !lines.isEmpty { lines[lines.count - 1].isClosed = true }
      case .line(let point): go(to: point)
      case .quadCurve, .curve:
        for part in Self.parts { go(to: element.point(at: part, from: start ?? .zero)) }
      }
    }
    return lines
  }

  /// The parts of a curve's parameter at which its straight lines end.
  private static let parts = (1...24).map { CGFloat($0) / 24 }

  /// Whether a point is inside of the filled outline.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - eoFill: Whether the even-odd rule decides which parts are inside.
  /// - Returns: Whether the point is inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    polylines.contain(point, eoFill: eoFill)
  }
}

extension [Polyline] {
  /// Whether a point is inside of the filled lines.
  func contain(_ point: CGPoint, eoFill: Bool) -> Bool {
    let windings = reduce(0) { $0 + $1.windings(around: point) }
    return eoFill ? !windings.isMultiple(of: 2) : windings != 0
  }
}

extension Polyline {
  /// How often the closed line goes around a point.
  fileprivate func windings(around point: CGPoint) -> Int {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { count, side in
      let (start, end) = side
      guard (start.y <= point.y) != (end.y <= point.y) else { return count }
      let cross =
        (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
      if end.y > start.y { return cross > 0 ? count + 1 : count }
      return cross < 0 ? count - 1 : count
    }
  }
}

extension Path.Element {
  /// Returns the point of a line or a curve at a part of its parameter.
  fileprivate func point(at part: CGFloat, from start: CGPoint) -> CGPoint {
    switch self {
    case .move(let end): end
    case .line(let end): .between(start, end, part)
    case .quadCurve(let end, let control):
      .between(.between(start, control, part), .between(control, end, part), part)
    case .curve(let end, let control1, let control2):
      .between(
        .between(.between(start, control1, part), .between(control1, control2, part), part),
        .between(.between(control1, control2, part), .between(control2, end, part), part),
        part
      )
    case .closeSubpath: start
    }
  }
}

extension CGPoint {
  /// Returns the point at a part of the way between two.
  static func between(_ first: CGPoint, _ second: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: first.x + part * (second.x - first.x), y: first.y + part * (second.y - first.y))
  }
}
