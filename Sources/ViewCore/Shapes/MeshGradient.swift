internal import ConcurrencyExtras
import Foundation

/// A gradient between colors at the points of a grid, which can be moved.
///
/// ```swift
/// MeshGradient(
///   width: 2,
///   height: 2,
///   points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///   colors: [.red, .orange, .indigo, .cyan]
/// )
/// ```
///
/// No browser has such gradients, so the server draws a small image of it, which the page scales up. Edges inside of it,
/// as where the mesh ends before the view does, are soft therefore. Colors are mixed in sRGB.
public struct MeshGradient: ShapeStyle, Hashable {
  /// A point with the directions in which the lines of the mesh leave it.
  public struct BezierPoint: Hashable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>,
      leadingControlPoint: SIMD2<Float>,
      topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The places of the colors, row by row: [0, 0] is the upper left corner and [1, 1] the lower right one.
  public enum Locations: Hashable, Sendable {
    /// The lines of the mesh go smoothly through the points.
    case points([SIMD2<Float>])
    /// The lines of the mesh have directions of their own.
    case bezierPoints([BezierPoint])

    fileprivate var count: Int {
      switch self {
      case .points(let points): points.count
      case .bezierPoints(let points): points.count
      }
    }
  }

  /// The colors at the points, row by row.
  public enum Colors: Hashable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])

    fileprivate var count: Int {
      switch self {
      case .colors(let colors): colors.count
      case .resolvedColors(let colors): colors.count
      }
    }

    fileprivate func resolve(in environment: EnvironmentValues) -> [Color.Resolved] {
      switch self {
      case .colors(let colors): colors.map { $0.resolve(in: environment) }
      case .resolvedColors(let colors): colors
      }
    }
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The places of the colors.
  public var locations: Locations
  /// The colors at the points.
  public var colors: Colors
  /// The color outside of the mesh.
  public var background: Color
  /// Whether colors change slowly near the points, so that no line of the mesh is seen.
  public var smoothsColors: Bool

  /// Creates a gradient.
  ///
  /// If there are too few points or colors, it has its background alone, which is reported.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row, at least two.
  ///   - height: The number of rows, at least two.
  ///   - locations: The places of the colors.
  ///   - colors: The colors.
  ///   - background: The color outside of the mesh.
  ///   - smoothsColors: Whether colors change slowly near the points.
  ///   - fileID: Where wrong numbers are reported.
  ///   - filePath: Where wrong numbers are reported.
  ///   - line: Where wrong numbers are reported.
  ///   - column: Where wrong numbers are reported.
  public init(
    width: Int,
    height: Int,
    locations: Locations,
    colors: Colors,
    background: Color = .clear,
    smoothsColors: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    guard !isComplete else { return }
    Issues.reportOnce(
      Issues.incompleteMesh(width, height, points: locations.count, colors: colors.count),
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Creates a gradient of colors at points.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      width: width,
      height: height,
      locations: .points(points),
      colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Creates a gradient of colors at points with directions.
  public init(
    width: Int,
    height: Int,
    bezierPoints: [BezierPoint],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      width: width,
      height: height,
      locations: .bezierPoints(bezierPoints),
      colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    let ground = background.resolve(in: environment)
    guard isComplete else { return MeshPaint(image: MeshImage(ground: ground)) }
    let surface = MeshSurface(
      width: width,
      height: height,
      corners: corners,
      colors: colors.resolve(in: environment).map(\.premultiplied),
      smoothsColors: smoothsColors
    )
    var image = MeshImage(ground: ground)
    image.draw(surface)
    return MeshPaint(image: image)
  }

  private var isComplete: Bool {
    let count = width.multipliedReportingOverflow(by: height)
    return width > 1 && height > 1 && !count.overflow && locations.count >= count.partialValue
      && colors.count >= count.partialValue
  }

  private var corners: [MeshSurface.Corner] {
    switch locations {
    case .points(let points): MeshSurface.corners(at: points, width: width, height: height)
    case .bezierPoints(let points): points.map(MeshSurface.Corner.init)
    }
  }
}

extension MeshGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

/// The image of a mesh as a background.
private struct MeshPaint: AreaPaint {
  let image: MeshImage

  func background(in area: PaintedArea) -> String {
    let data = image.png.base64EncodedString()
    let size = "\(CSS.length(area.size.width)) \(CSS.length(area.size.height))"
    let place = CSS.length(area.margin)
    let fit = area.margin > 0 ? "\(place) \(place)/\(size)" : "0 0/100% 100%"
    return "url(\"data:image/png;base64,\(data)\") \(fit) no-repeat"
  }
}

extension Color.Resolved {
  /// The parts between 0 and 1, each multiplied by the opacity, so that they can be mixed.
  fileprivate var premultiplied: SIMD4<Float> {
    SIMD4(red * opacity, green * opacity, blue * opacity, opacity)
  }
}

extension MeshImage {
  fileprivate init(ground: Color.Resolved) {
    self.init(ground: ground.premultiplied)
  }
}
