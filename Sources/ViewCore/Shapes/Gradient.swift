public import Foundation

/// A smooth transition between several colors.
public struct Gradient: Hashable, Sendable {
  /// A color at a location, where 0 is the start of the gradient and 1 its end.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colors are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let name: String

    /// The space of the screen.
    public static let device = Self(name: "srgb")
    /// A space in which equal steps look equally large.
    public static let perceptual = Self(name: "oklab")
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(max(colors.count - 1, 1)))
    }
  }

  /// Returns the stops as CSS, between two locations in a unit.
  func css(from start: CGFloat = 0, to end: CGFloat = 100, unit: String = "%") -> String {
    stops.map { stop in
      "\(stop.color.css) \(CSS.number(start + stop.location * (end - start)))\(unit)"
    }
    .joined(separator: ",")
  }
}

extension Gradient: ShapeStyle {
  /// The colors follow each other from the top to the bottom.
  public func resolve(in environment: EnvironmentValues) -> LinearGradient {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)
  }
}

extension Gradient {
  /// The first color.
  fileprivate var tone: String? { stops.first?.color.css }
}

/// A style whose paint depends on the painted area, as a gradient does.
protocol AreaPaint: Paint {
  /// Returns the paint of an area as CSS.
  func background(in area: PaintedArea) -> String
  /// The color that stands for the paint where only one can be shown, or `nil` if there is none.
  var tone: String? { get }
}

extension AreaPaint {
  var css: String { background(in: .anySize) }
  var tone: String? { nil }
}

extension ShapeStyle {
  /// Returns the paint of the style, if that depends on the painted area.
  func areaPaint(in environment: EnvironmentValues) -> (any AreaPaint)? {
    if self is any Paint { return self as? any AreaPaint }
    if let wrapped = (self as? AnyShapeStyle)?.style {
      return wrapped.areaPaint(in: environment)
    }
    return resolve(in: environment).areaPaint(in: environment)
  }
}

/// A gradient from a lighter tone of a color at the top to the color itself.
public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient

  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  public func resolve(in environment: EnvironmentValues) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
  }
}

extension Color {
  /// A subtle gradient from a lighter tone at the top to the color.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: AreaPaint {
  var tone: String? { gradient.tone }

  func background(in area: PaintedArea) -> String {
    let size = area.whole
    let (first, last) = (area.place(startPoint), area.place(endPoint))
    let start = CGPoint(x: first.x * size.width, y: first.y * size.height)
    let end = CGPoint(x: last.x * size.width, y: last.y * size.height)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    guard length > 0 else { return "none" }
    // In CSS, the line goes through the center of the background and is long enough to reach the
    // corners.
    let (ux, uy) = (dx / length, dy / length)
    let reach = abs(ux) * size.width + abs(uy) * size.height
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let offset = (start.x - middle.x) * ux + (start.y - middle.y) * uy + reach / 2
    let from = reach > 0 ? offset / reach * 100 : 0
    let to = reach > 0 ? (offset + length) / reach * 100 : 100
    let angle = CSS.number(Angle(radians: atan2(dx, -dy)).degrees)
    return "linear-gradient(\(angle)deg,\(gradient.css(from: from, to: to)))"
  }
}

/// A gradient around a point.
public struct AngularGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient,
      center: center,
      startAngle: angle,
      endAngle: angle + .degrees(360)
    )
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient: AreaPaint {
  var tone: String? { gradient.tone }

  func background(in area: PaintedArea) -> String {
    let start = CSS.number(startAngle.degrees + 90)
    let way = gradient.css(from: 0, to: (endAngle - startAngle).degrees, unit: "deg")
    return "conic-gradient(from \(start)deg at \(area.place(center).css),\(way))"
  }
}

/// A gradient from a point outwards.
public struct RadialGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  public init(
    gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

extension RadialGradient: AreaPaint {
  var tone: String? { gradient.tone }

  func background(in area: PaintedArea) -> String {
    let way = gradient.css(from: startRadius, to: endRadius, unit: "px")
    return "radial-gradient(circle at \(area.place(center).css),\(way))"
  }
}

/// A gradient from a point outwards, which is as wide and as high as its area.
public struct EllipticalGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadiusFraction: CGFloat
  private let endRadiusFraction: CGFloat

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The point at which the gradient begins.
  ///   - startRadiusFraction: The radius of the first color, where 1 is the whole width and height.
  ///   - endRadiusFraction: The radius of the last color.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates a gradient of evenly spaced colors.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// Creates a gradient of stops.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }
}

extension EllipticalGradient: AreaPaint {
  var tone: String? { gradient.tone }

  func background(in area: PaintedArea) -> String {
    let (width, height) = (area.size.width / area.whole.width, area.size.height / area.whole.height)
    let radii = [width, height].map { CSS.number($0 * 100) + "%" }.joined(separator: " ")
    let way = gradient.css(from: startRadiusFraction * 100, to: endRadiusFraction * 100)
    return "radial-gradient(\(radii) at \(area.place(center).css),\(way))"
  }
}

extension EllipticalGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

// A gradient that is used as a view fills the available space.
extension AnyGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

extension LinearGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
  public var body: some View { Rectangle().fill(self) }
}
