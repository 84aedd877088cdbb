import Foundation
import Testing
import ViewCore

/// Outlines as areas: what they contain, their pens and their round corners.
struct PathGeometryTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func filledOutlineContainsItsInside() {
    #expect(square.contains(point(5, 5)))
    #expect(!square.contains(point(15, 5)))
    #expect(!square.contains(point(-5, 5)))
    #expect(!Path().contains(.zero))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.contains(point(5, 0.1)))
    #expect(!circle.contains(point(0.5, 0.5)))
    // An open outline is filled as a closed one.
    let open = Path { $0.addLines([.zero, point(10, 0), point(10, 10)]) }
    #expect(open.contains(point(8, 2)))
    #expect(!open.contains(point(2, 8)))
  }

  @Test func rectangleHasItsRoundCorners() {
    let rect = CGRect(x: 10, y: 0, width: 20, height: 20)
    let even = Path(roundedRect: rect, cornerSize: CGSize(width: 8, height: 8), style: .circular)
    #expect(even == Path(roundedRect: rect, cornerRadius: 8, style: .circular))
    let uneven = Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 8))
    #expect(!uneven.contains(point(11, 1)))
    #expect(uneven.contains(point(29, 1)))
    #expect(uneven.contains(point(11, 19)))
  }

  @Test func rulesDifferWhereOutlinesOverlap() {
    var nested = square
    nested.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(nested.contains(point(3, 3)))
    #expect(!nested.contains(point(3, 3), eoFill: true))
    #expect(nested.contains(point(8, 8), eoFill: true))
  }

  @Test func partsAfterAClosedOneBeginAtItsStart() {
    let path = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
      path.addLine(to: point(-8, 0))
      path.addLine(to: point(-8, -8))
    }
    #expect(path.contains(point(-7, -2)))
  }

  @Test func penIsAsWideAsItsLine() {
    let line = Path { $0.addLines([.zero, point(10, 0)]) }
    let drawn = line.strokedPath(StrokeStyle(lineWidth: 4))
    for y in [-1.9, 0, 1.9] { #expect(drawn.contains(point(5, y))) }
    #expect(!drawn.contains(point(5, 2.1)))
    #expect(!drawn.contains(point(10.5, 0)))
  }

  @Test func endsOfLinesAreThoseOfTheirStyle() {
    let line = Path { $0.addLines([.zero, point(10, 0)]) }
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    for x in [-1.9, 11.9] {
      #expect(square.contains(point(x, 1.9)))
      #expect(round.contains(point(x, 0)))
      #expect(!round.contains(point(x, 1.9)))
    }
    let dot = Path { $0.addLines([.zero, .zero]) }
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).contains(point(0, 1.9)))
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).contains(point(1.9, 1.9)))
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
  }

  @Test func cornersAreThoseOfTheirStyle() {
    func corner(_ join: CGLineJoin, limit: CGFloat = 10) -> Path {
      Path { $0.addLines([point(-10, 0), .zero, point(0, 10)]) }
        .strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit))
    }
    // The tip of the corner, the outside of its circle and the outside of its cut.
    let (tip, circle, cut) = (point(1.9, -1.9), point(1.3, -1.3), point(0.9, -0.9))
    #expect(corner(.miter).contains(tip))
    #expect(!corner(.miter, limit: 1.2).contains(tip))
    #expect(!corner(.round).contains(tip))
    #expect(corner(.round).contains(circle))
    #expect(!corner(.bevel).contains(circle))
    #expect(corner(.bevel).contains(cut))
    #expect(!square.strokedPath(StrokeStyle(lineWidth: 2)).contains(point(5, 5)))
    #expect(square.strokedPath(StrokeStyle(lineWidth: 2)).contains(point(-0.9, -0.9)))
  }

  @Test func dashesLeaveGaps() {
    let line = Path { $0.addLines([.zero, point(10, 0), point(20, 0)]) }
    func visible(_ style: StrokeStyle) -> [Int] {
      let drawn = line.strokedPath(style)
      return (0..<20).filter { drawn.contains(point(Double($0) + 0.5, 0.2)) }
    }
    #expect(visible(StrokeStyle(dash: [4, 4])) == [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19])
    #expect(
      visible(StrokeStyle(dash: [4, 4], dashPhase: 2)) == [0, 1, 6, 7, 8, 9, 14, 15, 16, 17]
    )
    #expect(
      visible(StrokeStyle(dash: [4, 4], dashPhase: -2)) == [2, 3, 4, 5, 10, 11, 12, 13, 18, 19]
    )
    #expect(visible(StrokeStyle(dash: [3])) == [0, 1, 2, 6, 7, 8, 12, 13, 14, 18, 19])
    #expect(visible(StrokeStyle(dash: [0])).count == 20)
  }

  @Test(arguments: [(0.0, 100.0), (100, 0)])
  func arcTouchesBothLines(startY: Double, endY: Double) throws {
    let path = Path { path in
      path.move(to: point(0, startY))
      path.addArc(
        tangent1End: point(100, startY),
        tangent2End: point(100, endY),
        radius: 20
      )
    }
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 100) < 1e-6)
    #expect(abs(end.y - (startY == 0 ? 20 : 80)) < 1e-6)
    var points: [CGPoint] = []
    path.forEach { if case .line(let point) = $0 { points.append(point) } }
    #expect(points.count == 1)
    #expect(abs(points[0].x - 80) < 1e-6)
    #expect(path.contains(point(90, startY == 0 ? 1 : 99)) == false)
  }

  @Test func arcWithoutACornerIsALine() {
    let straight = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: point(10, 0), tangent2End: point(20, 0), radius: 5)
    }
    #expect(straight == Path { $0.addLines([.zero, point(10, 0)]) })
  }

  @Test func transformOfAnArcMovesItsLines() throws {
    var path = Path()
    path.move(to: point(0, 10))
    path.addArc(
      tangent1End: point(10, 0),
      tangent2End: point(10, 10),
      radius: 2,
      transform: CGAffineTransform(translationX: 0, y: 10)
    )
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 10) < 1e-6)
    #expect(abs(end.y - 12) < 1e-6)
  }

  @Test func rectanglesAreAddedTogether() {
    let (one, other) = (
      CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 4, y: 0, width: 2, height: 2)
    )
    var path = Path()
    path.addRects([one, other], transform: CGAffineTransform(translationX: 1, y: 0))
    #expect(path.contains(point(2, 1)))
    #expect(!path.contains(point(4, 1)))
    #expect(path.boundingRect == CGRect(x: 1, y: 0, width: 6, height: 2))
  }

  @Test func sizedAndTransformedShapesIgnoreTheirSpace() {
    let space = CGRect(x: 0, y: 0, width: 100, height: 100)
    let sized = Rectangle().size(width: 10, height: 20).path(in: space)
    #expect(sized.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
    let moved = Rectangle().transform(CGAffineTransform(translationX: 5, y: 6)).path(in: space)
    #expect(moved.boundingRect == CGRect(x: 5, y: 6, width: 100, height: 100))
  }
}
