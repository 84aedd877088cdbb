public import Foundation

extension Path {
  /// Draws a part of a circle.
  ///
  /// A line leads to its beginning from where the outline is. As in SwiftUI, the directions are named
  /// for a y-axis that goes up, so that `clockwise: false` looks clockwise on a page.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the part begins.
  ///   - endAngle: Where the part ends.
  ///   - clockwise: In which direction it is drawn.
  ///   - transform: What becomes of the part before it is added.
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

  /// Draws a part of a circle, given by where it begins and how far it goes.
  ///
  /// Of rounds of which nobody can see how many they are, one is drawn.
  ///
  /// What goes around more than once is drawn once and as far as it goes after that. Where it goes on
  /// for ever, nothing is drawn.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the part begins.
  ///   - delta: How far it goes.
  ///   - transform: What becomes of the part before it is added.
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
    // Each piece of at most a quarter is a curve that differs from the circle by less than 0.03 %.
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

  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Draws an ellipse, from the middle of its right side on, clockwise.
  public mutating func addEllipse(in rect: CGRect) {
    // How far a curve's control points stand from where the ellipse touches the rectangle.
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

  /// Draws a rectangle with round corners.
  ///
  /// Corners that have no room are smaller: those of circles take at most half of the shorter side, and others
  /// half of each.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSize: How much of each side a corner takes.
  ///   - style: How the corners are rounded.
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
    // How far a curve's control points stand from the corner of a quarter of a circle.
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

  /// Goes on with another outline: a line leads to its beginning.
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
