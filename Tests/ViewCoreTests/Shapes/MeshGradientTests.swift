import Foundation
import Testing
import ViewTesting

@testable import ViewCore

/// Gradients between the points of a grid.
@MainActor
struct MeshGradientTests {
  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private func image(_ mesh: MeshGradient) -> String? {
    ViewHarness(size: CGSize(width: 50, height: 40)) { mesh }.outline
      .firstMatch(of: /data:image\/png;base64,([A-Za-z0-9+\/=]+)/).map { String($0.1) }
  }

  @Test func meshIsAnImage() throws {
    let mesh = MeshGradient(
      width: 2,
      height: 2,
      points: Self.corners,
      colors: [.red, .green, .blue, .yellow]
    )
    let data = try #require(image(mesh).flatMap { Data(base64Encoded: $0) })
    #expect(Array(data.prefix(8)) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    // The ends of such a file are known: a part without content, and its checksum.
    #expect(Array(data.suffix(8)) == [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])
  }

  @Test func cornersHaveTheirColors() {
    var image = MeshImage(ground: SIMD4(0, 0, 0, 0))
    image.draw(
      MeshSurface(
        width: 2,
        height: 2,
        corners: MeshSurface.corners(at: Self.corners, width: 2, height: 2),
        colors: [[1, 0, 0, 1], [0, 1, 0, 1], [0, 0, 1, 1], [1, 1, 1, 1]],
        smoothsColors: false
      )
    )
    let corners = [(0, 0), (31, 0), (0, 31), (31, 31)].map { image.pixel($0, $1) }
    let expected: [SIMD4<Float>] = [[1, 0, 0, 1], [0, 1, 0, 1], [0, 0, 1, 1], [1, 1, 1, 1]]
    for (corner, color) in zip(corners, expected) {
      #expect(((corner - color) * (corner - color)).sum() < 0.01)
    }
    // No pixel is left empty.
    #expect((0..<32).allSatisfy { y in (0..<32).allSatisfy { image.pixel($0, y).w > 0.99 } })
  }

  @Test func meshEndsAtItsPoints() {
    var image = MeshImage(ground: SIMD4(0, 0, 0, 0))
    image.draw(
      MeshSurface(
        width: 2,
        height: 2,
        corners: MeshSurface.corners(
          at: [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]],
          width: 2,
          height: 2
        ),
        colors: Array(repeating: [1, 1, 1, 1], count: 4),
        smoothsColors: true
      )
    )
    #expect(image.pixel(2, 2).w == 0)
    #expect(image.pixel(16, 16).w > 0.99)
    #expect(image.pixel(30, 16).w == 0)
  }

  @Test func incompleteMeshIsReported() {
    withKnownIssue {
      let mesh = MeshGradient(width: 3, height: 2, points: Self.corners, colors: [.red])
      #expect(image(mesh) != nil)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue == """
          A 'MeshGradient' needs a point and a color for each place of its grid.

            width: 3
            height: 2
            points: 4
            colors: 1

          The gradient has its background alone.

          To fix this, pass a width and a height of 2 or more, and as many points and colors as their product.
          """
      }
    }
  }
}
