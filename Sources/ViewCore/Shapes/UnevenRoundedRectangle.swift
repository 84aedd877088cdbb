public import Foundation

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose round corners have different radii.
///
/// The leading side is the left one, because shapes are not mirrored in right-to-left layouts.
public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    let radii = RectangleCornerRadii(
      topLeading: topLeadingRadius,
      bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius
    )
    self.init(cornerRadii: radii, style: style)
  }

  public func path(in rect: CGRect) -> Path {
    let limit = min(rect.width, rect.height) / 2
    let corners: [(corner: CGPoint, radius: CGFloat, angle: Double)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), cornerRadii.topTrailing, -90),
      (CGPoint(x: rect.maxX, y: rect.maxY), cornerRadii.bottomTrailing, 0),
      (CGPoint(x: rect.minX, y: rect.maxY), cornerRadii.bottomLeading, 90),
      (CGPoint(x: rect.minX, y: rect.minY), cornerRadii.topLeading, 180),
    ]
    return Path { path in
      for (index, (corner, wanted, angle)) in corners.enumerated() {
        let radius = min(max(wanted, 0), limit)
        let center = CGPoint(
          x: corner.x == rect.minX ? corner.x + radius : corner.x - radius,
          y: corner.y == rect.minY ? corner.y + radius : corner.y - radius
        )
        let start = CGPoint(
          x: center.x + radius * cos(angle * .pi / 180),
          y: center.y + radius * sin(angle * .pi / 180)
        )
        if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
        guard radius > 0 else { continue }
        path.addArc(
          center: center,
          radius: radius,
          startAngle: .degrees(angle),
          endAngle: .degrees(angle + 90),
          clockwise: false
        )
      }
      path.closeSubpath()
    }
  }

  /// The radii of the corners.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// Returns the rectangle, inset by an amount on all sides, with matching corners.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    let radii = RectangleCornerRadii(
      topLeading: cornerRadii.topLeading - amount,
      bottomLeading: cornerRadii.bottomLeading - amount,
      bottomTrailing: cornerRadii.bottomTrailing - amount,
      topTrailing: cornerRadii.topTrailing - amount
    )
    return InsetForm(UnevenRoundedRectangle(cornerRadii: radii, style: style), by: amount)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius,
      style: style
    )
  }
}
