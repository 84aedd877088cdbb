import Foundation

extension Path {
  /// Returns the area that is inside of this outline and of another one.
  ///
  /// Where we differ: curves become short straight lines, here and in the other operations with areas.
  ///
  /// - Complexity: O(*n*²) for outlines of *n* straight lines together, as each is cut by all others.
  /// - Parameters:
  ///   - other: The other outline.
  ///   - eoFill: Whether the even-odd rule decides which parts are inside.
  /// - Returns: The outline of the common area.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathAreas(self, other, eoFill: eoFill).outline { $0 && $1 }
  }

  /// Returns the area that is inside of this outline, of another one, or of both.
  ///
  /// - Parameters:
  ///   - other: The other outline.
  ///   - eoFill: Whether the even-odd rule decides which parts are inside.
  /// - Returns: The outline of the whole area.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathAreas(self, other, eoFill: eoFill).outline { $0 || $1 }
  }

  /// Returns the area that is inside of this outline and outside of another one.
  ///
  /// - Parameters:
  ///   - other: The other outline.
  ///   - eoFill: Whether the even-odd rule decides which parts are inside.
  /// - Returns: The outline of the remaining area.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathAreas(self, other, eoFill: eoFill).outline { $0 && !$1 }
  }

  /// Returns the area that is inside of one of two outlines, and not of both.
  ///
  /// - Parameters:
  ///   - other: The other outline.
  ///   - eoFill: Whether the even-odd rule decides which parts are inside.
  /// - Returns: The outline of the area.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathAreas(self, other, eoFill: eoFill).outline { $0 != $1 }
  }

  /// Returns the parts of the line that are inside of another outline.
  ///
  /// - Parameters:
  ///   - other: The outline of the area.
  ///   - eoFill: Whether the even-odd rule decides which parts are inside.
  /// - Returns: The parts of the line.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathAreas(self, other, eoFill: eoFill).line(isInside: true)
  }

  /// Returns the parts of the line that are outside of another outline.
  ///
  /// - Parameters:
  ///   - other: The outline of the area.
  ///   - eoFill: Whether the even-odd rule decides which parts are inside.
  /// - Returns: The parts of the line.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathAreas(self, other, eoFill: eoFill).line(isInside: false)
  }

  /// Returns an outline of the same area whose parts do not cross each other.
  ///
  /// - Parameter eoFill: Whether the even-odd rule decides which parts are inside.
  /// - Returns: The outline.
  public func normalized(eoFill: Bool = false) -> Path {
    union(Path(), eoFill: eoFill)
  }
}

/// The areas of two outlines.
///
/// All lines are cut where they meet. A piece belongs to the outline of a combined area if the area is on one side of it and not
/// on the other. The pieces are joined so that the area is on the same side of all.
private struct PathAreas {
  private let first: Area
  private let second: Area

  init(_ first: Path, _ second: Path, eoFill: Bool) {
    self.first = Area(first, eoFill: eoFill)
    self.second = Area(second, eoFill: eoFill)
  }

  /// Returns the outline of the points for which a rule holds, by whether they are in the first and in the second area.
  func outline(_ rule: (Bool, Bool) -> Bool) -> Path {
    let sides = first.sides + second.sides
    var pieces: [Piece] = []
    var known: Set<Piece> = []
    for piece in sides.flatMap({ $0.pieces(cutBy: sides) }) {
      guard known.insert(piece).inserted, known.insert(piece.reversed).inserted else { continue }
      let (left, right) = piece.pointsBeside
      let isLeft = rule(first.contains(left), second.contains(left))
      let isRight = rule(first.contains(right), second.contains(right))
      if isLeft != isRight { pieces.append(isLeft ? piece : piece.reversed) }
    }
    return Path(joining: pieces, areClosed: true)
  }

  /// Returns the parts of the first outline that are in the second area, or outside of it.
  func line(isInside: Bool) -> Path {
    let pieces = first.lines.flatMap { $0.pieces(cutBy: second.sides) }
      .filter { second.contains($0.middle) == isInside }
    return Path(joining: pieces, areClosed: false)
  }
}

/// The area of an outline.
private struct Area {
  /// The lines of the outline.
  let lines: [Piece]
  /// The lines around the area, of which one closes each part of the outline.
  let sides: [Piece]
  private let parts: [Polyline]
  private let eoFill: Bool

  init(_ path: Path, eoFill: Bool) {
    parts = path.polylines.map {
      Polyline(points: $0.points.map(\.rounded), isClosed: $0.isClosed)
    }
    lines = parts.flatMap { $0.pieces(isClosed: $0.isClosed) }
    sides = parts.flatMap { $0.pieces(isClosed: true) }
    self.eoFill = eoFill
  }

  func contains(_ point: CGPoint) -> Bool { parts.contain(point, eoFill: eoFill) }
}

extension Polyline {
  fileprivate func pieces(isClosed: Bool) -> [Piece] {
    zip(points, points.dropFirst() + (isClosed ? points.prefix(1) : []))
      .filter { $0 != $1 }.map { Piece(start: $0, end: $1) }
  }
}

/// A straight piece of an outline.
private struct Piece: Hashable {
  let start: CGPoint
  let end: CGPoint

  var reversed: Piece { Piece(start: end, end: start) }
  var middle: CGPoint { .between(start, end, 0.5) }

  /// A point on the left side, seen in a system whose second axis points upwards, and one on the right.
  var pointsBeside: (CGPoint, CGPoint) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let part = Self.distanceBeside / hypot(dx, dy)
    let middle = middle
    return (
      CGPoint(x: middle.x - dy * part, y: middle.y + dx * part),
      CGPoint(x: middle.x + dy * part, y: middle.y - dx * part)
    )
  }

  /// Returns the pieces between the points at which other lines meet this one.
  func pieces(cutBy others: [Piece]) -> [Piece] {
    let parts = Set(others.flatMap(partsOfMeeting)).filter { $0 > 0 && $0 < 1 }.sorted()
    let points = [start] + parts.map { CGPoint.between(start, end, $0).rounded } + [end]
    return zip(points, points.dropFirst()).filter { $0 != $1 }.map { Piece(start: $0, end: $1) }
  }

  /// Returns the parts of this line at which another one meets it.
  private func partsOfMeeting(with other: Piece) -> [CGFloat] {
    guard min(start.x, end.x) <= max(other.start.x, other.end.x) + Self.tolerance,
      max(start.x, end.x) >= min(other.start.x, other.end.x) - Self.tolerance,
      min(start.y, end.y) <= max(other.start.y, other.end.y) + Self.tolerance,
      max(start.y, end.y) >= min(other.start.y, other.end.y) - Self.tolerance
    else { return [] }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (ox, oy) = (other.end.x - other.start.x, other.end.y - other.start.y)
    let cross = dx * oy - dy * ox
    let length = hypot(dx, dy)
    guard abs(cross) > Self.tolerance * length * hypot(ox, oy) else {
      // Lines on top of each other meet where each of them ends.
      return [other.start, other.end].filter { distance(to: $0) < 10 * Self.tolerance }
        .map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / (length * length) }
    }
    let (x, y) = (other.start.x - start.x, other.start.y - start.y)
    let part = (x * oy - y * ox) / cross
    let otherPart = (x * dy - y * dx) / cross
    let slack = 10 * Self.tolerance / hypot(ox, oy)
    return otherPart >= -slack && otherPart <= 1 + slack ? [part] : []
  }

  /// The distance of a point from the straight line through this piece.
  private func distance(to point: CGPoint) -> CGFloat {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    return abs((point.x - start.x) * dy - (point.y - start.y) * dx) / hypot(dx, dy)
  }

  /// The distance in points below which places count as one.
  private static let tolerance: CGFloat = 1e-6
  /// The distance at which a point is beside a piece, which is larger than the errors of places and not seen.
  private static let distanceBeside: CGFloat = 1e-4
}

extension CGPoint {
  /// The nearest point of a grid, so that points which are computed in two ways are equal.
  fileprivate var rounded: CGPoint {
    let step: CGFloat = 1e5
    return CGPoint(x: (x * step).rounded() / step, y: (y * step).rounded() / step)
  }
}

extension Path {
  /// Joins pieces to lines, each with one that begins where it ends.
  fileprivate init(joining pieces: [Piece], areClosed: Bool) {
    self.init()
    var following = Dictionary(grouping: pieces.indices) { pieces[$0].start }
    var isUsed = [Bool](repeating: false, count: pieces.count)
    for first in pieces.indices where !isUsed[first] {
      move(to: pieces[first].start)
      var next: Int? = first
      while let index = next {
        isUsed[index] = true
        let end = pieces[index].end
        if areClosed, end == pieces[first].start { break }
        addLine(to: end)
        following[end]?.removeAll { isUsed[$0] }
        next = following[end]?.first
      }
      if areClosed { closeSubpath() }
    }
  }
}
