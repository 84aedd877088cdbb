// Parts of which drawings are composed, as SVG path data.

extension Symbol {
  /// Returns a circle around a point.
  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let (r, d) = (CSS.number(radius), CSS.number(2 * radius))
    let start = "M\(CSS.number(x - radius)) \(CSS.number(y))"
    return "\(start)a\(r) \(r) 0 1 0 \(d) 0a\(r) \(r) 0 1 0-\(d) 0z"
  }

  /// Returns circles of one radius around several points.
  static func circles(_ radius: Double, at centers: (x: Double, y: Double)...) -> String {
    centers.map { circle($0.x, $0.y, radius) }.joined()
  }

  /// Returns a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - x: The left edge.
  ///   - y: The upper edge.
  ///   - width: The width.
  ///   - height: The height.
  ///   - radius: The radius of the corners.
  /// - Returns: The rectangle.
  static func box(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ radius: Double
  ) -> String {
    let (r, h, v) = (
      CSS.number(radius), CSS.number(width - 2 * radius), CSS.number(height - 2 * radius)
    )
    let start = "M\(CSS.number(x + radius)) \(CSS.number(y))h\(h)a\(r) \(r) 0 0 1 \(r) \(r)v\(v)"
    let end = "a\(r) \(r) 0 0 1-\(r) \(r)h-\(h)a\(r) \(r) 0 0 1-\(r)-\(r)v-\(v)"
    return "\(start)\(end)a\(r) \(r) 0 0 1 \(r)-\(r)z"
  }

  /// Returns rectangles of one size at several upper left corners.
  static func boxes(
    _ width: Double,
    _ height: Double,
    _ radius: Double,
    at corners: (x: Double, y: Double)...
  ) -> String {
    corners.map { box($0.x, $0.y, width, height, radius) }.joined()
  }

  static let bubble = """
    M6 4.5h12A2.5 2.5 0 0 1 20.5 7v7a2.5 2.5 0 0 1-2.5 2.5h-7L6.5 20v-3.5H6A2.5 2.5 0 0 1 3.5 14V7\
    A2.5 2.5 0 0 1 6 4.5z
    """

  static let lens = "M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0zM15.3 15.3l5.2 5.2"

  static let page = """
    M6.5 3.5H14l4.5 4.5v11A1.5 1.5 0 0 1 17 20.5H6.5A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5z\
    M13.5 3.5V8.5h5
    """

  static let shield = "M12 2.8l8 3v6c0 4.5-3.2 7.7-8 9.4c-4.8-1.7-8-4.9-8-9.4v-6z"

  static let thermometer = "M9.5 14V5.5a2.5 2.5 0 0 1 5 0V14a4.5 4.5 0 1 1-5 0z"

  /// The corners of a square.
  static let viewfinder = """
    M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20H6\
    a2 2 0 0 1-2-2v-2.5
    """
}
