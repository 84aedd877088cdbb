public import Foundation

/// A shape that fills the available space.
///
/// ```swift
/// struct Diagonal: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: rect.origin)
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///     }
///   }
/// }
///
/// Diagonal().stroke(.red, lineWidth: 2)
/// ```
///
/// The page reports the available space and receives the outline for exactly that. Until then, it
/// stretches the outline for a square.
///
/// A shape with ``Animatable/animatableData`` is drawn for the values on the way when an animation changes them.
nonisolated public protocol Shape: MaskView, Animatable, Sendable {
  /// Returns the outline in a rectangle.
  func path(in rect: CGRect) -> Path
}

/// A shape that can be inset on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape, inset by an amount on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension Shape {
  public var body: some View {
    PaintedShape(shape: self, style: nil, drawing: .fill(FillStyle()))
  }

  /// Fills the shape.
  ///
  /// - Parameters:
  ///   - content: A color or another style.
  ///   - style: The style of the fill.
  /// - Returns: A view.
  public func fill(
    _ content: some ShapeStyle,
    style: FillStyle = FillStyle()
  ) -> some ShapeView<Self> {
    PaintedShape(shape: self, style: content, drawing: .fill(style))
  }

  /// Fills the shape with the foreground style.
  ///
  /// - Parameter style: The style of the fill.
  /// - Returns: A view.
  public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    PaintedShape(shape: self, style: nil, drawing: .fill(style))
  }

  /// Draws the outline of the shape.
  ///
  /// - Parameters:
  ///   - content: A color or another style.
  ///   - lineWidth: The width of the line, in points.
  /// - Returns: A view.
  public func stroke(
    _ content: some ShapeStyle,
    lineWidth: CGFloat = 1
  ) -> some ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline of the shape.
  ///
  /// - Parameters:
  ///   - content: A color or another style.
  ///   - style: The style of the line.
  /// - Returns: A view.
  public func stroke(
    _ content: some ShapeStyle,
    style: StrokeStyle
  ) -> some ShapeView<Self> {
    PaintedShape(shape: self, style: content, drawing: .line(style))
  }

  /// Draws the outline of the shape with the foreground style.
  ///
  /// - Parameter style: The style of the line.
  /// - Returns: A view.
  public func stroke(style: StrokeStyle) -> some View {
    PaintedShape(shape: self, style: nil, drawing: .line(style))
  }

  /// Draws the outline of the shape with the foreground style.
  ///
  /// - Parameter lineWidth: The width of the line, in points.
  /// - Returns: A view.
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

nonisolated extension InsettableShape {
  /// Draws a line along the inside of the shape's outline.
  ///
  /// - Parameters:
  ///   - content: A color or another style.
  ///   - lineWidth: The width of the line, in points.
  /// - Returns: A view.
  public func strokeBorder(
    _ content: some ShapeStyle,
    lineWidth: CGFloat = 1
  ) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }

  /// Draws a line along the inside of the shape's outline.
  ///
  /// - Parameters:
  ///   - content: A color or another style.
  ///   - style: The style of the line.
  /// - Returns: A view.
  public func strokeBorder(
    _ content: some ShapeStyle,
    style: StrokeStyle
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Draws a line along the inside of the shape's outline with the foreground style.
  ///
  /// - Parameter lineWidth: The width of the line, in points.
  /// - Returns: A view.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    inset(by: lineWidth / 2).stroke(lineWidth: lineWidth)
  }

  /// Draws a line along the inside of the shape's outline with the foreground style.
  ///
  /// - Parameter style: The style of the line.
  /// - Returns: A view.
  public func strokeBorder(style: StrokeStyle) -> some View {
    inset(by: style.lineWidth / 2).stroke(style: style)
  }
}

/// The style of a fill.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule decides which parts are inside.
  public var isEOFilled: Bool

  public init(eoFill: Bool = false) {
    isEOFilled = eoFill
  }
}

/// The style of a line.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The CSS declarations.
  var css: String? {
    CSS.style(
      "stroke-width:\(CSS.length(lineWidth))",
      lineCap == .butt ? nil : "stroke-linecap:\(lineCap)",
      lineJoin == .miter ? nil : "stroke-linejoin:\(lineJoin)",
      miterLimit == 10 ? nil : "stroke-miterlimit:\(CSS.number(miterLimit))",
      dash.isEmpty
        ? nil : "stroke-dasharray:\(dash.map { CSS.number($0) }.joined(separator: " "))",
      dashPhase == 0 ? nil : "stroke-dashoffset:\(CSS.number(dashPhase))"
    )
  }
}
