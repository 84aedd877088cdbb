import Foundation

/// A small image of a mesh.
struct MeshImage {
  /// The length of the sides in pixels.
  ///
  /// A page scales the image smoothly, so that more would not be seen.
  private static let side = 32
  /// The number of squares along each side of a part of the mesh.
  private static let steps = 12

  /// The colors of the pixels, row by row, whose parts are multiplied by the opacity.
  private var pixels: [SIMD4<Float>]

  init(ground: SIMD4<Float>) {
    pixels = Array(repeating: ground, count: Self.side * Self.side)
  }

  /// Draws a mesh, in which later parts cover earlier ones.
  mutating func draw(_ surface: MeshSurface) {
    for row in 0..<surface.height - 1 {
      for column in 0..<surface.width - 1 {
        for step in 0..<Self.steps * Self.steps {
          let (down, right) = step.quotientAndRemainder(dividingBy: Self.steps)
          let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { x, y in
            let x = Float(right + x) / Float(Self.steps)
            let y = Float(down + y) / Float(Self.steps)
            return Corner(
              place: surface.place(column: column, row: row, x, y) * Float(Self.side),
              color: surface.color(column: column, row: row, x, y)
            )
          }
          fill(corners[0], corners[1], corners[2])
          fill(corners[1], corners[2], corners[3])
        }
      }
    }
  }

  /// The color of a pixel, whose parts are multiplied by the opacity.
  func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> { pixels[y * Self.side + x] }

  private struct Corner {
    let place: SIMD2<Float>
    let color: SIMD4<Float>
  }

  /// Fills the pixels whose middles are in a triangle.
  private mutating func fill(_ one: Corner, _ two: Corner, _ three: Corner) {
    let area = Self.area(one.place, two.place, three.place)
    guard area.isFinite, abs(area) > 1e-6 else { return }
    let least = one.place.replacing(with: two.place, where: two.place .< one.place)
    let most = one.place.replacing(with: two.place, where: two.place .> one.place)
    let low = least.replacing(with: three.place, where: three.place .< least)
    let high = most.replacing(with: three.place, where: three.place .> most)
    for y in Self.pixels(from: low.y, to: high.y) {
      for x in Self.pixels(from: low.x, to: high.x) {
        let middle = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
        let first = Self.area(middle, two.place, three.place) / area
        let second = Self.area(one.place, middle, three.place) / area
        let third = 1 - first - second
        // A little more than the triangle, so that no pixel between two of them stays empty.
        guard min(first, second, third) > -1e-3 else { continue }
        let color: SIMD4<Float> = one.color * first + two.color * second
        pixels[y * Self.side + x] = color + three.color * third
      }
    }
  }

  private static func pixels(from low: Float, to high: Float) -> Range<Int> {
    let limit = Float(side)
    let first = Int(min(max(low.rounded(.down), 0), limit))
    return first..<max(first, Int(min(max(high.rounded(.up), 0), limit)))
  }

  /// Twice the area of a triangle, which is negative if its corners are in the other order.
  private static func area(
    _ one: SIMD2<Float>,
    _ two: SIMD2<Float>,
    _ three: SIMD2<Float>
  ) -> Float {
    let (side, other) = (two - one, three - one)
    return side.x * other.y - side.y * other.x
  }

  /// The image as a PNG.
  var png: Data {
    var rows: [UInt8] = []
    for (index, pixel) in pixels.enumerated() {
      // Each row begins with the number of its filter.
      if index.isMultiple(of: Self.side) { rows.append(0) }
      let opacity = min(max(pixel.w, 0), 1)
      let parts = opacity > 0 ? [pixel.x, pixel.y, pixel.z].map { $0 / opacity } : [0, 0, 0]
      rows += (parts + [opacity]).map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    }
    return PNG.data(width: Self.side, height: Self.side, rows: rows)
  }
}
