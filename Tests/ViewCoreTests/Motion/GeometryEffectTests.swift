import Clocks
import Foundation
import Testing
import ViewCore
import ViewTesting

/// Effects that an app computes by the size of a view.
@MainActor
struct GeometryEffectTests {
  private struct Slide: GeometryEffect {
    var animatableData: Double

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * animatableData, y: 0))
    }
  }

  private struct Screen: View {
    @State private var isAway = false

    var body: some View {
      Text("Card").modifier(Slide(animatableData: isAway ? 1 : 0.5))
      Button("Go") { withAnimation(.linear(duration: 1)) { isAway = true } }
    }
  }

  @Test func effectIsThatOfTheSizeAndOfTheValuesInBetween() async throws {
    let clock = TestClock()
    var environment = EnvironmentValues()
    environment.timelineClock = clock
    let size = CGSize(width: 200, height: 100)
    let view = ViewHarness(size: size, environment: environment) { Screen() }
    func matrix(x: Int) -> String { "matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,\(x),0,0,1)" }
    #expect(view.outline.contains(matrix(x: 100)))
    try view.tap(.button("Go"))
    #expect(view.outline.contains(matrix(x: 100)))
    for _ in 1...1000 {
      do { try await clock.checkSuspension() } catch { break }
    }
    await clock.advance(by: .milliseconds(500))
    #expect(view.outline.contains(matrix(x: 150)))
  }

  @Test func projectionIsCSS() {
    let transform = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    let view = ViewHarness { Text("Card").projectionEffect(transform) }
    #expect(
      view.outline.contains(
        "transform:matrix3d(1,2,0,0,3,4,0,0,0,0,1,0,5,6,0,1);transform-origin:0 0"
      )
    )
  }
}

/// Transforms of the plane and of space.
struct ProjectionTransformTests {
  private let shear = ProjectionTransform(
    CGAffineTransform(a: 1, b: 0.5, c: 0.25, d: 2, tx: 30, ty: 40)
  )

  @Test func concatenationAppliesTheFirstFirst() {
    let (scale, move) = (
      CGAffineTransform(scaleX: 2, y: 3), CGAffineTransform(translationX: 10, y: 20)
    )
    let both = ProjectionTransform(scale).concatenating(ProjectionTransform(move))
    #expect(both == ProjectionTransform(scale.concatenating(move)))
    #expect(both.isAffine)
    #expect(!both.isIdentity)
    #expect(ProjectionTransform().isIdentity)
  }

  @Test func inverseTakesAllBack() {
    var tilted = CATransform3DIdentity
    tilted.m34 = -1 / 400
    let perspective = ProjectionTransform(CATransform3DRotate(tilted, 1, 0, 1, 0))
    #expect(!perspective.isAffine)
    for transform in [shear, perspective] {
      let product = transform.concatenating(transform.inverted())
      let parts = [product.m11 - 1, product.m12, product.m13, product.m21, product.m22 - 1]
      let others = [product.m23, product.m31, product.m32, product.m33 - 1]
      #expect((parts + others).allSatisfy { abs($0) < 1e-9 })
    }
    var inverse = shear
    let isInverted = inverse.invert()
    #expect(isInverted)
    #expect(inverse == shear.inverted())
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isFlatInverted = flat.invert()
    #expect(!isFlatInverted)
    #expect(flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
  }

  @Test func spaceIsSeenFromTheFront() {
    let move = CATransform3DMakeTranslation(5, 6, 7)
    #expect(
      ProjectionTransform(move) == ProjectionTransform(CGAffineTransform(translationX: 5, y: 6))
    )
    let turn = ProjectionTransform(CATransform3DMakeRotation(.pi / 3, 0, 0, 1))
    let flat = ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 3))
    #expect(abs(turn.m11 - flat.m11) < 1e-9)
    #expect(abs(turn.m12 - flat.m12) < 1e-9)
    #expect(abs(turn.m21 - flat.m21) < 1e-9)
    let side = ProjectionTransform(CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
    #expect(abs(side.m11 - 0.5) < 1e-9)
    #expect(side.m22 == 1)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 3, 4)
    #expect(scaled.m11 == 2)
    #expect(scaled.m41 == 10)
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 10, 0, 0)
    #expect(moved.m41 == 20)
    #expect(CATransform3DEqualToTransform(moved, moved))
  }
}
