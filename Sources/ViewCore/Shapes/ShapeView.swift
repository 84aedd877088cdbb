import Foundation

/// A form, filled.
struct FilledShape<Form: Shape>: Sendable {
  let shape: Form
  let style: (any ShapeStyle)?
  let fillStyle: FillStyle
}

extension FilledShape: View {
  var body: some View {
    ShapeView(
      shape: shape,
      style: style,
      attribute: "fill",
      css: fillStyle.isEOFilled ? "fill-rule:evenodd" : nil
    )
  }
}

/// The outline of a form as a line.
struct StrokedShape<Form: Shape>: Sendable {
  let shape: Form
  let style: (any ShapeStyle)?
  let strokeStyle: StrokeStyle
}

extension StrokedShape: View {
  var body: some View {
    ShapeView(
      shape: shape,
      style: style,
      attribute: "stroke",
      css: CSS.style("fill:none", strokeStyle.css)
    )
  }
}

/// The drawing of a form in the space that the page says there is.
private struct ShapeView<Form: Shape>: View {
  let shape: Form
  let style: (any ShapeStyle)?
  /// What of the outline is painted.
  let attribute: String
  /// How it is painted.
  let css: String?
  @State private var size: CGSize?

  var body: some View {
    ShapeElement(
      path: shape.path(in: CGRect(origin: .zero, size: size ?? Self.nominalSize)),
      size: size ?? Self.nominalSize,
      style: style,
      attribute: attribute,
      css: css,
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
  let attribute: String
  let css: String?
  let setSize: (CGSize) -> Void
}

extension ShapeElement: View {
  typealias Body = Never
}

extension ShapeElement: ElementView {
  func render(in context: NodeContext) -> Rendering<ShapePath> {
    let style = style ?? context.environment.foregroundStyle
    let box = "0 0 \(CSS.number(size.width)) \(CSS.number(size.height))"
    let gradient = style?.gradient(in: context.environment)
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
        attribute: attribute,
        css: css,
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
  let attribute: String
  let css: String?
  let color: String?
  let gradient: (any GradientPaint)?
  let size: CGSize

  var body: some View {
    if let gradient {
      // The outline is cut out of a painted ground, because a browser paints more kinds of gradient
      // than SVG has.
      GradientGround(
        gradient: gradient,
        path: path,
        isLine: attribute == "stroke",
        css: css,
        size: size
      )
    } else {
      Leaf(
        element: Element(
          "path",
          attributes: [
            .init("d", path.svg),
            .init("style", CSS.style("\(attribute):\(color ?? "currentColor")", css) ?? ""),
          ]
        )
      )
    }
  }
}
