public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetForm(self, by: amount) }
}

/// The largest circle that fits.
public struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetForm(self, by: amount) }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetForm(self, by: amount) }
}

/// A rectangle whose short sides are semicircles.
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetForm(self, by: amount) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// The size of a corner.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// Returns the rectangle, inset by an amount on all sides, with matching corners.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    let size = CGSize(width: cornerSize.width - amount, height: cornerSize.height - amount)
    return InsetForm(RoundedRectangle(cornerSize: size, style: style), by: amount)
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }

  public static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  public static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

/// A shape that is inset on all sides.
struct InsetForm<Base: Shape>: InsettableShape {
  private var base: Base
  private var amount: CGFloat

  init(_ base: Base, by amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  func path(in rect: CGRect) -> Path {
    let (dx, dy) = (min(amount, rect.width / 2), min(amount, rect.height / 2))
    return base.path(
      in: CGRect(
        x: rect.minX + dx,
        y: rect.minY + dy,
        width: rect.width - 2 * dx,
        height: rect.height - 2 * dy
      )
    )
  }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    InsetForm(base, by: self.amount + amount)
  }
}
