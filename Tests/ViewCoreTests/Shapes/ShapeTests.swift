import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct ShapeTests {
  private struct Diagonal: Shape {
    var end: CGFloat = 1

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX * end, y: rect.maxY * end))
      }
    }
  }

  /// Returns the drawing on a page where all shapes have a size of 200 by 100.
  private func drawing(_ shape: some View) -> String {
    let outline = ViewHarness(size: CGSize(width: 200, height: 100)) { shape }.outline
    return outline.split(separator: "\n").dropFirst(2).joined().trimmingCharacters(in: .whitespaces)
  }

  @Test func shapeIsDrawnForItsSize() {
    #expect(drawing(Diagonal()) == "<path d=\"M0 0L200 100\" style=\"fill:currentColor\">")
    #expect(
      drawing(Rectangle().fill(.red))
        == "<path d=\"M0 0L200 0L200 100L0 100Z\" style=\"fill:var(--red)\">"
    )
  }

  @Test func outlineIsLine() {
    #expect(
      drawing(Diagonal().stroke(.blue, lineWidth: 3))
        == "<path d=\"M0 0L200 100\" style=\"stroke:var(--blue);fill:none;stroke-width:3px\">"
    )
    let style = StrokeStyle(
      lineWidth: 2,
      lineCap: .round,
      lineJoin: .bevel,
      dash: [1, 2],
      dashPhase: 1
    )
    #expect(
      drawing(Diagonal().stroke(style: style)).contains(
        "stroke-linecap:round;stroke-linejoin:bevel;stroke-dasharray:1 2;stroke-dashoffset:1"
      )
    )
    #expect(
      drawing(Rectangle().strokeBorder(lineWidth: 10)).contains("d=\"M5 5L195 5L195 95L5 95Z\"")
    )
  }

  @Test func circleIsTheLargestThatFits() {
    let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(circle.boundingRect == CGRect(x: 50, y: 0, width: 100, height: 100))
    let capsule = Capsule().path(in: CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(capsule.boundingRect == CGRect(x: 0, y: 0, width: 200, height: 100))
    let small = Circle().inset(by: 80).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(small.boundingRect == CGRect(x: 50, y: 50, width: 0, height: 0))
  }

  @Test(arguments: [CGSize(width: 80, height: 8), CGSize(width: 8, height: 80)])
  func roundCornersAreAtMostHalfCircles(size: CGSize) {
    let rect = CGRect(origin: .zero, size: size)
    let capsule = Capsule().path(in: rect)
    for radius in [4, 10, 60, CGFloat.infinity] {
      #expect(RoundedRectangle(cornerRadius: radius).path(in: rect) == capsule)
    }
    #expect(RoundedRectangle(cornerRadius: 3).path(in: rect) != capsule)
  }

  @Test func cornersOfEllipsesTakeAtMostHalfOfEachSide() {
    let rect = CGRect(x: 0, y: 0, width: 80, height: 8)
    let wide = RoundedRectangle(cornerSize: CGSize(width: 30, height: 9)).path(in: rect)
    let fitting = RoundedRectangle(cornerSize: CGSize(width: 30, height: 4)).path(in: rect)
    #expect(wide == fitting)
  }

  @Test func shapesAreRotatedMovedAndTrimmed() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let turned = Diagonal().rotation(.degrees(90)).path(in: rect)
    #expect(abs((turned.currentPoint?.x ?? 1)) < 1e-9)
    #expect(Diagonal().offset(x: 5, y: 7).path(in: rect).currentPoint == CGPoint(x: 105, y: 107))
    #expect(Diagonal().scale(0.5).path(in: rect).currentPoint == CGPoint(x: 75, y: 75))
    let half = Diagonal().trim(from: 0.25, to: 0.5).path(in: rect)
    #expect(half.boundingRect == CGRect(x: 25, y: 25, width: 25, height: 25))
    #expect(Diagonal().trim(from: 0.5, to: 0.25).path(in: rect).isEmpty)
    let curve = Circle().trim(from: 0, to: 0.5).path(in: rect)
    #expect(abs(curve.boundingRect.minY - 50) < 0.1)
    #expect(abs(curve.boundingRect.maxY - 100) < 0.1)
  }

  @Test func circleBeginsOnTheRightAndGoesDown() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let quarter = Circle().trim(from: 0, to: 0.25).path(in: rect).boundingRect
    for (side, expected) in [
      (quarter.minX, 50.0), (quarter.maxX, 100), (quarter.minY, 50), (quarter.maxY, 100),
    ] {
      #expect(abs(side - expected) < 0.1)
    }
  }

  @Test(arguments: [(false, 50.0, 100.0), (true, 50.0, 0.0)])
  func arcGoesInDirection(clockwise: Bool, x: Double, y: Double) {
    // From the right by three quarters or one quarter to the top of a y-axis that goes down.
    var path = Path()
    path.addArc(
      center: CGPoint(x: 50, y: 50),
      radius: 50,
      startAngle: .zero,
      endAngle: .degrees(clockwise ? 270 : 90),
      clockwise: clockwise
    )
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - x) < 1e-9)
    #expect(abs(end.y - y) < 1e-9)
    let count = { (path: Path) in
      var count = 0
      path.forEach { if case .curve = $0 { count += 1 } }
      return count
    }
    #expect(count(path) == 1)
  }

  @Test func gradientsArePaintedBehindTheOutline() {
    let gradient = AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
    let fill = drawing(Rectangle().fill(gradient))
    let stops = "var(--red) 0deg,var(--blue) 360deg"
    #expect(fill.contains("conic-gradient(from 90deg at 50% 50%,\(stops))"))
    #expect(fill.contains("clip-path:path("))
    let linear = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(drawing(linear).contains("linear-gradient(90deg,var(--red) 0%,var(--blue) 100%)"))
    #expect(drawing(Circle().stroke(linear, lineWidth: 4)).contains("mask:url("))
  }

  @Test func viewIsClippedToShape() {
    let outline = ViewHarness(size: CGSize(width: 40, height: 20)) {
      Text("Cut").clipShape(Rectangle())
    }.outline
    #expect(outline.contains("clip-path:path(\"M0 0L40 0L40 20L0 20Z\")"))
  }

  @Test func transformsAreAppliedInTheirOrder() {
    let transform = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 1, y: 1))
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 3, y: 4))
    #expect(CGPoint(x: 3, y: 4).applying(transform.inverted()) == CGPoint(x: 1, y: 1))
    #expect(CGAffineTransform(translationX: 1, y: 1).scaledBy(x: 2, y: 2).tx == 1)
  }

  @Test func geometryReaderContentFitsItsSize() {
    let view = ViewHarness(size: CGSize(width: 300, height: 50)) {
      GeometryReader { proxy in Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))") }
    }
    #expect(view.text == ["300 by 50"])
  }
}
