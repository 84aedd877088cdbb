public import Foundation

/// A form that fills the space it gets.
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
/// The page tells how much space there is, and is sent the outline for exactly that. Until it has, it
/// stretches the outline for a square.
nonisolated public protocol Shape: View, Sendable {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
}

/// A form that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller form.
  associatedtype InsetShape: InsettableShape

  /// This form, smaller by an amount on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension Shape {
  public var body: some View {
    FilledShape(shape: self, style: nil, fillStyle: FillStyle())
  }

  /// This form, filled.
  ///
  /// - Parameters:
  ///   - content: A colour or another style.
  ///   - style: How overlapping parts count.
  /// - Returns: A view.
  public func fill(
    _ content: some ShapeStyle,
    style: FillStyle = FillStyle()
  ) -> some ShapeView<Self> {
    FilledShape(shape: self, style: content, fillStyle: style)
  }

  /// This form, filled in the colour of texts.
  ///
  /// - Parameter style: How overlapping parts count.
  /// - Returns: A view.
  public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    FilledShape(shape: self, style: nil, fillStyle: style)
  }

  /// The outline of this form as a line.
  ///
  /// - Parameters:
  ///   - content: A colour or another style.
  ///   - lineWidth: How wide the line is.
  /// - Returns: A view.
  public func stroke(
    _ content: some ShapeStyle,
    lineWidth: CGFloat = 1
  ) -> some ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of this form as a line.
  ///
  /// - Parameters:
  ///   - content: A colour or another style.
  ///   - style: How the line looks.
  /// - Returns: A view.
  public func stroke(
    _ content: some ShapeStyle,
    style: StrokeStyle
  ) -> some ShapeView<Self> {
    StrokedShape(shape: self, style: content, strokeStyle: style)
  }

  /// The outline of this form as a line, in the colour of texts.
  ///
  /// - Parameter style: How the line looks.
  /// - Returns: A view.
  public func stroke(style: StrokeStyle) -> some View {
    StrokedShape(shape: self, style: nil, strokeStyle: style)
  }

  /// The outline of this form as a line, in the colour of texts.
  ///
  /// - Parameter lineWidth: How wide the line is.
  /// - Returns: A view.
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

nonisolated extension InsettableShape {
  /// A line along the outline of this form, inside it.
  ///
  /// - Parameters:
  ///   - content: A colour or another style.
  ///   - lineWidth: How wide the line is.
  /// - Returns: A view.
  public func strokeBorder(
    _ content: some ShapeStyle,
    lineWidth: CGFloat = 1
  ) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }

  /// A line along the outline of this form, inside it.
  ///
  /// - Parameters:
  ///   - content: A colour or another style.
  ///   - style: How the line looks.
  /// - Returns: A view.
  public func strokeBorder(
    _ content: some ShapeStyle,
    style: StrokeStyle
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// A line along the outline of this form, inside it, in the colour of texts.
  ///
  /// - Parameter lineWidth: How wide the line is.
  /// - Returns: A view.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    inset(by: lineWidth / 2).stroke(lineWidth: lineWidth)
  }

  /// A line along the outline of this form, inside it, in the colour of texts.
  ///
  /// - Parameter style: How the line looks.
  /// - Returns: A view.
  public func strokeBorder(style: StrokeStyle) -> some View {
    inset(by: style.lineWidth / 2).stroke(style: style)
  }
}

/// How overlapping parts of a filled form count.
public struct FillStyle: Equatable, Sendable {
  /// Whether a part that is enclosed twice is outside.
  public var isEOFilled: Bool

  public init(eoFill: Bool = false) {
    isEOFilled = eoFill
  }
}

/// How a line looks.
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

  /// The declarations of a stylesheet.
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
