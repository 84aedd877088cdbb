/// The places and the colors between the points of a mesh.
struct MeshSurface {
  /// A point with the directions of the lines through it, to the right and downwards.
  struct Corner {
    var place: SIMD2<Float>
    /// The direction of the line to the point on the left, and of that to the one on the right.
    var across: (before: SIMD2<Float>, after: SIMD2<Float>)
    /// The direction of the line to the point above, and of that to the one below.
    var along: (before: SIMD2<Float>, after: SIMD2<Float>)
  }

  let width: Int
  let height: Int
  let corners: [Corner]
  let colors: [SIMD4<Float>]
  let smoothsColors: Bool

  /// Returns the place in a part of the mesh, where both factors are between 0 and 1.
  func place(column: Int, row: Int, _ x: Float, _ y: Float) -> SIMD2<Float> {
    let (one, two) = (corners[row * width + column], corners[row * width + column + 1])
    let below = (row + 1) * width + column
    let (three, four) = (corners[below], corners[below + 1])
    let top = Self.curve(one.place, one.across.after, two.across.before, two.place, at: x)
    let bottom = Self.curve(three.place, three.across.after, four.across.before, four.place, at: x)
    let left = Self.curve(one.place, one.along.after, three.along.before, three.place, at: y)
    let right = Self.curve(two.place, two.along.after, four.along.before, four.place, at: y)
    // The surface between four lines.
    let above = Self.mix(one.place, two.place, x)
    let under = Self.mix(three.place, four.place, x)
    return Self.mix(top, bottom, y) + Self.mix(left, right, x) - Self.mix(above, under, y)
  }

  /// Returns the color in a part of the mesh, where both factors are between 0 and 1.
  func color(column: Int, row: Int, _ x: Float, _ y: Float) -> SIMD4<Float> {
    let (x, y) = smoothsColors ? (Self.smooth(x), Self.smooth(y)) : (x, y)
    let (above, below) = (row * width + column, (row + 1) * width + column)
    return Self.mix(
      Self.mix(colors[above], colors[above + 1], x),
      Self.mix(colors[below], colors[below + 1], x),
      y
    )
  }

  /// Returns points whose lines go smoothly through them.
  static func corners(at points: [SIMD2<Float>], width: Int, height: Int) -> [Corner] {
    func point(_ column: Int, _ row: Int) -> SIMD2<Float> { points[row * width + column] }
    func direction(from one: SIMD2<Float>, to other: SIMD2<Float>, isWhole: Bool) -> SIMD2<Float> {
      (other - one) * (isWhole ? 0.5 : 1)
    }
    return (0..<width * height).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: width)
      let across = direction(
        from: point(max(column - 1, 0), row),
        to: point(min(column + 1, width - 1), row),
        isWhole: column > 0 && column < width - 1
      )
      let along = direction(
        from: point(column, max(row - 1, 0)),
        to: point(column, min(row + 1, height - 1)),
        isWhole: row > 0 && row < height - 1
      )
      return Corner(place: point(column, row), across: (across, across), along: (along, along))
    }
  }

  /// Returns a place on a curve from one point to another, which begins and ends in two directions.
  private static func curve(
    _ start: SIMD2<Float>,
    _ begin: SIMD2<Float>,
    _ end: SIMD2<Float>,
    _ last: SIMD2<Float>,
    at t: Float
  ) -> SIMD2<Float> {
    let rest: Float = 1 - t
    let first: SIMD2<Float> = start + begin / 3
    let second: SIMD2<Float> = last - end / 3
    let beginning: SIMD2<Float> = start * (rest * rest * rest) + first * (3 * rest * rest * t)
    let ending: SIMD2<Float> = second * (3 * rest * t * t) + last * (t * t * t)
    return beginning + ending
  }

  private static func mix<Vector: SIMD>(_ one: Vector, _ other: Vector, _ part: Float) -> Vector
  where Vector.Scalar == Float {
    one * (1 - part) + other * part
  }

  private static func smooth(_ part: Float) -> Float { part * part * (3 - 2 * part) }
}

extension MeshSurface.Corner {
  init(_ point: MeshGradient.BezierPoint) {
    let place = point.position
    self.init(
      place: place,
      across: (
        (place - point.leadingControlPoint) * 3, (point.trailingControlPoint - place) * 3
      ),
      along: ((place - point.topControlPoint) * 3, (point.bottomControlPoint - place) * 3)
    )
  }
}
