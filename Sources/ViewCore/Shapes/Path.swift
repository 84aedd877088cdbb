public import Foundation

/// An outline of lines and curves.
///
/// ```swift
/// Path { path in
///   path.move(to: CGPoint(x: 0, y: 0))
///   path.addLine(to: CGPoint(x: 100, y: 50))
/// }
/// ```
public struct Path: Equatable, Sendable {
  /// One step of an outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  private(set) var elements: [Element] = []

  /// Creates an empty outline.
  public init() {}

  /// Creates an outline with a closure that draws it.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates the outline of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates the outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  /// Creates the outline of a rectangle with round corners of a width and a height.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates the outline of a rectangle whose corners are round to different degrees.
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
  }

  /// Creates the outline of an ellipse.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }

  /// The start of the next step, if anything was drawn.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
      case .closeSubpath: current = start
      }
    }
    return current
  }

  /// Runs a closure for each step.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Starts a new part of the outline at a point.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
  }

  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) {
    elements.append(elements.isEmpty ? .move(to: point) : .line(to: point))
  }

  /// Adds straight lines between points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Adds a line to the start of this part of the outline.
  public mutating func closeSubpath() {
    if !elements.isEmpty { elements.append(.closeSubpath) }
  }

  /// Adds another outline.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  /// Returns the transformed outline.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard transform != .identity else { return self }
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: point.applying(transform))
      case .line(let point): .line(to: point.applying(transform))
      case .quadCurve(let point, let control):
        .quadCurve(to: point.applying(transform), control: control.applying(transform))
      case .curve(let point, let control1, let control2):
        .curve(
          to: point.applying(transform),
          control1: control1.applying(transform),
          control2: control2.applying(transform)
        )
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }

  /// Returns the moved outline.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The smallest rectangle around all points of the outline, including control points.
  public var boundingRect: CGRect {
    let points = elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [point, control]
      case .curve(let point, let control1, let control2): [point, control1, control2]
      case .closeSubpath: []
      }
    }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The outline as SVG path data.
  var svg: String {
    func spell(_ points: CGPoint...) -> String {
      points.map { "\(CSS.number($0.x)) \(CSS.number($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let point): "M\(spell(point))"
      case .line(let point): "L\(spell(point))"
      case .quadCurve(let point, let control): "Q\(spell(control, point))"
      case .curve(let point, let control1, let control2): "C\(spell(control1, control2, point))"
      case .closeSubpath: "Z"
      }
    }
    .joined()
  }
}

/// The style of a rectangle's round corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A quarter of a circle here, too.
  case continuous
}
