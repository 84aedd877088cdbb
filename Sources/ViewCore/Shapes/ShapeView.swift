public import Foundation

/// A painted shape, which can be painted again on top.
///
/// ```swift
/// Circle().fill(.yellow).stroke(.orange, lineWidth: 2)
/// ```
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  var shape: Content { get }
}

nonisolated extension ShapeView {
  /// Fills the shape on top of the existing paint.
  ///
  /// - Parameters:
  ///   - content: A color or another style.
  ///   - style: The style of the fill.
  /// - Returns: A view.
  public func fill(
    _ content: some ShapeStyle,
    style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    LayeredShape(shape: shape, under: self, over: shape.fill(content, style: style))
  }

  /// Draws the outline of the shape on top of the existing paint.
  ///
  /// - Parameters:
  ///   - content: A color or another style.
  ///   - lineWidth: The width of the line, in points.
  /// - Returns: A view.
  public func stroke(
    _ content: some ShapeStyle,
    lineWidth: CGFloat = 1
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline of the shape on top of the existing paint.
  ///
  /// - Parameters:
  ///   - content: A color or another style.
  ///   - style: The style of the line.
  /// - Returns: A view.
  public func stroke(
    _ content: some ShapeStyle,
    style: StrokeStyle
  ) -> some ShapeView<Content> {
    LayeredShape(shape: shape, under: self, over: shape.stroke(content, style: style))
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// Draws a line along the inside of the shape's outline, on top of the existing paint.
  ///
  /// - Parameters:
  ///   - content: A color or another style.
  ///   - lineWidth: The width of the line, in points.
  /// - Returns: A view.
  public func strokeBorder(
    _ content: some ShapeStyle,
    lineWidth: CGFloat = 1
  ) -> some ShapeView<Content> {
    let over = shape.strokeBorder(content, lineWidth: lineWidth)
    return LayeredShape(shape: shape, under: self, over: over)
  }
}

/// A shape with two layers of paint.
private struct LayeredShape<Content: Shape, Under: View, Over: View>: ShapeView {
  let shape: Content
  let under: Under
  let over: Over

  var body: some View {
    under.overlay { over }
  }
}

/// A filled shape, or the outline of one as a line.
struct PaintedShape<Form: Shape>: Sendable {
  let shape: Form
  /// The paint, or `nil` for the foreground style.
  let style: (any ShapeStyle)?
  let drawing: OutlineDrawing
}

extension PaintedShape: ShapeView {
  typealias Body = Never
}

extension PaintedShape: ShapedView {
  var shaped: DrawnShape<Form> {
    DrawnShape(shape: shape, style: style, drawing: drawing)
  }

  func shaped(by shape: some Shape) -> AnyView {
    AnyView(DrawnShape(shape: shape, style: style, drawing: drawing))
  }
}

/// The way in which an outline is painted.
enum OutlineDrawing: Equatable, Sendable {
  case fill(FillStyle)
  case line(StrokeStyle)

  fileprivate var attribute: String {
    switch self {
    case .fill: "fill"
    case .line: "stroke"
    }
  }

  /// The maximum distance of the paint from the outline, which is at the sharpest corner that the
  /// line's style allows.
  var reach: CGFloat {
    guard case .line(let style) = self else { return 0 }
    return style.lineWidth / 2 * (style.lineJoin == .miter ? max(style.miterLimit, 1.5) : 1.5)
  }

  var css: String? {
    switch self {
    case .fill(let style): style.isEOFilled ? "fill-rule:evenodd" : nil
    case .line(let style): CSS.style("fill:none", style.css)
    }
  }
}

/// A shape that is drawn in the space that the page reports.
struct DrawnShape<Form: Shape>: View {
  var shape: Form
  let style: (any ShapeStyle)?
  let drawing: OutlineDrawing
  @State private var size: CGSize?

  var body: some View {
    ShapeElement(
      path: shape.path(in: CGRect(origin: .zero, size: size ?? Self.nominalSize)),
      size: size ?? Self.nominalSize,
      style: style,
      drawing: drawing,
      setSize: { size = $0 }
    )
  }

  /// The size of the drawing before the page has reported the space.
  private static var nominalSize: CGSize { CGSize(width: 100, height: 100) }
}

extension DrawnShape: Animatable {
  nonisolated var animatableData: Form.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

private struct ShapeElement {
  let path: Path
  let size: CGSize
  let style: (any ShapeStyle)?
  let drawing: OutlineDrawing
  let setSize: (CGSize) -> Void
}

extension ShapeElement: ElementView {
  func render(in context: NodeContext) -> Rendering<ShapePath> {
    let style = style ?? context.environment.foregroundStyle
    let box = "0 0 \(CSS.number(size.width)) \(CSS.number(size.height))"
    let gradient = style?.areaPaint(in: context.environment)
    var element = Element(
      "svg",
      attributes: [
        .init(class: .shape), .init("viewBox", box), .init("preserveAspectRatio", "none"),
        .init("aria-hidden", "true"),
      ],
      events: .resize
    )
    if let shadow = style?.shadowFilter(in: context.environment) { element["style"] = shadow }
    return Rendering(
      element: element,
      content: ShapePath(
        path: path,
        drawing: drawing,
        color: gradient == nil ? style?.css(in: context.environment) : nil,
        gradient: gradient,
        size: size
      ),
      behavior: ElementBehavior { event in
        if case .resize(let size) = event { setSize(size) }
      }
    )
  }
}

/// The outline, and its gradient if it has one.
private struct ShapePath: View {
  let path: Path
  let drawing: OutlineDrawing
  let color: String?
  let gradient: (any AreaPaint)?
  let size: CGSize

  var body: some View {
    if let gradient {
      // A gradient is a background that is clipped to the outline, because CSS has more kinds of
      // gradients than SVG.
      GradientBackground(gradient: gradient, path: path, drawing: drawing, size: size)
    } else {
      PathElement(path: path, drawing: drawing, color: color)
    }
  }
}

/// An outline in a color, or in the color of texts.
struct PathElement: View {
  let path: Path
  let drawing: OutlineDrawing
  let color: String?

  var body: some View {
    Leaf(
      element: Element(
        "path",
        attributes: [
          .init("d", path.svg),
          .init(
            "style",
            CSS.style("\(drawing.attribute):\(color ?? "currentColor")", drawing.css) ?? ""
          ),
        ]
      )
    )
  }
}
