public import Foundation

extension Path {
  /// Adds an arc of a circle.
  ///
  /// A line connects the current point to its start. As in SwiftUI, the directions assume a y-axis
  /// that points up, so that `clockwise: false` looks clockwise on a page.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The start of the arc.
  ///   - endAngle: The end of the arc.
  ///   - clockwise: The direction of the arc.
  ///   - transform: The transform of the arc.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let full = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite, startAngle.radians.isFinite else { return }
    if clockwise {
      if sweep > 0 || sweep < -full { sweep = sweep.truncatingRemainder(dividingBy: full) }
      if sweep > 0 { sweep -= full }
    } else {
      if sweep < 0 || sweep > full { sweep = sweep.truncatingRemainder(dividingBy: full) }
      if sweep < 0 { sweep += full }
    }
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: Angle(radians: sweep),
      transform: transform
    )
  }

  /// Adds an arc of a circle with a start and a length.
  ///
  /// Several full rounds look like one, so that only one is drawn.
  ///
  /// An arc of more than one round is drawn as one round and the rest. An infinite arc is not
  /// drawn.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The start of the arc.
  ///   - delta: The length of the arc.
  ///   - transform: The transform of the arc.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    let full = 2 * Double.pi
    var sweep = delta.radians
    if abs(sweep) > 2 * full {
      sweep = sweep.truncatingRemainder(dividingBy: full) + (sweep < 0 ? -full : full)
    }
    func point(at angle: Double, distance: Double = 1) -> CGPoint {
      CGPoint(
        x: center.x + radius * distance * cos(angle),
        y: center.y + radius * distance * sin(angle)
      )
    }
    // Each quarter is a curve that deviates from the circle by less than 0.03 %.
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let pull = 4 / 3 * tan(step / 4)
    var arc = Path()
    arc.move(to: point(at: startAngle.radians))
    for index in 0..<count {
      let from = startAngle.radians + Double(index) * step
      let (start, end) = (point(at: from), point(at: from + step))
      arc.addCurve(
        to: end,
        control1: CGPoint(
          x: start.x - radius * pull * sin(from),
          y: start.y + radius * pull * cos(from)
        ),
        control2: CGPoint(
          x: end.x + radius * pull * sin(from + step),
          y: end.y - radius * pull * cos(from + step)
        )
      )
    }
    append(arc.applying(transform))
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds an ellipse, clockwise from the middle of its right side.
  public mutating func addEllipse(in rect: CGRect) {
    // The distance of a curve's control points from the point where the ellipse touches the
    // rectangle.
    let (dx, dy) = (rect.width / 2 * 0.552_285, rect.height / 2 * 0.552_285)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let (x, y) = (rect.midX, rect.midY)
    move(to: CGPoint(x: right, y: y))
    addCurve(
      to: CGPoint(x: x, y: bottom),
      control1: CGPoint(x: right, y: y + dy),
      control2: CGPoint(x: x + dx, y: bottom)
    )
    addCurve(
      to: CGPoint(x: left, y: y),
      control1: CGPoint(x: x - dx, y: bottom),
      control2: CGPoint(x: left, y: y + dy)
    )
    addCurve(
      to: CGPoint(x: x, y: top),
      control1: CGPoint(x: left, y: y - dy),
      control2: CGPoint(x: x - dx, y: top)
    )
    addCurve(
      to: CGPoint(x: right, y: y),
      control1: CGPoint(x: x + dx, y: top),
      control2: CGPoint(x: right, y: y - dy)
    )
    closeSubpath()
  }

  /// Adds a rectangle with round corners.
  ///
  /// Corners without enough space are smaller. Circular ones take at most half of the shorter side,
  /// others half of each side.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSize: The size of a corner.
  ///   - style: The style of the corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    let isCircular = cornerSize.width == cornerSize.height
    let shorter = min(rect.width, rect.height)
    let width = min(max(cornerSize.width, 0), (isCircular ? shorter : rect.width) / 2)
    let height = min(max(cornerSize.height, 0), (isCircular ? shorter : rect.height) / 2)
    guard width > 0, height > 0 else { return addRect(rect) }
    // The distance of a curve's control points from the corner of a quarter of a circle.
    let (dx, dy) = (width * 0.447_715, height * 0.447_715)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: CGPoint(x: left + width, y: top))
    addLine(to: CGPoint(x: right - width, y: top))
    addCurve(
      to: CGPoint(x: right, y: top + height),
      control1: CGPoint(x: right - dx, y: top),
      control2: CGPoint(x: right, y: top + dy)
    )
    addLine(to: CGPoint(x: right, y: bottom - height))
    addCurve(
      to: CGPoint(x: right - width, y: bottom),
      control1: CGPoint(x: right, y: bottom - dy),
      control2: CGPoint(x: right - dx, y: bottom)
    )
    addLine(to: CGPoint(x: left + width, y: bottom))
    addCurve(
      to: CGPoint(x: left, y: bottom - height),
      control1: CGPoint(x: left + dx, y: bottom),
      control2: CGPoint(x: left, y: bottom - dy)
    )
    addLine(to: CGPoint(x: left, y: top + height))
    addCurve(
      to: CGPoint(x: left + width, y: top),
      control1: CGPoint(x: left, y: top + dy),
      control2: CGPoint(x: left + dx, y: top)
    )
    closeSubpath()
  }

  /// Continues with another outline.
  ///
  /// A line connects the current point to its start.
  private mutating func append(_ path: Path) {
    path.forEach { element in
      switch element {
      case .move(let point): addLine(to: point)
      case .line(let point): addLine(to: point)
      case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
      case .curve(let point, let control1, let control2):
        addCurve(to: point, control1: control1, control2: control2)
      case .closeSubpath: closeSubpath()
      }
    }
  }
}
