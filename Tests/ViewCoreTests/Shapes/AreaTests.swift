import Foundation
import Testing

@testable import ViewCore

/// Operations with the areas of outlines.
struct AreaTests {
  private static let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private static let right = Path(CGRect(x: 10, y: 0, width: 20, height: 20))
  private static let circle = Path(ellipseIn: CGRect(x: 5, y: -5, width: 20, height: 20))
  private static let star = Path { path in
    path.addLines(
      [(10, 0), (16, 19), (0, 7), (20, 7), (4, 19)].map { CGPoint(x: $0.0, y: $0.1) }
    )
    path.closeSubpath()
  }
  private static let inside = Path(CGRect(x: 5, y: 5, width: 4, height: 4))
  private static let far = Path(CGRect(x: 50, y: 50, width: 4, height: 4))

  /// The signed area within the lines of an outline.
  private func area(of path: Path) -> CGFloat {
    abs(
      path.polylines.reduce(0) { sum, line in
        sum
          + zip(line.points, line.points.dropFirst() + line.points.prefix(1))
          .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
      }
    )
  }

  @Test func rectanglesThatOverlapHaveTheirAreas() {
    let (left, right) = (Self.left, Self.right)
    #expect(abs(area(of: left.intersection(right)) - 200) < 0.01)
    #expect(abs(area(of: left.union(right)) - 600) < 0.01)
    #expect(abs(area(of: left.subtracting(right)) - 200) < 0.01)
    #expect(abs(area(of: left.symmetricDifference(right)) - 400) < 0.01)
  }

  @Test func areaInsideOfAnotherBecomesAHole() {
    #expect(abs(area(of: Self.left.subtracting(Self.inside)) - 384) < 0.01)
    #expect(!Self.left.subtracting(Self.inside).contains(CGPoint(x: 7, y: 7)))
    #expect(Self.left.subtracting(Self.inside).contains(CGPoint(x: 2, y: 2)))
  }

  @Test func outlinesWithoutACommonPartStayAsTheyAre() {
    #expect(Self.left.intersection(Self.far).isEmpty)
    #expect(abs(area(of: Self.left.union(Self.far)) - 416) < 0.01)
    #expect(abs(area(of: Self.left.subtracting(Self.far)) - 400) < 0.01)
    #expect(Self.left.intersection(Path()).isEmpty)
    #expect(abs(area(of: Self.left.subtracting(Path())) - 400) < 0.01)
  }

  @Test func equalOutlinesCancelEachOther() {
    for path in [Self.left, Self.circle, Self.star] {
      #expect(path.subtracting(path).isEmpty)
      #expect(path.symmetricDifference(path).isEmpty)
      #expect(abs(area(of: path.intersection(path)) - area(of: path.union(path))) < 0.01)
    }
  }

  /// A test of points of a grid against the rule, for outlines that meet in all ways.
  @Test(arguments: [false, true])
  func pointsAreInsideByTheRule(eoFill: Bool) {
    let paths = [Self.left, Self.right, Self.circle, Self.star, Self.inside, Self.far]
    let rules: [(String, (Path, Path) -> Path, (Bool, Bool) -> Bool)] = [
      ("intersection", { $0.intersection($1, eoFill: eoFill) }, { $0 && $1 }),
      ("union", { $0.union($1, eoFill: eoFill) }, { $0 || $1 }),
      ("subtracting", { $0.subtracting($1, eoFill: eoFill) }, { $0 && !$1 }),
      ("symmetricDifference", { $0.symmetricDifference($1, eoFill: eoFill) }, { $0 != $1 }),
    ]
    for (first, one) in paths.enumerated() {
      for (second, other) in paths.enumerated() {
        for (name, combine, rule) in rules {
          let path = combine(one, other)
          let wrong = Self.points.filter { point in
            path.contains(point)
              != rule(one.contains(point, eoFill: eoFill), other.contains(point, eoFill: eoFill))
          }
          #expect(wrong == [], "\(name) of \(first) and \(second)")
        }
      }
    }
  }

  /// Points that are on none of the outlines.
  private static let points = (0..<13).flatMap { row in
    (0..<13).map { CGPoint(x: -7.13 + Double($0) * 3.017, y: -7.31 + Double(row) * 3.019) }
  }

  @Test func normalizedOutlineHasTheSameAreaByBothRules() {
    let star = Self.star.normalized()
    for point in Self.points {
      #expect(star.contains(point) == Self.star.contains(point))
      #expect(star.contains(point, eoFill: true) == Self.star.contains(point))
    }
  }

  @Test func lineIsCutAtTheOutlineOfAnArea() {
    let line = Path { path in
      path.move(to: CGPoint(x: -5, y: 10))
      path.addLine(to: CGPoint(x: 25, y: 10))
    }
    let inside = Path { path in
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 20, y: 10))
    }
    #expect(line.lineIntersection(Self.left) == inside)
    let outside = line.lineSubtraction(Self.left).polylines.map(\.points)
    #expect(
      outside == [
        [CGPoint(x: -5, y: 10), CGPoint(x: 0, y: 10)],
        [CGPoint(x: 20, y: 10), CGPoint(x: 25, y: 10)],
      ]
    )
  }

  @Test func shapesAreCombinedInTheirSpace() {
    let shape = Rectangle().subtracting(Rectangle().offset(x: 50))
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(abs(area(of: path) - 5000) < 0.01)
    #expect(path.contains(CGPoint(x: 25, y: 50)))
    #expect(!path.contains(CGPoint(x: 75, y: 50)))
  }

  @Test func combinedShapesMoveWithTheData() {
    let shape = Circle().scale(0.5).union(Rectangle().offset(x: 4))
    #expect(shape.animatableData.magnitudeSquared > 0)
  }
}
