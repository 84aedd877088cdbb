public import Foundation

/// A form that is painted, and can be painted again on top.
///
/// ```swift
/// Circle().fill(.yellow).stroke(.orange, lineWidth: 2)
/// ```
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the form.
  associatedtype Content: Shape

  /// The form.
  var shape: Content { get }
}

nonisolated extension ShapeView {
  /// This form, filled on top of what is painted.
  ///
  /// - Parameters:
  ///   - content: A colour or another style.
  ///   - style: How overlapping parts count.
  /// - Returns: A view.
  public func fill(
    _ content: some ShapeStyle,
    style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    LayeredShape(shape: shape, under: self, over: shape.fill(content, style: style))
  }

  /// The outline of this form as a line, on top of what is painted.
  ///
  /// - Parameters:
  ///   - content: A colour or another style.
  ///   - lineWidth: How wide the line is.
  /// - Returns: A view.
  public func stroke(
    _ content: some ShapeStyle,
    lineWidth: CGFloat = 1
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of this form as a line, on top of what is painted.
  ///
  /// - Parameters:
  ///   - content: A colour or another style.
  ///   - style: How the line looks.
  /// - Returns: A view.
  public func stroke(
    _ content: some ShapeStyle,
    style: StrokeStyle
  ) -> some ShapeView<Content> {
    LayeredShape(shape: shape, under: self, over: shape.stroke(content, style: style))
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// A line along the outline of this form, inside it, on top of what is painted.
  ///
  /// - Parameters:
  ///   - content: A colour or another style.
  ///   - lineWidth: How wide the line is.
  /// - Returns: A view.
  public func strokeBorder(
    _ content: some ShapeStyle,
    lineWidth: CGFloat = 1
  ) -> some ShapeView<Content> {
    let over = shape.strokeBorder(content, lineWidth: lineWidth)
    return LayeredShape(shape: shape, under: self, over: over)
  }
}

/// A form that is painted twice.
private struct LayeredShape<Content: Shape, Under: View, Over: View>: ShapeView {
  let shape: Content
  let under: Under
  let over: Over

  var body: some View {
    under.overlay { over }
  }
}

/// A form, filled.
struct FilledShape<Form: Shape>: Sendable {
  let shape: Form
  let style: (any ShapeStyle)?
  let fillStyle: FillStyle
}

extension FilledShape: ShapeView {
  var body: some View {
    DrawnShape(
      shape: shape,
      style: style,
      drawing: .ground(fillStyle)
    )
  }
}

/// The outline of a form as a line.
struct StrokedShape<Form: Shape>: Sendable {
  let shape: Form
  let style: (any ShapeStyle)?
  let strokeStyle: StrokeStyle
}

extension StrokedShape: ShapeView {
  var body: some View {
    DrawnShape(
      shape: shape,
      style: style,
      drawing: .line(strokeStyle)
    )
  }
}

/// What of an outline is painted, and how.
enum OutlineDrawing: Sendable {
  case ground(FillStyle)
  case line(StrokeStyle)

  fileprivate var attribute: String {
    switch self {
    case .ground: "fill"
    case .line: "stroke"
    }
  }

  /// How far it may leave an outline: most at sharp corners, by as much as the style of the line lets it.
  var reach: CGFloat {
    guard case .line(let style) = self else { return 0 }
    return style.lineWidth / 2 * (style.lineJoin == .miter ? max(style.miterLimit, 1.5) : 1.5)
  }

  var css: String? {
    switch self {
    case .ground(let style): style.isEOFilled ? "fill-rule:evenodd" : nil
    case .line(let style): CSS.style("fill:none", style.css)
    }
  }
}

/// The drawing of a form in the space that the page says there is.
private struct DrawnShape<Form: Shape>: View {
  let shape: Form
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

  /// What is drawn before the page has said how much space there is.
  private static var nominalSize: CGSize { CGSize(width: 100, height: 100) }
}

private struct ShapeElement {
  let path: Path
  let size: CGSize
  let style: (any ShapeStyle)?
  let drawing: OutlineDrawing
  let setSize: (CGSize) -> Void
}

extension ShapeElement: View {
  typealias Body = Never
}

extension ShapeElement: ElementView {
  func render(in context: NodeContext) -> Rendering<ShapePath> {
    let style = style ?? context.environment.foregroundStyle
    let box = "0 0 \(CSS.number(size.width)) \(CSS.number(size.height))"
    let gradient = style?.gradientPaint(in: context.environment)
    return Rendering(
      element: Element(
        "svg",
        attributes: [
          .init("class", "shape"), .init("viewBox", box), .init("preserveAspectRatio", "none"),
          .init("aria-hidden", "true"),
        ],
        events: .resize
      ),
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

/// The outline, and its paint where that is more than a colour.
private struct ShapePath: View {
  let path: Path
  let drawing: OutlineDrawing
  let color: String?
  let gradient: (any GradientPaint)?
  let size: CGSize

  var body: some View {
    if let gradient {
      // The outline is cut out of a painted ground, because a browser paints more kinds of gradient
      // than SVG has.
      GradientGround(gradient: gradient, path: path, drawing: drawing, size: size)
    } else {
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
}
