import Foundation
import Testing

@testable import ViewCore
@testable import ViewTesting

/// Shapes that follow the container around their view.
@MainActor
struct ContainerShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 60, height: 40)

  /// A container of 100 × 80 points, in which the view is 10 points from the upper left corner.
  private func place(in shape: any InsettableShape) throws -> ContainerPlace {
    let container = ContainerShape(shape: shape, size: CGSize(width: 100, height: 80))
    return try #require(container.place(of: CGRect(x: 10, y: 10, width: 60, height: 40)))
  }

  @Test func containerRelativeShapeIsTheInsetShapeOfTheContainer() throws {
    let place = try place(in: RoundedRectangle(cornerRadius: 24))
    let path = ContainerRelativeShape().path(in: rect, at: place)
    #expect(path == RoundedRectangle(cornerRadius: 14).path(in: rect))
    let inset = ContainerRelativeShape().inset(by: 4).path(in: rect, at: place)
    #expect(inset == RoundedRectangle(cornerRadius: 10).path(in: rect.insetBy(dx: 4, dy: 4)))
  }

  @Test func containerRelativeShapeIsARectangleWithoutAContainer() {
    #expect(ContainerRelativeShape().path(in: rect) == Path(rect))
    #expect(
      ContainerRelativeShape().inset(by: 5).path(in: rect) == Path(rect.insetBy(dx: 5, dy: 5))
    )
  }

  @Test func concentricCornersHaveTheCentersOfTheContainersCorners() throws {
    let place = try place(in: RoundedRectangle(cornerRadius: 24))
    // The distances are 10 and 10, 30 and 10, 10 and 30, 30 and 30 points.
    #expect(
      ConcentricRectangle().path(in: rect, at: place)
        == UnevenRoundedRectangle(topLeadingRadius: 14).path(in: rect)
    )
    #expect(
      ConcentricRectangle(corners: .concentric(minimum: 6)).path(in: rect, at: place)
        == UnevenRoundedRectangle(
          topLeadingRadius: 14,
          bottomLeadingRadius: 6,
          bottomTrailingRadius: 6,
          topTrailingRadius: 6
        ).path(in: rect)
    )
    let uniform = ConcentricRectangle(corners: .concentric, isUniform: true)
    #expect(
      uniform.path(in: rect, at: place)
        == UnevenRoundedRectangle(
          topLeadingRadius: 14,
          bottomLeadingRadius: 14,
          bottomTrailingRadius: 14,
          topTrailingRadius: 14
        ).path(in: rect)
    )
  }

  @Test func cornersMayHaveRadiiOfTheirOwn() throws {
    let shape = ConcentricRectangle(
      topLeadingCorner: .concentric,
      topTrailingCorner: .fixed(3),
      bottomLeadingCorner: 5,
      bottomTrailingCorner: 0
    )
    let radii = UnevenRoundedRectangle(
      topLeadingRadius: 30,
      bottomLeadingRadius: 5,
      topTrailingRadius: 3
    )
    let place = try place(in: Capsule())
    // Half of the height of the container is 40 points, and half of that of the rectangle 20.
    #expect(shape.path(in: rect, at: place) == radii.path(in: rect))
  }

  private struct Card: View {
    var body: some View {
      VStack {
        ContainerRelativeShape()
        Text("Clipped").clipShape(.rect(corners: .concentric))
        Text("Ground").background(.red, in: ContainerRelativeShape())
      }
      .containerShape(.rect(cornerRadius: 24))
    }
  }

  @Test func viewsAskForTheirPlaceInTheContainer() {
    var window = GraphWindow(Card())
    window.take(window.graph.mount())
    let asking = window.page.nodes.values.filter {
      $0.element["data-spaces"]?.contains(ContainerShape.space) == true
    }
    #expect(asking.count == 3)
    var plain = GraphWindow(Circle())
    plain.take(plain.graph.mount())
    #expect(!plain.page.nodes.values.contains { $0.element["data-spaces"] != nil })
  }
}
