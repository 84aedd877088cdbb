import SwiftUI

/// Areas that two shapes have together, and shapes that are filled with an image.
struct ShapeAreas: View {
  private var left: some Shape { Circle().offset(x: -8) }
  private var right: some Shape { Circle().offset(x: 8) }

  var body: some View {
    HStack(spacing: 24) {
      area(left.union(right))
      area(left.intersection(right))
      area(left.subtracting(right))
      area(left.symmetricDifference(right))
    }
    HStack(spacing: 24) {
      line(left.lineIntersection(right))
      line(left.lineSubtraction(right))
      Circle().fill(.image(Image(.paper), scale: 0.25)).frame(width: 56, height: 56)
      Circle().strokeBorder(ImagePaint(image: Image(.paper), scale: 0.5), lineWidth: 16)
        .frame(width: 56, height: 56)
    }
  }

  private func area(_ shape: some Shape) -> some View {
    shape.fill(.teal).stroke(.primary, lineWidth: 2).frame(width: 48, height: 48)
  }

  private func line(_ shape: some Shape) -> some View {
    shape.stroke(.orange, style: StrokeStyle(lineWidth: 5, lineCap: .round))
      .frame(width: 48, height: 48)
  }
}
