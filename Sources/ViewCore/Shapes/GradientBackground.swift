import Foundation

/// A painted background, clipped to an outline.
struct GradientBackground: View {
  let gradient: any AreaPaint
  let path: Path
  let drawing: OutlineDrawing
  let size: CGSize

  var body: some View {
    let area = PaintedArea(size: size, margin: margin)
    return PaintedBackground(gradient: gradient, area: area, cut: cut(of: area))
  }

  /// The distance by which the outline exceeds its space, as wide lines do.
  private var margin: CGFloat {
    guard !path.isEmpty else { return 0 }
    let bounds = path.boundingRect
    let across = max(-bounds.minX, bounds.maxX - size.width)
    let along = max(-bounds.minY, bounds.maxY - size.height)
    let margin = max(across, along, 0) + drawing.reach
    return margin > 0.01 ? margin.rounded(.up) : 0
  }

  private func cut(of area: PaintedArea) -> String {
    let path = path.offsetBy(dx: area.margin, dy: area.margin)
    guard case .line = drawing else { return "clip-path:path(\(rule)\"\(path.svg)\")" }
    // A mask leaves hidden parts tappable, so that the ground ignores all taps.
    let mask = area.mask("<path d='\(path.svg)' style='stroke:black;\(drawing.css ?? "")'/>")
    return "\(mask);pointer-events:none"
  }

  private var rule: String { drawing.css == nil ? "" : "evenodd," }
}

/// An area painted with a gradient and clipped.
struct PaintedBackground: View {
  let gradient: any AreaPaint
  let area: PaintedArea
  /// The CSS declarations that clip.
  let cut: String

  var body: some View {
    Box(
      "foreignObject",
      attributes: area.attributes,
      content: Leaf(
        element: Element(
          "div",
          attributes: [
            .init("class", "painted"),
            .init("style", "background:\(gradient.background(in: area));\(cut)"),
          ]
        )
      )
    )
  }
}

/// The painted area: the space of a view and a margin around it with the same paint.
struct PaintedArea {
  let size: CGSize
  var margin: CGFloat = 0

  /// A nominal size, for paints that only have relative values.
  static let anySize = PaintedArea(size: CGSize(width: 100, height: 100))

  /// The space with its margin.
  var whole: CGSize {
    CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
  }

  /// Returns the location in the whole area of a point of the space.
  func place(_ point: UnitPoint) -> UnitPoint {
    guard margin > 0 else { return point }
    return UnitPoint(
      x: (point.x * size.width + margin) / whole.width,
      y: (point.y * size.height + margin) / whole.height
    )
  }

  /// Returns the CSS declarations that clip to a drawing.
  func mask(_ drawing: String) -> String {
    "mask:\(Self.image(of: drawing, width: whole.width, height: whole.height)) 0 0/100% 100%"
  }

  /// Returns a drawing as an image of CSS.
  static func image(of drawing: String, width: CGFloat, height: CGFloat) -> String {
    let box = "0 0 \(CSS.number(width)) \(CSS.number(height))"
    let image = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='\(box)'>\(drawing)</svg>"
    let data = image.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return "url(\"data:image/svg+xml,\(data)\")"
  }

  fileprivate var attributes: [Element.Attribute] {
    guard margin > 0 else { return [.init("width", "100%"), .init("height", "100%")] }
    return [
      .init("x", CSS.number(-margin)), .init("y", CSS.number(-margin)),
      .init("width", CSS.number(whole.width)), .init("height", CSS.number(whole.height)),
    ]
  }
}
